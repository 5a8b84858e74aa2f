import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const staff = await app.as('support');
const author = await app.as('author');
const client = await app.tokenOf('client@demo.com');
const admin = await app.tokenOf('admin@demo.com');

const fields = 'id version name list query hiddenColumns columnOrder shared';
const list = `query ($filter: LibraryViewFilter) { libraryViews(perPage: 100, filter: $filter) { items { ${fields} } } }`;
const byId = `query ($id: ID!) { libraryView(id: $id) { ${fields} } }`;
const create = `mutation ($input: LibraryViewInput!) { createLibraryView(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: LibraryViewPatch!) { updateLibraryView(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteLibraryView(id: $id) }`;

const view = (more: object = {}) => ({ name: 'Mine', list: 'songs', query: 'q=is%3Aunused', ...more });
const made = async (token: string, more: object = {}): Promise<Json> => {
  const answer = await app.graphql(create, { input: view(more) }, token);
  expect(answer.errors).toEqual([]);
  return answer.data.createLibraryView;
};
const names = async (token: string, variables: object = {}): Promise<string[]> =>
  (await app.graphql(list, variables, token)).data.libraryViews.items.map(({ name }: Json) => name);

describe('views of lists', () => {
  test('are closed to users who may not read their list', async () => {
    const { id } = await made(staff);
    for (const [document, variables] of [
      [list, {}],
      [byId, { id }],
      [create, { input: view() }],
      [update, { id, version: 1, input: {} }],
      [remove, { id }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
    }
    expect(await names(client)).toEqual([]);
    for (const [document, variables] of [
      [byId, { id }],
      [update, { id, version: 1, input: {} }],
      [remove, { id }],
    ] as const)
      expect((await app.graphql(document, variables, client)).code).toBe('NOT_FOUND');
    expect((await app.graphql(create, { input: view() }, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(create, { input: view({ list: 'audit' }) }, staff)).code).toBe('FORBIDDEN');
    expect((await app.graphql(update, { id, version: 1, input: { list: 'audit' } }, staff)).code).toBe(
      'FORBIDDEN',
    );
  });

  test('are refused where a field is not acceptable', async () => {
    const wrong: Array<[object, object]> = [
      [{ name: ' ' }, { name: 'required' }],
      [{ list: 'songs?' }, { list: 'invalid' }],
      [{ list: 'constructor' }, { list: 'invalid' }],
      [{ query: 'x'.repeat(2001) }, { query: 'tooLong' }],
      [{ hiddenColumns: Array(51).fill('x') }, { hiddenColumns: 'invalid' }],
      [{ columnOrder: Array(51).fill('x') }, { columnOrder: 'invalid' }],
    ];
    for (const [more, problems] of wrong)
      expect((await app.graphql(create, { input: view(more) }, staff)).fields).toEqual(problems);
  });

  test('of somebody else are not there', async () => {
    const { id } = await made(staff, { name: 'Private' });
    expect(await names(staff)).toContain('Private');
    for (const token of [author, editor, admin]) {
      expect(await names(token)).not.toContain('Private');
      for (const [document, variables] of [
        [byId, { id }],
        [update, { id, version: 1, input: { name: 'Stolen' } }],
        [remove, { id }],
      ] as const)
        expect((await app.graphql(document, variables, token)).code).toBe('NOT_FOUND');
    }
  });

  test('of somebody else are not there in a conflict either', async () => {
    const { id } = await made(staff, { name: 'Secret' });
    const stale = await app.graphql(update, { id, version: 9, input: {} }, author);
    expect(stale.body).not.toContain('Secret');
  });

  test('are shared, changed and unshared by users who may change the records of the list', async () => {
    expect((await app.graphql(create, { input: view({ shared: true }) }, staff)).code).toBe('FORBIDDEN');
    const { id, version } = await made(editor, {
      name: 'For all',
      shared: true,
      hiddenColumns: ['year'],
      columnOrder: ['album', 'title'],
    });
    expect((await app.graphql(byId, { id }, staff)).data.libraryView).toMatchObject({
      name: 'For all',
      shared: true,
      hiddenColumns: ['year'],
      columnOrder: ['album', 'title'],
    });
    expect((await app.graphql(update, { id, version, input: { name: 'x' } }, staff)).code).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id }, staff)).code).toBe('FORBIDDEN');
    const own = await made(staff, { name: 'Own' });
    const promoted = { id: own.id, version: 1, input: { shared: true } };
    expect((await app.graphql(update, promoted, staff)).code).toBe('FORBIDDEN');
    const taken = await app.graphql(update, { id, version, input: { shared: false } }, admin);
    expect(taken.data.updateLibraryView.shared).toBe(false);
    expect(await names(staff)).not.toContain('For all');
    expect(await names(admin)).toContain('For all');
  });

  test('of a list that one may not ask are not there, shared or not', async () => {
    const { id } = await made(admin, { name: 'Of the audit', list: 'audit' });
    const { id: bin } = await made(admin, { name: 'Of the bin', list: 'invoices-bin', shared: true });
    await app.shared.database.transaction(
      async (transaction) =>
        void (await transaction.run('update library_view set owner_id = null where id = ?', [Number(id)])),
    );
    expect(await names(admin)).toEqual(expect.arrayContaining(['Of the audit', 'Of the bin']));
    for (const hidden of [id, bin]) {
      expect((await app.graphql(byId, { id: hidden }, staff)).code).toBe('NOT_FOUND');
      expect((await app.graphql(remove, { id: hidden }, staff)).code).toBe('NOT_FOUND');
    }
    expect(await names(staff)).not.toContain('Of the audit');
    expect(await names(staff)).not.toContain('Of the bin');
  });

  test('state who may share them: users who may change the records of the list', async () => {
    const requests = async (name: string, token: string) =>
      (
        await app.graphql(
          'query ($list: String!) { mayShareLibraryViews(list: $list) }',
          { list: name },
          token,
        )
      ).data.mayShareLibraryViews;
    expect(await requests('songs', editor)).toBe(true);
    expect(await requests('songs', staff)).toBe(false);
    expect(await requests('songs', client)).toBe(false);
    expect(await requests('constructor', admin)).toBe(false);
    expect(await requests('invoices', admin)).toBe(true);
  });

  test('are of one radio', async () => {
    await made(admin, { name: 'Of the first', shared: true });
    const there = await app.graphql(list, {}, admin, { 'x-radio': '2' });
    expect(there.data.libraryViews.items).toEqual([]);
  });

  test('are changed from the version that was read, and deleted', async () => {
    const { id, version } = await made(staff);
    const change = { id, version, input: { name: 'Renamed', query: '' } };
    expect((await app.graphql(update, change, staff)).data.updateLibraryView).toMatchObject({
      name: 'Renamed',
      query: '',
    });
    const stale = await app.graphql(update, change, staff);
    expect([stale.code, stale.errors[0]!.extensions['current'].name]).toEqual(['CONFLICT', 'Renamed']);
    expect((await app.graphql(remove, { id }, staff)).data.deleteLibraryView).toBe(id);
    expect((await app.graphql(byId, { id }, staff)).code).toBe('NOT_FOUND');
  });

  test('are fifty of a list for a person', async () => {
    const person = await app.as('user');
    for (let count = 0; count < 50; count++) await made(person, { name: `View ${count}`, list: 'jingles' });
    const refused = await app.graphql(create, { input: view({ list: 'jingles' }) }, person);
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'libraryViews',
      allowed: 50,
    });
    await made(person, { list: 'generics' });
    expect(await names(person, { filter: { list: { eq: 'jingles' } } })).toHaveLength(50);
    expect(await names(person, { filter: { list: { eq: 'videos' } } })).toEqual([]);
  });

  test('go with their radio, and do not keep it', async () => {
    const created = await app.graphql(
      'mutation { createRadio(input: { name: "Short", slug: "short", timeZone: "UTC", language: "en" }) { id } }',
      {},
      admin,
    );
    const radio = String(created.data.createRadio.id);
    const stored = await app.graphql(create, { input: view({ list: 'songs' }) }, admin, { 'x-radio': radio });
    expect(stored.errors).toEqual([]);
    const removed = await app.graphql('mutation ($id: ID!) { deleteRadio(id: $id) }', { id: radio }, admin);
    expect(removed.errors).toEqual([]);
    const rows = 'select id from library_view where id = ?';
    expect(await app.shared.database.rows(rows, [Number(stored.data.createLibraryView.id)])).toEqual([]);
  });
});
