import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { beginLive } from '../broadcasting/live/beginLive.ts';
import { LiveHow } from '../broadcasting/live/liveEnums.ts';
import { livesOf } from '../broadcasting/testing/lives.ts';
import { bareRadio } from '../broadcasting/testing/plans.ts';
import { openPlayer } from '../broadcasting/testing/stations.ts';
import { chatter, quietApp, type Chatter } from './testing/chats.ts';
import { collectEvents } from './testing/collectEvents.ts';

// Each query runs only once here, because presence may change between two runs.
const app = await quietApp(afterAll, { executor: jitExecutor });
let url: string;
beforeAll(async () => {
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});

interface Presence {
  id: string;
  state: string;
  until: string | null;
}

async function people(...roles: string[]) {
  return Promise.all(
    roles.map(async (role) => {
      const person = chatter(app, await app.as(role));
      return { ...person, userId: await person.id() };
    }),
  );
}

const stateOf = async (who: Chatter, id: string) => {
  const { chatPresence } = await who.must(`{ chatPresence(userIds: ["${id}"]) { id state } }`);
  return chatPresence[0].state as string;
};

/** Subscribes to chat events, as the portal does while a person has it open. */
const screen = ({ token }: Chatter) =>
  collectEvents<unknown>(url, { token, query: 'subscription { chatEvents { kind } }' });

/** Subscribes to presence changes as a person, and waits until the subscription is active. */
async function watching(who: Chatter & { userId: string }) {
  const query = 'subscription { chatPresenceChanged { id state until } }';
  const subscriber = await collectEvents<{ chatPresenceChanged: Presence }>(url, { token: who.token, query });
  const of = (id: string) =>
    subscriber.received
      .map(({ chatPresenceChanged }) => chatPresenceChanged)
      .filter((presence) => presence.id === id);
  const saysSo = async () => {
    await who.act('setChatPresence', 'state: ONLINE');
    return of(who.userId).length > 0;
  };
  await expect.poll(saysSo, { timeout: 5000 * patience, interval: 60 }).toBe(true);
  return { ...subscriber, of, last: (id: string) => of(id).at(-1)?.state };
}

const becomes = (who: Chatter, id: string, state: string) =>
  expect.poll(() => stateOf(who, id), { timeout: 10_000 * patience, interval: 50 }).toBe(state);

