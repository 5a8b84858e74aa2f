import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../domains/platform/permissions/roles/role.entity.ts';
import { TeamMember } from '../../domains/platform/organization/teams/teamMember.entity.ts';
import { User } from '../../domains/platform/users/user.entity.ts';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../notes.ts';
import { lowerFirst } from '../../kit/resource/resolvers/readResolver.ts';
import { isSecondEngine } from '../services/engines.ts';
import { sampled } from '../running/sampled.ts';
import { addRole, createTestApp, type Answer, type TestApp } from '../testApp.ts';
import { casesOfRoles, type Case } from './cases.ts';
import { listVariants } from './listVariants.ts';
import { ownIdsOf, waysToAsk, type Ids } from './foreignIds.ts';
import { idPlacesOf, operationsOf, variablesOf, type Filling, type Operation } from './operations.ts';
import { contentsOf, emptyRadio, fillRadio, idsByKind } from './rows.ts';

/*
 * Two radios, everybody, every operation of the schema. Whatever somebody who belongs to the first radio asks must be
 * answered as if the second one held nothing: the same questions go to an application where it does hold nothing, and
 * the two answers must be equal. So must they be to questions with ids of the second radio, which in the other
 * application nothing has; and nothing that is asked may change the second one.
 */

const first = 1;
const second = 2;
const mark = 'zqother';
const ownMark = 'zqown';
/** What a row of the second radio says, neither more nor less. */
const exact = `${mark}a`;
const texts = { long: mark, short: 'zq' };
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
  'zoneChange',
]);

const options = {
  entities: [Notebook, Note],
  resolvers: [NotebookResolver, NoteResolver],
  executor: jitExecutor,
};
const full = await createTestApp(options, afterAll);
const empty = await createTestApp(options, afterAll);
const twins = [full, empty];

const keeper = 'a keeper of what belongs to radios';
const teamAdministrator: Case = {
  name: 'an administrator of the first radio alone',
  platform: 'subscriber',
  team: 'admin',
  isAdministrator: false,
};
const cases: Case[] = [
  ...(await casesOfRoles(full)),
  teamAdministrator,
  { name: keeper, platform: 'keeper', team: 'keeper', isAdministrator: false },
];
/** Those who are asked about everything. */
const testedCases = isSecondEngine ? [teamAdministrator] : sampled(cases, 1);
const administrator = cases.find(({ isAdministrator }) => isAdministrator)!;
const tokens = new Map<TestApp, Map<string, string>>();
let ids: Ids;

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
  for (const app of twins) await fillRadio(app, second, mark, idsOfSecond);
  // What is made later gets the same ids in both.
  await emptyRadio(empty, second);
  ids = await idsToAsk();
});

const { schema } = full;
// Each of the two stations has a key of its own, made at random.
const queries = operationsOf(schema, 'query').filter(({ name }) => name !== 'pushKey');
const mutations = operationsOf(schema, 'mutation').filter(
  // These end or change the session that asks.
  ({ name }) => !['signOut', 'signIn', 'register', 'refreshSession', 'revokeOtherSessions'].includes(name),
);
const operations = [...queries, ...mutations];
const testedQueries = sampled(queries, 40);
const testedMutations = sampled(mutations, 50);
const testedOperations = sampled(operations, 80);

test('only these are queried less deeply than the others, because of their cost', () => {
  const all = (['query', 'mutation'] as const).flatMap((kind) => operationsOf(full.schema, kind));
  expect(all.filter(({ isDear }) => isDear).map(({ name }) => name)).toEqual(['calendar', 'copyCalendar']);
});

