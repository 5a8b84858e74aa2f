import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../../server/domains/platform/permissions/roles/role.entity.ts';
import { TeamMember } from '../../../server/domains/platform/organization/teams/teamMember.entity.ts';
import { User } from '../../../server/domains/platform/users/user.entity.ts';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../notes.ts';
import { lowerFirst } from '../../../server/kit/resource/resolvers/readResolver.ts';
import { isSecondEngine } from '../services/engines.ts';
import { sampled } from '../running/sampled.ts';
import { addRole, createTestApp, type Answer, type TestApp } from '../testApp.ts';
import { casesOfRoles, type Case } from './cases.ts';
import { changedOperations, ofNames } from './changedOperations.ts';
import { listVariants } from './listVariants.ts';
import { ownIdsOf, foreignIdWays, type Ids } from './foreignIds.ts';
import { idArgumentsOf, operationsOf, variablesOf, type Filling, type Operation } from './operations.ts';
import { contentsOf, emptyRadio, fillRadio, idsByKind } from './rows.ts';

/*
 * Tests for every role and every operation that nothing of one radio is visible from another. The same requests go to two
 * applications: in one, the second radio has rows; in the other, it is empty. For people of the first radio both must respond
 * equally, also to requests with ids of rows that only exist on the second radio. No request may change the second radio.
 */

const first = 1;
const second = 2;
const mark = 'zqother';
const ownMark = 'zqown';
/** A complete text of a row of the second radio. */
const exact = `${mark}a`;
const texts = { long: mark, short: 'zq' };
const idsOfFirst = 4_000_000;
const idsOfSecond = 5_000_000;
const idOfNothing = '6000000';

/** Operations that show platform administrators all radios on purpose. */
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
/** The cases for which all operations are tested. */
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
    for (const [index, testedCase] of cases.entries())
      own.set(testedCase.name, await personOf(app, testedCase, index));
    tokens.set(app, own);
    await fillRadio(app, first, ownMark, idsOfFirst);
  }
  for (const app of twins) await fillRadio(app, second, mark, idsOfSecond);
  // Emptied only now, so that later rows get the same ids in both applications.
  await emptyRadio(empty, second);
  ids = await foreignIds();
});

const { schema } = full;
// `pushKey` is a random key of each application.
const queries = operationsOf(schema, 'query').filter(({ name }) => name !== 'pushKey');
const mutations = operationsOf(schema, 'mutation').filter(
  // These mutations would end or change the session of the test.
  ({ name }) => !['signOut', 'signIn', 'register', 'refreshSession', 'revokeOtherSessions'].includes(name),
);
const operations = [...queries, ...mutations];
const changed = await changedOperations();
const testedQueries = sampled(ofNames(queries, changed), 40);
const testedMutations = sampled(ofNames(mutations, changed), 50);
const testedOperations = sampled(ofNames(operations, changed), 80);

test('only these are queried less deeply than the others, because of their cost', () => {
  const all = (['query', 'mutation'] as const).flatMap((kind) => operationsOf(full.schema, kind));
  expect(all.filter(({ isDear }) => isDear).map(({ name }) => name)).toEqual(['calendar', 'copyCalendar']);
});

