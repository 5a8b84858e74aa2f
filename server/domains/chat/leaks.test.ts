import { getNamedType, type GraphQLType } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  operationsOf,
  variablesOf,
  type Operation,
  type ArgumentPath,
} from '../../../tools/testing/matrix/operations.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { sampled } from '../../../tools/testing/running/sampled.ts';
import { addUser } from '../../../tools/testing/testApp.ts';
import { buildAppSchemas } from '../../schema.ts';
import { chatter, quietApp, type Chatter } from './testing/chats.ts';
import { collectEvents } from './testing/collectEvents.ts';

/*
 * Sends every chat operation of the schema as people who may know nothing of a thread or person.
 * The response must be exactly the response for an unknown id.
 */

const app = await quietApp(afterAll);
const { open: schema } = await buildAppSchemas();

const isOfChat = ({ name, kind }: Operation) => {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const root = kind === 'subscription' ? schema.getSubscriptionType() : roots[kind];
  const { type, args } = root!.getFields()[name]!;
  const types: GraphQLType[] = [type, ...args.map((arg) => arg.type)];
  return /chat/i.test(name) || types.some((type) => getNamedType(type).name.includes('Chat'));
};
const operations = (['query', 'mutation'] as const)
  .flatMap((kind) => operationsOf(schema, kind))
  .filter(isOfChat);
const subscriptions = operationsOf(schema, 'subscription').filter(isOfChat);

const secret = 'zanzibarsecret';
const nobody = '999999999';
const isPersonArgument = ({ path }: ArgumentPath) => /user|people|author|reporter/i.test(path);

/**
 * First ids per table. The ranges do not overlap, so that the id of a thread is never also the id of a
 * person.
 */
const firstIds = {
  chat_thread: 7_100_000,
  chat_message: 7_200_000,
  chat_room: 7_300_000,
  chat_report: 7_400_000,
};

