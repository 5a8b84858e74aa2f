import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../../../../../tools/testing/notes.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { searchedLists } from './searchedLists.ts';

const app = await createTestApp(
  { entities: [Notebook, Note], resolvers: [NotebookResolver, NoteResolver] },
  afterAll,
);
await addRole(app, 'invoice-reader', 'read Invoice', 'read InvoiceClient');
await addRole(app, 'invoice-only', 'read Invoice');
await addRole(app, 'employee-reader', 'read Employee');
await addRole(app, 'note-reader', 'read Note');
await addRole(app, 'team-reader', 'read TeamMember');
const admin = await app.tokenOf('admin@demo.com');
const lagune = { 'x-radio': '2' };

const document = `query ($query: String!) { search(query: $query) {
  kind totalItems totalIsExact link rows { kind id title subtitle link picture }
} }`;
const execute = (query: string, token: string | null = admin, headers: Record<string, string> = {}) =>
  app.graphql(document, { query }, token, headers);
async function groups(query: string, token = admin, headers: Record<string, string> = {}) {
  const { data, errors } = await execute(query, token, headers);
  expect(errors).toEqual([]);
  return new Map<string, Json>(data.search.map((group: Json) => [group.kind, group]));
}
const titles = (group: Json): string[] => group?.rows.map(({ title }: Json) => title) ?? [];

const createNote = `mutation ($text: String!) { createNote(input: { text: $text, weight: 1 }) { id } }`;
const note = async (text: string, headers: Record<string, string> = {}) =>
  (await app.graphql(createNote, { text }, admin, headers)).data.createNote.id as string;

beforeAll(async () => {
  await note('Quartz of Horizon');
  await note('Quartz of Lagune', lagune);
});

describe('a search', () => {
  test('is for the signed in', async () => {
    expect((await execute('ada', null)).code).toBe('UNAUTHENTICATED');
  });

  test('has 1 to 100 characters', async () => {
    for (const query of ['', '   ', '\t\n'])
      expect((await execute(query)).fields).toEqual({ query: 'required' });
    expect((await execute('x'.repeat(101))).fields).toEqual({ query: 'tooLong' });
    expect((await execute(`  ${'x'.repeat(100)}  `)).errors).toEqual([]);
  });

  test('that finds nothing is empty', async () => {
    expect((await groups('qqqqzzzz')).size).toBe(0);
  });

  test('finds pages by their title, whatever case and accents', async () => {
    const [page] = (await groups(' ÍNVOICES ')).get('PortalPage').rows;
    expect(page).toEqual({
      kind: 'PortalPage',
      id: '2',
      title: 'Invoices',
      subtitle: 'invoices',
      link: '/admin/invoices',
      picture: 'receipt-text',
    });
    expect((await groups('invoices', await app.tokenOf('client@demo.com'))).size).toBe(0);
  });

  test('finds what the lists find: as many, the same first rows, and the way to all of them', async () => {
    const found = await groups('an');
    for (const [kind, list, name] of [
      ['User', 'users', 'fullName'],
      ['Employee', 'employees', 'fullName'],
      ['Company', 'companies', 'name'],
      ['Invoice', 'invoices', 'client { name }'],
    ] as const) {
      const { data } = await app.graphql(
        `{ list: ${list}(search: "an", perPage: 4) { totalItems items { id ${name} } } }`,
        {},
        admin,
      );
      const group = found.get(kind);
      expect([kind, group?.totalItems ?? 0]).toEqual([kind, data.list.totalItems]);
      expect(group?.rows.map(({ id }: Json) => id) ?? []).toEqual(data.list.items.map(({ id }: Json) => id));
    }
    expect(found.get('User').rows).toHaveLength(4);
    expect(found.get('User').link).toBe('/admin/users/list?q=an');
    const [user] = found.get('User').rows;
    expect(user.link).toBe(`/admin/users/${user.id}`);
    const [employee] = found.get('Employee').rows;
    expect(new URL(employee.link, 'http://x').searchParams.get('q')).toBe(employee.title);
  });

  test('queries the index of each list, and its rows only when there are matches', async () => {
    const plain = await createTestApp({ executor: jitExecutor });
    const token = await plain.tokenOf('admin@demo.com');
    const statementsOf = countStatements(plain.shared.database);
    // The first request loads the abilities of the viewer, so that the counted request need not.
    await plain.graphql('{ viewer { id } }', {}, token);
    const requests = await statementsOf(() => plain.graphql(document, { query: 'qqqqzzzz' }, token));
    expect(requests.answer.data.search).toEqual([]);
    const texts = requests.texts.filter((sql) => !sql.includes('from "session"'));
    // The team list has no search index: its names are searched in the table.
    // Albums are also searched by their artistes, which takes one more query.
    expect(texts).toHaveLength(searchedLists(plain.schema).length + 1);
    expect(texts.filter((sql) => !/_search|like/.test(sql))).toHaveLength(1);
  });

  test('finds a record by its number, before records that only contain it', async () => {
    const { data } = await app.graphql(
      '{ invoices(perPage: 1) { items { id client { name } } } }',
      {},
      admin,
    );
    const [{ id, client }] = data.invoices.items;
    for (const query of [id, `#${id}`]) {
      const { rows, totalItems } = (await groups(query)).get('Invoice');
      expect(rows[0]).toMatchObject({ id, title: client.name, link: `/admin/invoices/${id}` });
      expect(totalItems).toBeGreaterThan(0);
    }
    const employeeReader = await app.as('employee-reader');
    expect((await groups(id, employeeReader)).has('Invoice')).toBe(false);
    // People have ids, but nobody calls them by a number, so a number does not find them.
    expect((await groups('1')).get('User')?.rows.map((row: Json) => row.id) ?? []).not.toContain('1');
  });

  test('takes % and _ for what they are', async () => {
    await note('100%_sure');
    expect(titles((await groups('0%_s')).get('Note'))).toEqual(['100%_sure']);
    expect((await groups('%')).get('Note').totalItems).toBe(1);
    expect((await groups('_')).get('Note').totalItems).toBe(1);
    expect((await groups('0__s')).has('Note')).toBe(false);
  });

  test('does not find what lies in the recycle bin', async () => {
    const id = await note('Zirconium');
    expect(titles((await groups('zirconium')).get('Note'))).toEqual(['Zirconium']);
    await app.graphql(`mutation { deleteNote(id: "${id}") }`, {}, admin);
    expect((await groups('zirconium')).size).toBe(0);
  });
});