describe('presence', () => {
  test('requires a session, and is returned for a limited number of people', async () => {
    expect((await app.graphql('{ chatPresence(userIds: []) { id } }')).code).toBe('UNAUTHENTICATED');
    const [editor] = await people('editor');
    const ids = Array.from({ length: 101 }, (_, index) => `"${index}"`).join();
    expect((await editor!.execute(`{ chatPresence(userIds: [${ids}]) { id } }`)).fields).toEqual({
      userIds: 'tooLong',
    });
  });

  test(
    'begins with the first connection and ends with the last, and both are published',
    { tags: ['slow'] },
    async () => {
      const [editor, author] = await people('editor', 'author');
      const watch = await watching(editor!);
      expect(await stateOf(editor!, author!.userId)).toBe('OFFLINE');
      const [first, two] = [await screen(author!), await screen(author!)];
      await watch.until(() => watch.last(author!.userId) === 'ONLINE');
      expect(await stateOf(editor!, author!.userId)).toBe('ONLINE');
      await first.end();
      await two.end();
      await becomes(editor!, author!.userId, 'OFFLINE');
      await watch.until(() => watch.last(author!.userId) === 'OFFLINE');
      expect(watch.of(author!.userId).map(({ state }) => state)).toEqual(['ONLINE', 'OFFLINE']);
      await watch.end();
    },
  );

  test('is away or busy until the person is here again', { tags: ['slow'] }, async () => {
    const [editor, author] = await people('editor', 'author');
    const line = await screen(author!);
    await becomes(editor!, author!.userId, 'ONLINE');
    const say = (args: string) => author!.act('setChatPresence', args, '{ state until }');
    for (const state of ['ON_AIR', 'OFFLINE'])
      expect((await say(`state: ${state}`)).fields).toEqual({ state: 'invalid' });
    expect((await say('state: BUSY, until: "2999-01-01T00:00:00Z"')).fields).toEqual({ until: 'max' });
    expect((await say('state: BUSY')).data.setChatPresence).toEqual({ state: 'BUSY', until: null });
    expect(await stateOf(editor!, author!.userId)).toBe('BUSY');
    const past = new Date(Date.now() - 1000).toISOString();
    await say(`state: AWAY, until: "${past}"`);
    expect(await stateOf(editor!, author!.userId)).toBe('ONLINE');
    await say('state: AWAY');
    await say('state: ONLINE');
    expect(await stateOf(editor!, author!.userId)).toBe('ONLINE');
    await line.end();
    await becomes(editor!, author!.userId, 'OFFLINE');
  });

  test('is busy during quiet hours, until their end', { tags: ['slow'] }, async () => {
    const [editor, author] = await people('editor', 'author');
    const line = await screen(author!);
    const watch = await watching(editor!);
    await becomes(editor!, author!.userId, 'ONLINE');
    const set = async (quiet: string) => {
      const input = `{ ${quiet} digestAt: "08:00" }`;
      const answer = await author!.must(`mutation { setNotificationTimes(input: ${input}) { timeZone } }`);
      return answer.setNotificationTimes.timeZone as string;
    };
    const timeZone = await set('');
    const at = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
    await set(`quietFrom: "${at(-1)}", quietUntil: "${at(1)}",`);
    await watch.until(() => watch.last(author!.userId) === 'BUSY');
    const presence = watch.of(author!.userId).at(-1)!;
    expect(Date.parse(presence.until!)).toBeGreaterThan(Date.now());
    // No event is published at the end of quiet hours.
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run('update notice_times set quiet_until = ? where user_id = ?', [
        at(-0.5),
        Number(author!.userId),
      ]);
    });
    await expect.poll(() => watch.last(author!.userId), { timeout: 30_000 * patience }).toBe('ONLINE');
    await set('');
    await watch.end();
    await line.end();
  });

  test('is on the air during a live session, and is published', async () => {
    const [editor, admin] = await people('editor', 'admin');
    await bareRadio(app, admin!.token);
    await (await openPlayer(app, admin!.token)).plan();
    const watch = await watching(editor!);
    const person = Number(admin!.userId);
    const { database, services } = app.shared;
    const begun = await beginLive({ database, services, radioId: 1 }, { person, how: LiveHow.BROWSER });
    expect(begun.refused).toBeUndefined();
    await watch.until(() => watch.last(admin!.userId) === 'ON_AIR');
    expect(await stateOf(editor!, admin!.userId)).toBe('ON_AIR');
    const lives = livesOf(app, admin!.token);
    await lives.disconnect((await lives.now()).id);
    await watch.until(() => watch.last(admin!.userId) === 'OFFLINE');
    await watch.end();
  });

  test('is the same for another process on the same database', { tags: ['slow'] }, async () => {
    const [editor, author] = await people('editor', 'author');
    const line = await screen(author!);
    await becomes(editor!, author!.userId, 'ONLINE');
    const otherApp = await createTestApp({ beside: app });
    const there = chatter(otherApp, editor!.token);
    expect(await stateOf(there, author!.userId)).toBe('ONLINE');
    await line.end();
    await becomes(there, author!.userId, 'OFFLINE');
  });
});

describe('presence is hidden', () => {
  test(
    'from blocked people, and theirs from the blocker, also in subscriptions',
    { tags: ['slow'] },
    async () => {
      const [editor, author, user] = await people('editor', 'author', 'user');
      await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: true`, '');
      const [blocked, otherWatch] = [await watching(author!), await watching(user!)];
      const line = await screen(editor!);
      await otherWatch.until(() => otherWatch.last(editor!.userId) === 'ONLINE');
      expect(await stateOf(author!, editor!.userId)).toBe('OFFLINE');
      expect(await stateOf(author!, '999999')).toBe('OFFLINE');
      await editor!.act('setChatPresence', 'state: BUSY');
      await otherWatch.until(() => otherWatch.last(editor!.userId) === 'BUSY');
      expect(blocked.of(editor!.userId)).toEqual([]);
      await editor!.act('setChatPresence', 'state: ONLINE');
      await editor!.act('setChatBlocked', `userId: "${author!.userId}", blocked: false`, '');
      expect(await stateOf(author!, editor!.userId)).toBe('ONLINE');
      await Promise.all([line.end(), blocked.end(), otherWatch.end()]);
      await becomes(user!, editor!.userId, 'OFFLINE');
    },
  );

  test('from people who share neither a radio nor a thread', async () => {
    const [editor, author] = await people('editor', 'author');
    const line = await screen(editor!);
    await becomes(author!, editor!.userId, 'ONLINE');
    const connection = app.orm.em.fork().getConnection();
    await connection.execute(`delete from team_member where user_id = ${author!.userId} and radio_id = 2`);
    await connection.execute(`update team_member set radio_id = 2 where user_id = ${author!.userId}`);
    const there = chatter(app, author!.token, 2);
    expect(await stateOf(there, editor!.userId)).toBe('OFFLINE');
    await line.end();
  });
});