let url: string;
beforeAll(async () => {
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const connection = app.orm.em.fork().getConnection();
  const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
  for (const [table, id] of Object.entries(firstIds)) {
    if (isPostgres)
      await connection.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), ${id})`);
    else {
      await connection.execute(`delete from sqlite_sequence where name = '${table}'`);
      await connection.execute(`insert into sqlite_sequence (name, seq) values ('${table}', ${id})`);
    }
  }
});

type Person = Chatter & { userId: string; username: string; radio: number };

/** Creates a person whom no other person knows. */
async function newcomer(role: string, radio = 1): Promise<Person> {
  const { id, username, email } = await addUser(app.orm.em.fork() as never, role);
  return { ...chatter(app, await app.tokenOf(email), radio), userId: String(id), username, radio };
}

interface Subject {
  id: string;
  person: string;
  text: string;
  agrees: boolean;
}

const agreeing = (value: unknown): unknown =>
  value === false
    ? true
    : Array.isArray(value)
      ? value.map(agreeing)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, agreeing(field)]))
        : value;

/** Returns the response to an operation, and the response without the parts that differ each time. */
async function answered(who: Chatter, { document, args }: Operation, { id, person, text, agrees }: Subject) {
  const given = variablesOf(args, { id: (argument) => (isPersonArgument(argument) ? person : id), text });
  const { data, errors } = await who.execute(document, (agrees ? agreeing(given) : given) as object);
  const response = JSON.stringify({
    data,
    errors: errors.map(({ message, extensions }) => ({ message, extensions })),
  });
  return {
    response,
    alike: response
      .replaceAll(text, 'TEXT')
      .replaceAll(/"requestId":"[^"]*"/g, '')
      .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, 'TIME')
      .replaceAll(/"\d+"/g, 'ID')
      .replaceAll(/test-\w+-\w+/g, 'NAME'),
  };
}

interface Thread {
  owner: Person;
  member: Person;
  ids: string[];
  thread: string;
}

/** Creates a private thread of several people, which the outsider has left. */
async function privateThread(outsider: Person): Promise<Thread> {
  const [owner, member] = [await newcomer('author'), await newcomer('author')];
  const { id: thread } = await owner.open([member.userId, outsider.userId], `${secret} plan`);
  const message = await owner.send(thread, `${secret} words`);
  return { owner, member, thread, ids: [thread, message.id] };
}

async function roomThread(outsider: Person, owner: Person): Promise<Thread> {
  const member = await newcomer('author');
  const { id: room, thread } = await owner.room({ name: `${secret} ${outsider.userId}`, topic: secret });
  for (const person of [member, outsider]) await person.act('joinChatThread', `id: "${thread.id}"`);
  const message = await owner.send(thread.id, `${secret} words`);
  return { owner, member, thread: thread.id, ids: [thread.id, message.id, room] };
}

async function recordThread(outsider: Person, owner: Person): Promise<Thread> {
  const member = await newcomer('author');
  const { emissions } = await owner.must('{ emissions(perPage: 100) { items { id } } }');
  // Opens each thread about another record.
  const about = `kind: "Emission", id: "${emissions.items[recordsTaken++].id}"`;
  const open = (who: Person) => who.act('openRecordChat', about);
  const thread = (await open(owner)).data.openRecordChat.id as string;
  for (const person of [member, outsider]) await open(person);
  const message = await owner.send(thread, `${secret} words`);
  return { owner, member, thread, ids: [thread, message.id] };
}
let recordsTaken = 0;

const outOf = ({ owner, thread }: Thread, name: string, { userId }: Person, more = '') =>
  owner
    .act(name, `id: "${thread}", userId: "${userId}"${more}`)
    .then(({ code }) => expect(code).toBeUndefined());

/** People who may know nothing of a thread, each returned with such a thread. */
const outsiders: Record<string, () => Promise<[Person, Thread]>> = {
  'who was taken out of a private thread': async () => {
    const person = await newcomer('author');
    const thread = await privateThread(person);
    await outOf(thread, 'removeChatPerson', person);
    return [person, thread];
  },
  'who is kept out of a private thread': async () => {
    const person = await newcomer('author');
    const thread = await privateThread(person);
    await outOf(thread, 'setChatPersonBlocked', person, ', blocked: true');
    return [person, thread];
  },
  'who is kept out of a room': async () => {
    const person = await newcomer('author');
    const thread = await roomThread(person, await newcomer('admin'));
    await outOf(thread, 'setChatPersonBlocked', person, ', blocked: true');
    return [person, thread];
  },
  'who keeps order in rooms, and is kept out of one': async () => {
    const person = await newcomer('editor');
    const thread = await roomThread(person, await newcomer('admin'));
    await outOf(thread, 'setChatPersonBlocked', person, ', blocked: true');
    return [person, thread];
  },
  'who looks at another radio than that of the record': async () => {
    const person = await newcomer('admin');
    const thread = await recordThread(person, await newcomer('admin'));
    return [{ ...person, ...chatter(app, person.token, 2), radio: 2 }, thread];
  },
  'who looks at another radio than that of the room': async () => {
    const person = await newcomer('admin');
    const thread = await roomThread(person, await newcomer('admin'));
    return [{ ...person, ...chatter(app, person.token, 2), radio: 2 }, thread];
  },
};

test('the chat has the operations of this test', () => {
  expect([operations.length, subscriptions.length]).toEqual([
    expect.toSatisfy((count: number) => count > 40),
    expect.toSatisfy((count: number) => count > 2),
  ]);
});

const sampledOperations = sampled(operations, 8);

describe.each(Object.entries(outsiders))('%s', (_, made) => {
  test('every operation responds as for an unknown id', async () => {
    const [person, { owner, ids }] = await made();
    const leaks: string[] = [];
    for (const operation of sampledOperations)
      for (const id of ids)
        for (const agrees of [false, true]) {
          const subject = { person: owner.userId, text: secret, agrees };
          // Runs the operation once in advance: its first run may change something that both compared runs
          // must see.
          await answered(person, operation, { ...subject, id: nobody });
          const there = await answered(person, operation, { ...subject, id });
          const nowhere = await answered(person, operation, { ...subject, id: nobody });
          if (there.alike !== nowhere.alike)
            leaks.push(`${operation.name} of ${id}: ${there.alike}, not ${nowhere.alike}`);
          const { data } = JSON.parse(there.response) as { data: unknown };
          if (ids.some((secretId) => JSON.stringify(data ?? null).includes(`"${secretId}"`)))
            leaks.push(`${operation.name} names it: ${there.response}`);
        }
    expect(leaks).toEqual([]);
  });
});

/** Returns the response of a path, without the parts that differ each time. */
async function answeredBy(who: Person, [method, url, body]: Way) {
  const isFile = Buffer.isBuffer(body);
  const { statusCode, payload } = await app.server.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${who.token}`,
      'x-radio': String(who.radio),
      ...(isFile && { 'content-type': 'image/png' }),
    },
    ...(body && { payload: body }),
  });
  return `${statusCode} ${payload}`.replaceAll(/"requestId":"[^"]*"|\d{6,}/g, '');
}

type Way = ['GET' | 'POST' | 'PUT' | 'DELETE', string, (Buffer | object)?];

const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** All chat paths outside of GraphQL that lead to a thread. */
const pathsOfThread = (thread: string): Way[] => [
  ['GET', `/api/exports/chat/${thread}.csv`],
  ['PUT', `/uploads/chat/${thread}/files?name=a.png`, dot],
  ['PUT', `/uploads/chat/${thread}/picture`, dot],
  ['DELETE', `/uploads/chat/${thread}/picture`],
];

/** Paths of the older API that lead to a person. */
const pathsOfPerson = (person: string): Way[] => [
  ['GET', `/apps/chat/get-chat?id=${person}`],
  ['POST', '/apps/chat/send-msg', { obj: { contact: { id: Number(person) }, message: 'Hello' } }],
];

