import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../domains/permissions/role.entity.ts';
import { TeamMember } from '../../domains/organization/teamMember.entity.ts';
import { User } from '../../domains/users/user.entity.ts';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../notes.ts';
import { addRole, createTestApp, type TestApp } from '../testApp.ts';
import { listVariants, operationsOf, variablesOf, type Operation } from './operations.ts';
import { contentsOf, emptyRadio, fillRadio, oneIdOfEach } from './rows.ts';

/*
 * Two radios, every role, every operation of the schema. Whatever somebody who belongs to the first radio asks must be
 * answered as if the second one held nothing: the same questions go to an application where it does hold nothing, and
 * the two answers must be equal. Ids of the second radio must be answered like ids that never existed, and nothing that
 * is asked may change it.
 */

const first = 1;
const second = 2;
const mark = 'zqother';
const ownMark = 'zqown';
const idsOfFirst = 4_000_000;
const idsOfSecond = 5_000_000;
const idOfNothing = '6000000';

/** Of the platform as a whole, these tell a platform administrator of every radio, and are meant to. */
const ofThePlatform = new Set([
  'radios',
  'radio',
  'auditEntries',
  'overview',
  'statistics',
  'rolesByRadio',
  'chooseRadio',
]);

const options = {
  entities: [Notebook, Note],
  resolvers: [NotebookResolver, NoteResolver],
  executor: jitExecutor,
};
const full = await createTestApp(options, afterAll);
const empty = await createTestApp(options, afterAll);
const twins = [full, empty];

interface Case {
  name: string;
  platform: string;
  team: string;
}
const seeded = (await full.orm.em.fork().findAll(Role)).map(({ key }) => key);
const cases: Case[] = [
  ...seeded.map((key) => ({ name: key, platform: key, team: key })),
  { name: 'an administrator of the first radio alone', platform: 'subscriber', team: 'admin' },
  { name: 'a keeper of what belongs to radios', platform: 'keeper', team: 'keeper' },
];
const tokens = new Map<TestApp, Map<string, string>>();

beforeAll(async () => {
  for (const app of twins) {
    await addRole(
      app,
      'keeper',
      ...['Note', 'Notebook', 'TeamMember', 'Role', 'User'].map((subject) => `manage ${subject}`),
    );
    await emptyRadio(app, first);
    await emptyRadio(app, second);
    const own = new Map<string, string>();
    for (const [index, one] of cases.entries()) own.set(one.name, await personOf(app, one, index));
    tokens.set(app, own);
    await fillRadio(app, first, ownMark, idsOfFirst);
  }
  await fillRadio(full, second, mark, idsOfSecond);
});

const { schema } = full;
const queries = operationsOf(schema, 'query');
const mutations = operationsOf(schema, 'mutation').filter(
  // These end or change the session that asks.
  ({ name }) => !['signOut', 'signIn', 'register', 'refreshSession', 'revokeOtherSessions'].includes(name),
);

describe('from the first of two radios', () => {
  test('the questions are real: they are understood, and see what the first radio holds', async () => {
    const token = tokens.get(full)!.get('a keeper of what belongs to radios')!;
    const seen: string[] = [];
    for (const operation of queries) {
      const { body, code } = await ask(full, operation, token, idOfNothing);
      expect([operation.name, code]).not.toContain('GRAPHQL_VALIDATION_FAILED');
      expect([operation.name, code]).not.toContain('LIMIT_EXCEEDED');
      expect(body).not.toContain('was not provided');
      if (body.includes(ownMark)) seen.push(operation.name);
    }
    expect(seen).toEqual(expect.arrayContaining(['notes', 'notebooks']));
    const there = await full.graphql(
      '{ notes { totalItems items { text } } }',
      {},
      await administratorOf(full),
      {
        'x-radio': String(second),
      },
    );
    expect(there.body).toContain(mark);
  });

  for (const { name } of cases) {
    test(`nothing of the second is read, counted, searched, sorted or filtered by: ${name}`, async () => {
      for (const operation of queries) {
        if (isAdministrator(name) && ofThePlatform.has(operation.name)) continue;
        for (const more of listVariants(operation.args, [mark, 'zq'])) {
          const [there, without] = await Promise.all(
            twins.map((app) => ask(app, operation, tokens.get(app)!.get(name)!, idOfNothing, more)),
          );
          expect([operation.name, more, there!.body]).toEqual([operation.name, more, without!.body]);
          expect(there!.body).not.toContain(mark);
          // Who is refused a list is refused every way to ask for it.
          if (there!.code === 'FORBIDDEN') break;
        }
      }
    }, 60_000);
  }

  for (const { name } of cases) {
    test(`an id of the second is no other than one that never was: ${name}`, async () => {
      const before = await contentsOf(full, second);
      const token = tokens.get(full)!.get(name)!;
      const ids = await oneIdOfEach(full, second);
      for (const operation of [...queries, ...mutations]) {
        if (isAdministrator(name) && ofThePlatform.has(operation.name)) continue;
        if (!takesAnId(operation)) continue;
        const unknown = await ask(full, operation, token, idOfNothing);
        if (unknown.code === 'FORBIDDEN') continue;
        for (const id of ids) {
          const known = await ask(full, operation, token, id);
          expect([operation.name, known.body.replaceAll(id, idOfNothing)]).toEqual([
            operation.name,
            unknown.body,
          ]);
        }
      }
      expect(await contentsOf(full, second)).toBe(before);
    }, 60_000);

    test(`nothing of the second is changed by any mutation: ${name}`, async () => {
      const before = await contentsOf(full, second);
      const token = tokens.get(full)!.get(name)!;
      const [id] = await oneIdOfEach(full, second);
      for (const operation of mutations) await ask(full, operation, token, id!);
      expect(await contentsOf(full, second)).toBe(before);
    });

    test(`the second cannot be asked for by whoever does not belong to it: ${name}`, async () => {
      const token = tokens.get(full)!.get(name)!;
      const { status, code } = await full.graphql('{ viewer { id } }', {}, token, {
        'x-radio': String(second),
      });
      expect([status, code]).toEqual(isAdministrator(name) ? [200, undefined] : [403, 'RADIO_FORBIDDEN']);
    });
  }
});

const isAdministrator = (name: string) => name === 'admin';
const takesAnId = ({ args }: Operation) =>
  JSON.stringify(variablesOf(args, { id: 'anId', text: '' })).includes('anId');

/** The answer without what differs from one request to the next. */
async function ask(
  app: TestApp,
  { document, args }: Operation,
  token: string,
  id: string,
  more: object = {},
) {
  const variables = { ...variablesOf(args, { id, text: 'zqmade' }), ...more };
  const answer = await app.graphql(document, variables, token);
  const body = answer.body
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"moment"')
    .replaceAll(/\?ticket=[\w.-]+/g, '?ticket=');
  return { ...answer, body };
}

/** Somebody in the team of the first radio alone. */
async function personOf(app: TestApp, { platform, team }: Case, index: number): Promise<string> {
  const em = app.orm.em.fork();
  const role = async (key: string) => em.findOneOrFail(Role, { key });
  const email = `matrix${index}@example.com`;
  const user = em.create(User, {
    fullName: `Matrix ${index}`,
    username: `matrix${index}`,
    email,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    role: await role(platform),
    radio: first,
  } as never);
  await em.flush();
  em.create(TeamMember, { user, role: await role(team), radio: first } as never);
  await em.flush();
  return app.tokenOf(email);
}

const administratorOf = (app: TestApp) => app.tokenOf('admin@demo.com');