describe('from the first of two radios', () => {
  test('the questions are real: they see what the first radio holds', async () => {
    const token = tokenOf(full, keeper);
    const seen: string[] = [];
    for (const operation of queries) {
      const { body } = await ask(full, operation, token, {});
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

  test('the ids beside those of the second are real: each is found', async () => {
    const missing: string[] = [];
    for (const kind of ids.foreign.keys()) {
      const operation = queries.find(({ name }) => name === lowerFirst(kind));
      if (!operation?.args.some(({ name }) => name === 'id')) continue;
      const id = ids.own.get(kind)!;
      const { data } = await ask(full, operation, tokenOf(full, administrator.name), { id });
      if (data?.[operation.name]?.id !== id) missing.push(kind);
    }
    // A view, a cart, and an import of metadata, is for whoever made it.
    expect(missing.toSorted()).toEqual(['Cart', 'LibraryView', 'MetadataImport']);
  });

  for (const one of testedCases) {
    test(`nothing of the second is read, counted, searched, sorted or filtered by: ${one.name}`, async () => {
      const proven = new Set<string>();
      for (const operation of testedQueries.filter((query) => isHiddenFrom(one, query))) {
        for (const [place, { document, more, column }] of listVariants(operation, texts).entries()) {
          // Another list took the same column, and it means the same in all of them.
          if (column && proven.has(column)) continue;
          const [there, without] = await askTwins({ ...operation, document }, one, {
            text: exact,
            more,
          });
          expect([operation.name, more, there.body]).toEqual([operation.name, more, without.body]);
          expect(there.body).not.toContain(mark);
          // Who is refused a list is refused every way to ask for it.
          if (place === 0 && there.isRefused) break;
          if (column) proven.add(column);
        }
      }
    });

    test(`an id of the second is no other than one that never was: ${one.name}`, async () => {
      const before = await contentsOf(full, second);
      for (const operation of testedOperations.filter((requests) => isHiddenFrom(one, requests))) {
        for (const { foreign, idFor, more } of waysToAsk(schema, operation, ids)) {
          const [there, without] = await askTwins(operation, one, { id: idFor, isSparse: true, more });
          expect([operation.name, foreign, there.body]).toEqual([operation.name, foreign, without.body]);
          if (there.isRefused) break;
        }
      }
      expect(await contentsOf(full, second)).toBe(before);
    });
  }

  // From here on the two applications no longer hold the same.
  for (const one of testedCases) {
    test(`nothing of the second is changed by any mutation: ${one.name}`, async () => {
      const before = await contentsOf(full, second);
      const [[id]] = [...ids.foreign.values()] as [[string]];
      for (const operation of testedMutations) await ask(full, operation, tokenOf(full, one.name), { id });
      expect(await contentsOf(full, second)).toBe(before);
    });

    test(`the second cannot be requested by users who do not belong to it: ${one.name}`, async () => {
      const { status, code } = await full.graphql('{ viewer { id } }', {}, tokenOf(full, one.name), {
        'x-radio': String(second),
      });
      expect([status, code]).toEqual(one.isAdministrator ? [200, undefined] : [403, 'RADIO_FORBIDDEN']);
    });
  }

  // An argument that names a wrong type, or is read as an id of another one, is found out by whoever may do everything.
  test('an id of the second is no other than one that never was, wherever it is put', async () => {
    const before = await contentsOf(full, second);
    const token = tokenOf(full, administrator.name);
    // One id is that of a row in many tables.
    const known = new Set([...ids.foreign.values()].map(([id]) => id!));
    for (const operation of testedOperations.filter((requests) => isHiddenFrom(administrator, requests))) {
      if (idPlacesOf(operation.args).length === 0) continue;
      const unknown = await ask(full, operation, token, { id: ids.nothing });
      for (const id of known) {
        const { body } = await ask(full, operation, token, { id });
        expect([operation.name, id, body.replaceAll(id, ids.nothing)]).toEqual([
          operation.name,
          id,
          unknown.body,
        ]);
      }
    }
    expect(await contentsOf(full, second)).toBe(before);
  });
});

const isHiddenFrom = ({ isAdministrator }: Case, { name }: Operation) =>
  !isAdministrator || !ofThePlatform.has(name);

const tokenOf = (app: TestApp, name: string) => tokens.get(app)!.get(name)!;

type Question = { more?: object } & Partial<Filling>;

/** The same question, where the second radio holds something and where it holds nothing. */
async function askTwins(operation: Operation, { name }: Case, question: Question) {
  const [there, without] = await Promise.all(
    twins.map((app) => ask(app, operation, tokenOf(app, name), question)),
  );
  return [there!, without!] as const;
}

/** The answer without what differs from one request to the next. */
async function ask(app: TestApp, operation: Operation, token: string, { more, ...filling }: Question) {
  const { name, document, args } = operation;
  const variables = { ...variablesOf(args, { id: idOfNothing, text: 'zqmade', ...filling }), ...more };
  const answer = await app.graphql(document, variables, token);
  // A question that is not understood, or fails by itself, proves nothing.
  expect([name, isUnderstood(answer)]).toEqual([name, true]);
  const body = answer.body
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"moment"')
    .replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"guid"')
    .replaceAll(/\?ticket=[\w.-]+/g, '?ticket=');
  return { ...answer, body, isRefused: answer.code === 'FORBIDDEN' && !answer.data?.[name] };
}

const isUnderstood = ({ code = '', body }: Answer) =>
  !['GRAPHQL_VALIDATION_FAILED', 'LIMIT_EXCEEDED', 'INTERNAL_SERVER_ERROR'].includes(code) &&
  !/was not provided|got invalid value/.test(body);

/** Of what the schema's arguments name, ids of the second radio and valid ones of the first or of the platform. */
async function idsToAsk(): Promise<Ids> {
  const own = await ownIdsOf(full, schema, first, operations);
  return { foreign: await idsByKind(full, second), own, nothing: idOfNothing };
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