describe.each(Object.entries(outsiders))('%s', (_, made) => {
  test('every path responds as for an unknown id', async () => {
    const [person, { owner, thread }] = await made();
    const nowhere = pathsOfThread(nobody);
    for (const [at, way] of pathsOfThread(thread).entries())
      expect(await answeredBy(person, way)).toBe(await answeredBy(person, nowhere[at]!));
    expect(await answeredBy(owner, pathsOfThread(thread)[0]!)).toMatch(new RegExp(`^200 [^]*${secret}`));
    const older = await answeredBy(person, ['GET', '/apps/chat/chats-and-contacts']);
    expect(older).toMatch(/^200/);
    expect(older).not.toContain(secret);
  });
});

test('the older paths respond to a blocked person as if the blocker did not exist', async () => {
  const [person, blocker] = [await newcomer('author'), await newcomer('author')];
  const [before] = pathsOfPerson(blocker.userId);
  expect(await answeredBy(person, before!)).toMatch(/^200/);
  await blocker.act('setChatBlocked', `userId: "${person.userId}", blocked: true`, '');
  const nowhere = pathsOfPerson(nobody);
  for (const [at, way] of pathsOfPerson(blocker.userId).entries())
    expect(await answeredBy(person, way)).toBe(await answeredBy(person, nowhere[at]!));
  const older = await answeredBy(person, ['GET', '/apps/chat/chats-and-contacts']);
  expect(older).not.toContain(blocker.username);
});

describe('a blocked person', () => {
  test('gets the response for an unknown person from every operation', async () => {
    const [person, blocker, third] = [
      await newcomer('author'),
      await newcomer('author'),
      await newcomer('author'),
    ];
    await blocker.act('setChatBlocked', `userId: "${person.userId}", blocked: true`, '');
    const leaks: string[] = [];
    const attempt = async (operation: Operation, of: { person: string; text: string }, agrees: boolean) => {
      const { id } = await person.open([third.userId, (await newcomer('author')).userId], 'Own');
      return answered(person, operation, { ...of, id, agrees });
    };
    for (const operation of sampledOperations)
      for (const agrees of [false, true]) {
        await attempt(operation, { person: nobody, text: 'nobody.at.all' }, agrees);
        const there = await attempt(operation, { person: blocker.userId, text: blocker.username }, agrees);
        const nowhere = await attempt(operation, { person: nobody, text: 'nobody.at.all' }, agrees);
        if (there.alike !== nowhere.alike)
          leaks.push(`${operation.name}: ${there.alike}, not ${nowhere.alike}`);
      }
    expect(leaks).toEqual([]);
  });
});

describe('subscriptions', () => {
  test('publish nothing of a thread to outsiders', { tags: ['slow'] }, async () => {
    for (const made of Object.values(outsiders)) {
      const [person, { owner, member, thread, ids }] = await made();
      const radio = Number(person.radio);
      const listening = (who: Person, at: number) =>
        Promise.all(
          subscriptions.map(({ document }) =>
            collectEvents<object>(url, { token: who.token, radio: at, query: document }),
          ),
        );
      const [own, theirs] = [await listening(person, radio), await listening(member, 1)];
      const receivedBy = (subscribers: Awaited<ReturnType<typeof listening>>) =>
        JSON.stringify(subscribers.map(({ received }) => received));
      const untilReceived = async (subscribers: typeof own, words: string, say: () => Promise<unknown>) =>
        expect
          .poll(async () => (await say(), receivedBy(subscribers).includes(words)), {
            timeout: 5000 * patience,
            interval: 60,
          })
          .toBe(true);
      const friend = await newcomer('author');
      const { id: elsewhere } = await friend.open([person.userId]);
      await untilReceived(own, 'listening yet', () => friend.send(elsewhere, 'listening yet?'));
      await untilReceived(theirs, 'and you', () => owner.send(thread, 'and you?'));

      const { id, version } = await owner.send(thread, `${secret} news`);
      const of = `id: "${id}"`;
      await owner.act('editChatMessage', `${of}, version: ${version}, body: "${secret} again"`);
      await owner.act('reactToChatMessage', `${of}, emoji: "👍", reacted: true`);
      await owner.act('pinChatMessage', `${of}, pinned: true`);
      await member.act('reportChatMessage', `${of}, reason: "${secret}"`, '');
      await owner.act('sendChatTyping', `id: "${thread}"`, '');
      await member.act('markChatRead', `id: "${thread}", upTo: 2`);
      await owner.act('setChatThreadClosed', `id: "${thread}", closed: true`);
      await theirs[0]!.until(() => receivedBy(theirs).includes(`${secret} again`));
      // Events arrive in order: once the last one has arrived, no other event can follow.
      await friend.send(elsewhere, 'the last of all');
      await own[0]!.until(() => receivedBy(own).includes('the last of all'));
      const received = receivedBy(own);
      expect(
        [secret, ...ids, id].filter(
          (secretId) => received.includes(`"${secretId}"`) || received.includes(secret),
        ),
      ).toEqual([]);
      for (const subscriber of [...own, ...theirs]) subscriber.end();
    }
  });
});