describe('from the first of two radios', () => {
  test('the questions are real: they see what the first radio holds', async () => {
    const token = tokenOf(full, keeper);
    const seen: string[] = [];
    for (const operation of queries) {
      const { body } = await requestOf(full, operation, token, {});
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
      const { data } = await requestOf(full, operation, tokenOf(full, administrator.name), { id });
      if (data?.[operation.name]?.id !== id) missing.push(kind);
    }
    // Views, carts and metadata imports can only be read by the person who created them.
    expect(missing.toSorted()).toEqual(['Cart', 'LibraryView', 'MetadataImport']);
  });

  for (const testedCase of testedCases) {
    test(`nothing of the second is read, counted, searched, sorted or filtered by: ${testedCase.name}`, async () => {
      const proven = new Set<string>();
      for (const operation of testedQueries.filter((query) => isHiddenFrom(testedCase, query))) {
        for (const [index, { document, more, column }] of listVariants(operation, texts).entries()) {
          // The column was tested with another list, and means the same in all lists.
          if (column && proven.has(column)) continue;
          const [there, without] = await requestTwins({ ...operation, document }, testedCase, {
            text: exact,
            more,
          });
          expect([operation.name, more, there.body]).toEqual([operation.name, more, without.body]);
          expect(there.body).not.toContain(mark);
          // A role that may not read the list is rejected with every other variant too.
          if (index === 0 && there.isRefused) break;
          if (column) proven.add(column);
        }
      }
    });

    test(`an id of the second is no other than one that never was: ${testedCase.name}`, async () => {
      const before = await contentsOf(full, second);
      for (const operation of testedOperations.filter((requests) => isHiddenFrom(testedCase, requests))) {
        for (const { foreign, idFor, more } of foreignIdWays(schema, operation, ids)) {
          const [there, without] = await requestTwins(operation, testedCase, {
            id: idFor,
            isSparse: true,
            more,
          });
          expect([operation.name, foreign, there.body]).toEqual([operation.name, foreign, without.body]);
          if (there.isRefused) break;
        }
      }
      expect(await contentsOf(full, second)).toBe(before);
    });
  }

  // The mutations below change the two applications in different ways.
  for (const testedCase of testedCases) {
    test(`nothing of the second is changed by any mutation: ${testedCase.name}`, async () => {
      const before = await contentsOf(full, second);
      const [[id]] = [...ids.foreign.values()] as [[string]];
      for (const operation of testedMutations)
        await requestOf(full, operation, tokenOf(full, testedCase.name), { id });
      expect(await contentsOf(full, second)).toBe(before);
    });

    test(`the second cannot be requested by users who do not belong to it: ${testedCase.name}`, async () => {
      const { status, code } = await full.graphql('{ viewer { id } }', {}, tokenOf(full, testedCase.name), {
        'x-radio': String(second),
      });
      expect([status, code]).toEqual(
        testedCase.isAdministrator ? [200, undefined] : [403, 'RADIO_FORBIDDEN'],
      );
    });
  }

  // An administrator may do everything, so that the test also detects arguments that name a wrong type, or that are used as an id
  // of another type.
  test('an id of the second is no other than one that never was, wherever it is put', async () => {
    const before = await contentsOf(full, second);
    const token = tokenOf(full, administrator.name);
    // The same id belongs to rows in many tables.
    const known = new Set([...ids.foreign.values()].map(([id]) => id!));
    for (const operation of testedOperations.filter((requests) => isHiddenFrom(administrator, requests))) {
      if (idArgumentsOf(operation.args).length === 0) continue;
      const unknown = await requestOf(full, operation, token, { id: ids.nothing });
      for (const id of known) {
        const { body } = await requestOf(full, operation, token, { id });
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

/** Sends the same request to both applications: with rows on the second radio, and without. */
async function requestTwins(operation: Operation, { name }: Case, question: Question) {
  const [there, without] = await Promise.all(
    twins.map((app) => requestOf(app, operation, tokenOf(app, name), question)),
  );
  return [there!, without!] as const;
}

/** Sends a request, and removes from the response what differs between any two requests. */
async function requestOf(app: TestApp, operation: Operation, token: string, { more, ...filling }: Question) {
  const { name, document, args } = operation;
  const variables = { ...variablesOf(args, { id: idOfNothing, text: 'zqmade', ...filling }), ...more };
  const answer = await app.graphql(document, variables, token);
  // A request that is invalid or fails by itself would prove nothing.
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

/**
 * Ids for every kind that the schema's arguments accept. Ids of the second radio, and valid ids of the first radio or of the
 * platform.
 */
async function foreignIds(): Promise<Ids> {
  const own = await ownIdsOf(full, schema, first, operations);
  return { foreign: await idsByKind(full, second), own, nothing: idOfNothing };
}

/** Access token of a new person who only belongs to the team of the first radio. */
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
