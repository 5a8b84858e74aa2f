import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../testing/json.ts';
import { createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const staff = await app.as('support');
const other = await app.as('author');
const client = await app.tokenOf('client@demo.com');
const admin = await app.tokenOf('admin@demo.com');

const fields = 'id version name list query hiddenColumns shared';
const list = `query ($filter: LibraryViewFilter) { libraryViews(perPage: 100, filter: $filter) { items { ${fields} } } }`;
const one = `query ($id: ID!) { libraryView(id: $id) { ${fields} } }`;
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

describe('views of the library', () => {
  test('are closed to whoever does not read the library', async () => {
    const { id } = await made(staff);
    for (const [document, variables] of [
      [list, {}],
      [one, { id }],
      [create, { input: view() }],
      [update, { id, version: 1, input: {} }],
      [remove, { id }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are refused where a field is not acceptable', async () => {
    const wrong: Array<[object, object]> = [
      [{ name: ' ' }, { name: 'required' }],
      [{ list: 'songs?' }, { list: 'invalid' }],
      [{ query: 'x'.repeat(2001) }, { query: 'tooLong' }],
      [{ hiddenColumns: Array(51).fill('x') }, { hiddenColumns: 'invalid' }],
    ];
    for (const [more, problems] of wrong)
      expect((await app.graphql(create, { input: view(more) }, staff)).fields).toEqual(problems);
  });

  test('of somebody else are not there', async () => {
    const { id } = await made(staff, { name: 'Private' });
    expect(await names(staff)).toContain('Private');
    for (const token of [other, editor, admin]) {
      expect(await names(token)).not.toContain('Private');
      for (const [document, variables] of [
        [one, { id }],
        [update, { id, version: 1, input: { name: 'Stolen' } }],
        [remove, { id }],
      ] as const)
        expect((await app.graphql(document, variables, token)).code).toBe('NOT_FOUND');
    }
  });

  test('of somebody else are not there in a conflict either', async () => {
    const { id } = await made(staff, { name: 'Secret' });
    const stale = await app.graphql(update, { id, version: 9, input: {} }, other);
    expect(stale.body).not.toContain('Secret');
  });

  test('are shared, changed and taken back by whoever keeps the library', async () => {
    expect((await app.graphql(create, { input: view({ shared: true }) }, staff)).code).toBe('FORBIDDEN');
    const { id, version } = await made(editor, { name: 'For all', shared: true, hiddenColumns: ['year'] });
    expect((await app.graphql(one, { id }, staff)).data.libraryView).toMatchObject({
      name: 'For all',
      shared: true,
      hiddenColumns: ['year'],
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
    expect((await app.graphql(one, { id }, staff)).code).toBe('NOT_FOUND');
  });

  test('are fifty for a person', async () => {
    const person = await app.as('user');
    for (let count = 0; count < 50; count++) await made(person, { name: `View ${count}`, list: 'jingles' });
    const refused = await app.graphql(create, { input: view() }, person);
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'libraryViews',
      allowed: 50,
    });
    expect(await names(person, { filter: { list: { eq: 'jingles' } } })).toHaveLength(50);
    expect(await names(person, { filter: { list: { eq: 'videos' } } })).toEqual([]);
  });
});
