import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { User } from '../../platform/users/user.entity.ts';
import { Role } from '../../platform/permissions/roles/role.entity.ts';
import { addRole, createTestApp, type Answer } from '../../../../tools/testing/testApp.ts';
import { Bookmark } from './bookmark.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'bookkeeper', 'read Invoice', 'read Company');
await addRole(app, 'clerk', 'read Company');
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');

const list = '{ bookmarks { target isBookmarked } }';
const bookmark = `mutation ($target: String!, $isBookmarked: Boolean! = true) { bookmarkPage(target: $target, isBookmarked: $isBookmarked) { target } }`;
const reorder = `mutation ($targets: [String!]!) { reorderBookmarks(targets: $targets) { target } }`;

const targetsIn = ({ data, errors }: Answer): string[] => {
  expect(errors).toEqual([]);
  const [rows] = Object.values(data as Record<string, Array<{ target: string }>>);
  return rows!.map(({ target }) => target);
};
const bookmarks = async (token = admin) => targetsIn(await app.graphql(list, {}, token));
const add = (target: string, token = admin) => put(target, true, token);
const put = (target: string, isBookmarked: boolean, token = admin) =>
  app.graphql(bookmark, { target, isBookmarked }, token);

const em = () => app.orm.em.fork();
const stored = async () => (await em().find(Bookmark, {}, { orderBy: { position: 'asc' } })) as Bookmark[];

beforeEach(async () => void (await em().nativeDelete(Bookmark, {})));

describe('bookmarks', () => {
  test('are for the signed in', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(bookmark, { target: 'invoices' })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(reorder, { targets: [] })).code).toBe('UNAUTHENTICATED');
  });

  test('of a page that one may not see are refused like those of one that never was', async () => {
    const [hidden, unknown] = [await add('invoices', client), await add('nowhere', client)];
    expect([hidden.code, unknown.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(hidden.errors[0]!.message).toBe(unknown.errors[0]!.message);
    expect(await stored()).toEqual([]);
  });

  test('are not changed while the portal is viewed as a role', async () => {
    const role = await em().findOneOrFail(Role, { key: 'manager' });
    const answer = await app.graphql(bookmark, { target: 'invoices' }, admin, {
      'x-view-as': String(role.id),
    });
    expect(answer.code).toBe('VIEW_ONLY');
    expect(await stored()).toEqual([]);
  });

  test('come and go, the newest last', async () => {
    await add('invoices');
    expect(targetsIn(await add('users/list'))).toEqual(['invoices', 'users/list']);
    expect(targetsIn(await put('invoices', false))).toEqual(['users/list']);
    expect(await bookmarks()).toEqual(['users/list']);
    const { data } = await app.graphql('{ pages { target isBookmarked } }', {}, admin);
    expect(data.pages).toContainEqual({ target: 'users/list', isBookmarked: true });
    expect(data.pages).toContainEqual({ target: 'invoices', isBookmarked: false });
  });

  test('are one’s own', async () => {
    await add('invoices');
    await add('access', client);
    expect(await bookmarks()).toEqual(['invoices']);
    expect(await bookmarks(client)).toEqual(['access']);
  });

  test('that two tabs wish for are there once, and gone once', async () => {
    await Promise.all([put('invoices', true), put('invoices', true), put('employees', true)]);
    expect((await bookmarks()).toSorted()).toEqual(['employees', 'invoices']);
    await Promise.all([put('invoices', false), put('invoices', false)]);
    expect(await bookmarks()).toEqual(['employees']);
  });

  test('that several tabs add at the same time take turns', async () => {
    await Promise.all([add('invoices'), add('invoices'), add('employees'), add('users/list')]);
    expect((await bookmarks()).toSorted()).toEqual(['employees', 'invoices', 'users/list']);
    expect((await stored()).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test('of a page that one may no longer see are out of sight, and back with the right', async () => {
    const token = await app.as('bookkeeper');
    for (const target of ['invoices', 'companies', 'access']) await add(target, token);
    await becomes('bookkeeper', 'clerk');
    expect(await bookmarks(token)).toEqual(['companies', 'access']);
    expect((await add('invoices', token)).code).toBe('NOT_FOUND');
    expect((await app.graphql(reorder, { targets: ['invoices'] }, token)).fields).toEqual({
      targets: 'unknown',
    });
    // A bookmark of a page that the viewer cannot see keeps its position.
    expect(targetsIn(await app.graphql(reorder, { targets: ['access', 'companies'] }, token))).toEqual([
      'access',
      'companies',
    ]);
    await becomes('clerk', 'bookkeeper');
    expect(await bookmarks(token)).toEqual(['invoices', 'access', 'companies']);
  });

  test('of a page that is no more are dropped', async () => {
    await add('invoices');
    const [{ user }] = (await stored()) as [Bookmark];
    const otherBookmarks = em();
    otherBookmarks.create(Bookmark, { user: user.id, target: 'gone/for/good', position: -1 } as never);
    await otherBookmarks.flush();
    expect(await bookmarks()).toEqual(['invoices']);
    await add('employees');
    expect((await stored()).map(({ target }) => target)).toEqual(['invoices', 'employees']);
  });

  test('go with their person', async () => {
    const token = await app.as('author');
    await add('access', token);
    const { data } = await app.graphql('{ viewer { id } }', {}, token);
    const deleted = await app.graphql(`mutation { deleteUser(id: "${data.viewer.id}") }`, {}, admin);
    expect(deleted.errors).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('the order of bookmarks', () => {
  beforeEach(async () => {
    for (const target of ['invoices', 'employees', 'users/list']) await add(target);
  });
  const order = (...targets: string[]) => app.graphql(reorder, { targets }, admin);

  test('names each once, and none but one’s own', async () => {
    expect((await order('invoices', 'invoices')).fields).toEqual({ targets: 'invalid' });
    expect((await order('invoices', 'companies')).fields).toEqual({ targets: 'unknown' });
    expect(await bookmarks()).toEqual(['invoices', 'employees', 'users/list']);
  });

  test('is the one given, and stays', async () => {
    const requestedRadio = ['users/list', 'invoices', 'employees'];
    expect(targetsIn(await order(...requestedRadio))).toEqual(requestedRadio);
    expect(await bookmarks()).toEqual(requestedRadio);
    expect(targetsIn(await add('companies'))).toEqual([...requestedRadio, 'companies']);
  });

  test('leaves what another tab has added meanwhile at the end', async () => {
    await add('companies');
    expect(targetsIn(await order('users/list', 'employees'))).toEqual([
      'users/list',
      'employees',
      'invoices',
      'companies',
    ]);
  });
});

/** Replaces a role of all people by another role. */
async function becomes(from: string, to: string): Promise<void> {
  const fork = em();
  const role = await fork.findOneOrFail(Role, { key: to });
  await fork.nativeUpdate(User, { role: { key: from } } as never, { role } as never);
}
