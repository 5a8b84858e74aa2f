import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `query ($search: String, $perPage: Int! = 10) {
  permissions(search: $search, perPage: $perPage) { totalItems items { id version name createdDate assignedTo abilities { action subject } } }
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

  test('accepts only a name: its roles and abilities are not set by the caller', async () => {
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
    const began = Date.now();
    const { data } = await app.graphql(create, { name: '  Archive Access ' }, admin);
    expect(data.createPermission).toMatchObject({
      version: 1,
      name: 'Archive Access',
      assignedTo: ['administrator'],
      roles: [{ key: 'admin' }],
      abilities: [],
    });
    const createdAt = Date.parse(data.createPermission.createdDate);
    expect(createdAt).toBeGreaterThanOrEqual(began);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
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

describe('what a permission allows, and to whom', () => {
  const fields = `id version abilities { action subject } roles { id key }`;
  const change = `mutation ($id: ID!, $version: Int!, $input: PermissionPatch!) { updatePermission(id: $id, version: $version, input: $input) { ${fields} } }`;
  const grants = (...abilities: string[]) =>
    abilities.map((ability) => ability.split(' ')).map(([action, subject]) => ({ action, subject }));
  const made = async (): Promise<Json> =>
    (await app.graphql(`mutation { createPermission(input: { name: "Made" }) { ${fields} } }`, {}, admin))
      .data.createPermission;
  const give = ({ id, version }: Json, input: object, token: string | null = admin, headers = {}) =>
    app.graphql(change, { id, version, input }, token, headers);
  const roleId = async (key: string): Promise<string> =>
    (
      await app.graphql(
        `query ($key: String) { roles(filter: { key: { eq: $key } }) { items { id } } }`,
        { key },
        admin,
      )
    ).data.roles.items[0].id;
  const refusal = ({ errors }: { errors: Array<{ extensions: object }> }) => errors[0]?.extensions;

  test('is changed by the signed in who may', async () => {
    const permission = await made();
    expect((await give(permission, { abilities: [] }, null)).code).toBe('UNAUTHENTICATED');
    expect((await give(permission, { abilities: [] }, await app.as('restricted-user'))).code).toBe(
      'FORBIDDEN',
    );
  });

  test('never exceeds the permissions of the user who changes it', async () => {
    await addRole(
      app,
      'permission-editor',
      'read Permission',
      'update Permission',
      'delete Permission',
      'read Role',
      'read Invoice',
    );
    const token = await app.as('permission-editor');
    const permission = await made();
    expect(refusal(await give(permission, { abilities: grants('delete Invoice') }, token))).toMatchObject({
      code: 'FORBIDDEN',
      action: 'delete',
      subject: 'Invoice',
    });
    const given = (await give(permission, { abilities: grants('read Invoice') }, token)).data
      .updatePermission;
    expect(given.abilities).toEqual(grants('read Invoice'));
    const strong = (await give(given, { abilities: grants('read Invoice', 'read Salary') })).data
      .updatePermission;
    expect(refusal(await give(strong, { roleIds: [await roleId('user')] }, token))).toMatchObject({
      code: 'FORBIDDEN',
      subject: 'Salary',
    });
    expect((await app.graphql(remove, { id: strong.id }, token)).code).toBe('FORBIDDEN');
  });

  test('is not removed from a role with more permissions than the user who removes it', async () => {
    const token = await app.as('permission-editor');
    const roleIds = [await roleId('manager')];
    const permission = (await give(await made(), { abilities: grants('read Invoice'), roleIds })).data
      .updatePermission;
    for (const input of [{ roleIds: [] }, { abilities: [] }])
      expect((await give(permission, input, token)).code).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id: permission.id }, token)).code).toBe('FORBIDDEN');
    await app.graphql(remove, { id: permission.id }, admin);
  });

  test('is of things and roles that exist', async () => {
    const permission = await made();
    const problems = async (input: object) => (await give(permission, input)).fields;
    expect(await problems({ abilities: grants('read Nothing') })).toEqual({
      'abilities.0.subject': 'unknown',
    });
    expect(await problems({ abilities: grants('read User', 'fly User') })).toEqual({
      'abilities.1.action': 'unknown',
    });
    expect(await problems({ roleIds: [await roleId('user'), '9999'] })).toEqual({ 'roleIds.1': 'unknown' });
    expect(await problems({ abilities: null })).toEqual({ abilities: 'required' });
    expect(await problems({ roleIds: null })).toEqual({ roleIds: 'required' });
  });

  test('counts from the next request on, for roles that gain it and roles that lose it', async () => {
    await addRole(app, 'empty-handed');
    const token = await app.as('empty-handed');
    const mayList = async () => (await app.graphql('{ invoices { totalItems } }', {}, token)).code;
    expect(await mayList()).toBe('FORBIDDEN');
    const input = { abilities: grants('read Invoice'), roleIds: [await roleId('empty-handed')] };
    const permission = (await give(await made(), input)).data.updatePermission;
    expect(await mayList()).toBeUndefined();
    const emptied = (await give(permission, { abilities: [] })).data.updatePermission;
    expect(await mayList()).toBe('FORBIDDEN');
    const filled = (await give(emptied, { abilities: grants('read Invoice') })).data.updatePermission;
    expect(await mayList()).toBeUndefined();
    await give(filled, { roleIds: [] });
    expect(await mayList()).toBe('FORBIDDEN');
  });

  test('stays with the roles of other radios, which cannot be seen', async () => {
    const createRole = `mutation ($input: RoleInput!) { createRole(input: $input) { id } }`;
    const elsewhere = { name: 'Elsewhere', description: '', abilities: [], isOfRadio: true };
    const lagune = { 'x-radio': '2' };
    const { id } = (await app.graphql(createRole, { input: elsewhere }, admin, lagune)).data.createRole;
    const permission = (await give(await made(), { roleIds: [id] }, admin, lagune)).data.updatePermission;
    const here = { 'x-radio': '1' };
    expect((await give(permission, { roleIds: [id] }, admin, here)).fields).toEqual({
      'roleIds.0': 'unknown',
    });
    const user = await roleId('user');
    const changed = (await give(permission, { roleIds: [user] }, admin, here)).data.updatePermission;
    expect(changed.roles.map((role: Row) => role['key'])).toEqual(['user']);
    const there = await app.graphql(
      `query ($id: ID!) { permission(id: $id) { roles { id } } }`,
      { id: permission.id },
      admin,
      lagune,
    );
    expect(there.data.permission.roles.map((role: Row) => role['id']).sort()).toEqual([user, id].sort());
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

  test('permits no changes to users who may only view', async () => {
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
  const roles = `query ($filter: RoleFilter) { roles(filter: $filter, sort: [{ id: ASC }]) {
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

  test('hide their members from users who may not read people', async () => {
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