describe('a search reveals nothing that its viewer may not read', () => {
  test('no record of a kind that their role does not open', async () => {
    const kinds = [...(await groups('a', await app.as('invoice-reader'))).keys()];
    expect(kinds).toContain('Invoice');
    for (const kind of ['User', 'Employee', 'Company', 'Product', 'Role', 'Permission', 'TeamMember'])
      expect(kinds).not.toContain(kind);
  });

  test('no name of a client to whom only invoices are open', async () => {
    const { body } = await execute('an', await app.as('invoice-only'));
    expect(JSON.parse(body).data.search.map(({ kind }: Json) => kind)).not.toContain('Invoice');
  });

  test('no salary, not even that somebody has it', async () => {
    const { data } = await app.graphql('{ employees(perPage: 1) { items { salary } } }', {}, admin);
    const salary = `$${data.employees.items[0].salary / 100}`;
    expect((await groups(salary)).get('Employee').totalItems).toBeGreaterThan(0);
    expect((await groups(salary, await app.as('employee-reader'))).has('Employee')).toBe(false);
  });

  test('no account name of a colleague of whom only the place in the team is open', async () => {
    const reader = await app.as('team-reader');
    expect(titles((await groups('Ada Merle', reader)).get('TeamMember'))).toEqual(['Ada Merle']);
    const { data } = await app.graphql('{ users(perPage: 100) { items { fullName username } } }', {}, admin);
    const { username } = data.users.items.find(
      (user: Json) => !user.fullName.toLowerCase().includes(user.username.toLowerCase()),
    );
    expect((await groups(username, reader)).size).toBe(0);
  });

  test('no row of another radio, from either of two', async () => {
    const here = (await groups('quartz')).get('Note');
    const there = (await groups('quartz', admin, lagune)).get('Note');
    expect([titles(here), here.totalItems]).toEqual([['Quartz of Horizon'], 1]);
    expect([titles(there), there.totalItems]).toEqual([['Quartz of Lagune'], 1]);
    // The reader has the role only in the team of the first radio, and no access to the second radio.
    const reader = await app.as('note-reader');
    expect(titles((await groups('quartz', reader)).get('Note'))).toEqual(['Quartz of Horizon']);
    expect((await execute('quartz', reader, lagune)).code).toBe('RADIO_FORBIDDEN');
  });

  test('nothing of a radio for users who work on none', async () => {
    const email = 'nowhere@example.com';
    const { errors } = await app.graphql(
      `mutation ($input: UserInput!) { createUser(input: $input) { id } }`,
      { input: await person(email) },
      admin,
    );
    expect(errors).toEqual([]);
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run('update "user" set radio_id = null, status = ? where email = ?', [
        'ACTIVE',
        email,
      ]);
    });
    const found = await groups('quartz', await app.tokenOf(email));
    expect(found.has('Note')).toBe(false);
    expect((await groups('an', await app.tokenOf(email))).has('User')).toBe(true);
  });

  test('a search records no denial of the user', async () => {
    const denied = `{ auditEntries(filter: { action: { eq: DENIED } }) { totalItems } }`;
    const before = (await app.graphql(denied, {}, admin)).data.auditEntries.totalItems;
    await groups('a', await app.as('restricted-user'));
    expect((await app.graphql(denied, {}, admin)).data.auditEntries.totalItems).toBe(before);
  });

  test('a radio has no screen for members who may not change it', async () => {
    const mine = (await groups('horizon', await app.as('restricted-user'))).get('Radio');
    expect([titles(mine), mine.link, mine.rows[0].link]).toEqual([['Radio Horizon'], null, null]);
    expect((await groups('lagune', await app.as('restricted-user'))).has('Radio')).toBe(false);
    expect((await groups('horizon')).get('Radio').link).toBe('/admin/radios?q=horizon');
  });
});

