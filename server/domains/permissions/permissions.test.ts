import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../testing/testApp.ts';
import type { Json } from '../../testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `query ($search: String, $filter: PermissionFilter, $perPage: Int! = 10) {
  permissions(search: $search, filter: $filter, perPage: $perPage) { totalItems items { id version name createdDate assignedTo abilities { action subject } } }
}`;
const create = `mutation ($name: String!) { createPermission(input: { name: $name }) { id version name createdDate assignedTo abilities { action } roles { key } } }`;
const rename = `mutation ($id: ID!, $version: Int!, $name: String!) { updatePermission(id: $id, version: $version, input: { name: $name }) { id version name assignedTo } }`;
const remove = `mutation ($id: ID!) { deletePermission(id: $id) }`;

type Row = Record<string, Json>;
const page = async (given: object = {}) =>
  (await app.graphql(list, given, admin)).data.permissions as { totalItems: number; items: Row[] };
const namesOf = async (given: object) =>
  (await page({ perPage: 100, ...given })).items.map(({ name }) => name);

describe('the list of permissions', () => {
  test('holds the nine of the sample, newest first', async () => {
    const { totalItems, items } = await page();
    expect(totalItems).toBe(9);
    expect(items.map(({ name }) => name)).toEqual([
      "Manage Others' Tasks",
      'Financial Management',
      'Only View',
      'Client Communication',
      'Manage Email Sequences',
      'Project Planning',
      'Add & Remove Users',
      'Manage Billing & Roles',
      'Management',
    ]);
    expect(items.at(-1)).toMatchObject({
      assignedTo: ['administrator'],
      createdDate: '2021-04-14T20:43:00.000Z',
    });
    expect(items.every(({ assignedTo }) => assignedTo.includes('administrator'))).toBe(true);
  });

  test('is searched by name, and by the date as people see it', async () => {
    expect(await namesOf({ search: 'MANAGE' })).toEqual([
      "Manage Others' Tasks",
      'Financial Management',
      'Manage Email Sequences',
      'Manage Billing & Roles',
      'Management',
    ]);
    expect(await namesOf({ search: '&' })).toEqual(['Add & Remove Users', 'Manage Billing & Roles']);
    expect(await namesOf({ search: "others'" })).toEqual(["Manage Others' Tasks"]);
    expect(await namesOf({ search: '14 Apr 2021' })).toEqual(['Management']);
    expect(await namesOf({ search: '8:43 pm' })).toEqual(['Management']);
    expect(await namesOf({ search: 'oct 2021' })).toEqual(['Project Planning', 'Add & Remove Users']);
    expect(await namesOf({ search: '2021-04' })).toEqual([]);
  });

  test('is filtered by one role', async () => {
    expect(await namesOf({ filter: { assignedTo: { eq: 'manager' } } })).toEqual([
      'Financial Management',
      'Client Communication',
      'Add & Remove Users',
    ]);
    expect(await namesOf({ filter: { assignedTo: { eq: 'restricted-user' } } })).toEqual(['Only View']);
    expect(await namesOf({ filter: { assignedTo: { eq: 'nobody' } } })).toEqual([]);
    expect(await namesOf({ filter: { assignedTo: { eq: 'support' } }, search: 'planning' })).toEqual([
      'Project Planning',
    ]);
  });
});

describe('a permission', () => {
  test.each([
    ['', 'required'],
    ['x', 'tooShort'],
    ['x'.repeat(81), 'tooLong'],
  ])('is not added with the name "%s"', async (name, problem) => {
    const answer = await app.graphql(create, { name }, admin);
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { name: problem }]);
  });

  test('is not added with a name of spaces', async () => {
    expect((await app.graphql(create, { name: '     ' }, admin)).fields).toEqual({ name: 'required' });
    expect((await app.graphql(create, { name: ' x ' }, admin)).fields).toEqual({ name: 'tooShort' });
  });

  test('takes nothing but a name: its roles and abilities are not for the caller to say', async () => {
    const document = `mutation ($input: PermissionInput!) { createPermission(input: $input) { id } }`;
    for (const more of [
      { abilities: [{ action: 'manage', subject: 'all' }] },
      { roles: ['1'] },
      { createdDate: '2020-01-01T00:00:00Z' },
    ]) {
      expect((await app.graphql(document, { input: { name: 'Fine', ...more } }, admin)).code).toBe(
        'BAD_USER_INPUT',
      );
    }
  });

  test('is assigned to the administrator alone when added, stamped now, grants nothing yet and comes first', async () => {
    const { data } = await app.graphql(create, { name: '  Archive Access ' }, admin);
    expect(data.createPermission).toMatchObject({
      version: 1,
      name: 'Archive Access',
      assignedTo: ['administrator'],
      roles: [{ key: 'admin' }],
      abilities: [],
    });
    expect(Math.abs(Date.now() - Date.parse(data.createPermission.createdDate))).toBeLessThan(60_000);
    expect((await page()).items[0]!['name']).toBe('Archive Access');
    await app.graphql(remove, { id: data.createPermission.id }, admin);
  });

  test('is renamed, and keeps all else', async () => {
    const { id } = (await app.graphql(create, { name: 'Before' }, admin)).data.createPermission;
    const { data } = await app.graphql(rename, { id, version: 1, name: 'After' }, admin);
    expect(data.updatePermission).toEqual({ id, version: 2, name: 'After', assignedTo: ['administrator'] });
    expect([await namesOf({ search: 'before' }), await namesOf({ search: 'after' })]).toEqual([
      [],
      ['After'],
    ]);
    expect((await app.graphql(rename, { id, version: 2, name: 'x' }, admin)).fields).toEqual({
      name: 'tooShort',
    });
    await app.graphql(remove, { id }, admin);
  });

  test('is deleted, and then is gone from its roles', async () => {
    const { id } = (await app.graphql(create, { name: 'Short Lived' }, admin)).data.createPermission;
    expect((await app.graphql(remove, { id }, admin)).data.deletePermission).toBe(id);
    expect((await app.graphql(remove, { id }, admin)).code).toBe('NOT_FOUND');
    const { data } = await app.graphql(
      `{ roles(filter: { key: { eq: "admin" } }) { items { permissions { name } } } }`,
      {},
      admin,
    );
    expect(data.roles.items[0].permissions.map(({ name }: Row) => name)).not.toContain('Short Lived');
  });
});

describe('what permissions grant', () => {
  test('ends with the next request when the permission is deleted', async () => {
    const own = await createTestApp();
    const [ada, manager] = [await own.tokenOf('admin@demo.com'), await own.as('manager')];
    const mayList = async () => (await own.graphql('{ invoices { totalItems } }', {}, manager)).code;
    expect(await mayList()).toBeUndefined();
    const idOf = async (name: string) =>
      (await own.graphql(list, { search: name }, ada)).data.permissions.items[0].id as string;
    await own.graphql(remove, { id: await idOf('Financial Management') }, ada);
    expect(await mayList()).toBeUndefined();
    await own.graphql(remove, { id: await idOf('Client Communication') }, ada);
    expect(await mayList()).toBe('FORBIDDEN');
  });

  test.each([
    ['restricted-user', ['users', 'roles', 'permissions', 'invoices', 'invoiceClients', 'employees']],
    ['manager', ['users', 'roles', 'invoices', 'invoiceClients', 'employees']],
    ['support', ['users', 'roles', 'invoiceClients', 'employees']],
    ['user', ['invoiceClients', 'employees']],
    ['maintainer', ['users', 'roles', 'employees']],
    ['editor', ['employees']],
    ['subscriber', []],
  ])('%s may list %j and nothing else', async (role, lists) => {
    const token = await app.as(role);
    const readable = [];
    for (const name of ['users', 'roles', 'permissions', 'invoices', 'invoiceClients', 'employees']) {
      const { code } = await app.graphql(`{ ${name} { totalItems } }`, {}, token);
      expect(code).toBeOneOf([undefined, 'FORBIDDEN']);
      if (code === undefined) readable.push(name);
    }
    expect(readable).toEqual(lists);
  });

  test('is nothing to write with for whoever may only view', async () => {
    const token = await app.as('restricted-user');
    for (const document of [
      create.replace('$name: String!', '$name: String! = "Mine"'),
      'mutation { deleteUser(id: 1) }',
      'mutation { deleteInvoice(id: 5036) }',
      'mutation { deletePermission(id: 1) }',
    ]) {
      expect((await app.graphql(document, {}, token)).code).toBe('FORBIDDEN');
    }
  });
});

describe('roles', () => {
  const roles = `query ($filter: RoleFilter) { roles(filter: $filter) {
    totalItems items { id key name description abilities { action subject } permissions { name } members(first: 60) { id } memberCount }
  } }`;

  test('come with their permissions, members and counts', async () => {
    const { roles: found } = (await app.graphql(roles, {}, admin)).data;
    const users = (await app.graphql('{ users(perPage: 100) { items { id role { key } } } }', {}, admin)).data
      .users.items as Row[];
    for (const role of found.items) {
      const members = users.filter((user) => user['role'].key === role.key).map(({ id }) => id);
      expect([role.key, role.members.map(({ id }: Row) => id), role.memberCount]).toEqual([
        role.key,
        members,
        members.length,
      ]);
    }
    const manager = found.items.find(({ key }: Row) => key === 'manager');
    expect(manager.permissions.map(({ name }: Row) => name)).toEqual([
      'Financial Management',
      'Client Communication',
      'Add & Remove Users',
    ]);
    expect(found.items.find(({ key }: Row) => key === 'admin').name).toBe('administrator');
  });

  test('keep their members from whoever may not read people', async () => {
    await addRole(app, 'role-reader', 'read Role', 'read Permission');
    const token = await app.as('role-reader');
    const counted = await app.graphql('{ roles { items { key memberCount } } }', {}, token);
    expect(counted.code).toBe('FORBIDDEN');
    expect(counted.data.roles.items.every(({ memberCount }: Row) => memberCount === null)).toBe(true);
    const listed = await app.graphql('{ roles { items { members { id } } } }', {}, token);
    expect([listed.code, listed.data]).toEqual(['FORBIDDEN', null]);
  });

  test('are read one by one', async () => {
    const [role] = (await app.graphql(roles, { filter: { key: { eq: 'editor' } } }, admin)).data.roles.items;
    expect(
      (await app.graphql(`query ($id: ID!) { role(id: $id) { key } }`, { id: role.id }, admin)).data.role,
    ).toEqual({ key: 'editor' });
  });
});