describe('the records at paths', () => {
  const at = async (paths: string[], token: string | null = admin, headers: Record<string, string> = {}) =>
    app.graphql(
      'query ($paths: [String!]!) { recordsAt(paths: $paths) { kind id title link } }',
      { paths },
      token,
      headers,
    );

  test('are for the signed in, and at most twenty', async () => {
    expect((await at([], null)).code).toBe('UNAUTHENTICATED');
    const many = Array.from({ length: 21 }, (_, index) => `/admin/users/${index}`);
    expect((await at(many)).fields).toEqual({ paths: 'tooLong' });
  });

  test('are shown as the search shows them, in the order of their paths', async () => {
    const { data } = await app.graphql('{ users(perPage: 2) { items { id fullName } } }', {}, admin);
    const [first, two] = data.users.items as Array<{ id: string; fullName: string }>;
    const paths = [
      `/admin/users/${two!.id}`,
      '/admin/users/list',
      `/admin/users/${first!.id}`,
      'javascript:1',
    ];
    const rowOf = ({ id, fullName }: { id: string; fullName: string }) => ({
      kind: 'User',
      id,
      title: fullName,
      link: `/admin/users/${id}`,
    });
    expect((await at(paths)).data.recordsAt).toEqual([rowOf(two!), null, rowOf(first!), null]);
  });

  test('are empty without the permission to read them, for another radio, and without matches', async () => {
    const { data } = await app.graphql('{ emissions(perPage: 1) { items { id } } }', {}, admin);
    const path = `/admin/planning/emissions/${data.emissions.items[0].id}`;
    expect((await at([path])).data.recordsAt).toMatchObject([{ kind: 'Emission' }]);
    expect((await at([path], admin, lagune)).data.recordsAt).toEqual([null]);
    expect((await at([path], await app.as('note-reader'))).data.recordsAt).toEqual([null]);
    expect((await at(['/admin/planning/emissions/999999'])).data.recordsAt).toEqual([null]);
  });
});

async function person(email: string) {
  const { data } = await app.graphql('{ roles(perPage: 100) { items { id key } } }', {}, admin);
  const role = data.roles.items.find(({ key }: Json) => key === 'admin');
  return {
    firstName: 'No',
    lastName: 'Where',
    username: 'nowhere',
    email,
    roleId: role.id,
    currentPlan: 'BASIC',
    status: 'ACTIVE',
  };
}
