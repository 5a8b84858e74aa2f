import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { addRole, createTestApp, type TestApp } from '../../testing/testApp.ts';
import { Role } from '../permissions/role.entity.ts';
import { User } from './user.entity.ts';
import type { Json } from '../../testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const roleIds = new Map((await app.orm.em.fork().findAll(Role)).map(({ key, id }) => [key, String(id)]));

const list = `query ($page: Int! = 1, $perPage: Int! = 10, $search: String, $filter: UserFilter, $sort: UserSort) {
  users(page: $page, perPage: $perPage, search: $search, filter: $filter, sort: $sort) {
    totalItems totalIsExact
    items { id fullName username email company country contact currentPlan status avatar role { key } }
  }
}`;
const create = `mutation ($input: UserInput!) { createUser(input: $input) { id version fullName email status role { key } avatar billing } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: UserPatch!) { updateUser(id: $id, version: $version, input: $input) { id version fullName email username status role { key } } }`;
const remove = `mutation ($id: ID!) { deleteUser(id: $id) }`;

let count = 0;
const somebody = (more: object = {}) => {
  const name = `new.person${++count}`;
  return {
    fullName: 'New Person',
    username: name,
    email: `${name}@example.com`,
    company: 'Co',
    country: 'France',
    contact: '0102',
    currentPlan: 'TEAM',
    roleId: roleIds.get('editor'),
    ...more,
  };
};

type Row = Record<string, Json>;
const page = async (given: object = {}) =>
  (await app.graphql(list, given, admin)).data.users as {
    totalItems: number;
    totalIsExact: boolean;
    items: Row[];
  };
const everyone = (await page({ perPage: 100 })).items;
const newUser = async (more: object = {}, on: TestApp = app, token = admin) =>
  (await on.graphql(create, { input: somebody(more) }, token)).data.createUser as Row;

describe('the list of users', () => {
  test('holds the 50 of the sample, the demo sign-ins first', async () => {
    const { totalItems, items } = await page();
    expect([totalItems, items.length, items[0]!['email'], items[1]!['email']]).toEqual([
      50,
      10,
      'admin@demo.com',
      'client@demo.com',
    ]);
    const values = (name: string) => new Set(everyone.map((user) => user[name]));
    expect(values('currentPlan')).toEqual(new Set(['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE']));
    expect(values('status')).toEqual(new Set(['ACTIVE', 'INACTIVE', 'PENDING']));
    expect(new Set(everyone.map(({ role }) => role.key))).toEqual(
      new Set(['admin', 'author', 'editor', 'maintainer', 'subscriber']),
    );
  });

  test('is searched by full name and username, whatever the case, and by nothing else', async () => {
    const { fullName, username, company } = everyone[9]!;
    for (const search of [
      fullName.toUpperCase(),
      username.toUpperCase(),
      fullName.slice(0, 2),
      username.slice(0, 5),
    ]) {
      const matches = (user: Row) =>
        [user['fullName'], user['username']].some((text) =>
          text.toLowerCase().includes(search.toLowerCase()),
        );
      expect((await page({ search, perPage: 100 })).items).toEqual(everyone.filter(matches));
    }
    expect((await page({ search: company })).items.map(({ id }) => id)).not.toContain(everyone[9]!['id']);
    expect((await page({ search: '@example.com' })).totalItems).toBe(0);
  });

  test.each([
    [{ role: { eq: 'editor' } }, (user: Row) => user['role'].key === 'editor'],
    [{ currentPlan: { eq: 'TEAM' } }, (user: Row) => user['currentPlan'] === 'TEAM'],
    [{ status: { eq: 'PENDING' } }, (user: Row) => user['status'] === 'PENDING'],
    [
      { role: { eq: 'author' }, currentPlan: { eq: 'BASIC' }, status: { eq: 'ACTIVE' } },
      (user: Row) =>
        user['role'].key === 'author' && user['currentPlan'] === 'BASIC' && user['status'] === 'ACTIVE',
    ],
    [{ role: { eq: 'edit' } }, () => false],
    [{ role: { eq: 'no-such-role' } }, () => false],
  ])('is filtered by exact role, plan and status: %j', async (filter, keeps) => {
    expect((await page({ filter, perPage: 100 })).items).toEqual(everyone.filter(keeps));
  });

  test('is sorted by role key as well', async () => {
    const { items } = await page({ sort: { role: 'ASC' }, perPage: 100 });
    expect(items.map(({ role }) => role.key)).toEqual(everyone.map(({ role }) => role.key).sort());
  });

  test('never shows a password, for there is no such field', async () => {
    for (const field of ['password', 'passwordHash', 'usernameKey', 'searchText', 'radio']) {
      expect((await app.graphql(`{ users { items { ${field} } } }`, {}, admin)).code).toBe(
        'GRAPHQL_VALIDATION_FAILED',
      );
    }
  });
});

describe('a user', () => {
  test('is read by id', async () => {
    const { id, fullName, role } = everyone[5]!;
    const { data } = await app.graphql(
      `query ($id: ID!) { user(id: $id) { id fullName role { key } } }`,
      { id },
      admin,
    );
    expect(data.user).toEqual({ id, fullName, role });
  });

  test.each([
    [{ fullName: '' }, { fullName: 'required' }],
    [{ fullName: 'x'.repeat(121) }, { fullName: 'tooLong' }],
    [{ username: 'ab' }, { username: 'tooShort' }],
    [{ username: 'x'.repeat(41) }, { username: 'tooLong' }],
    [{ username: 'with space' }, { username: 'invalid' }],
    [{ email: 'nonsense' }, { email: 'email' }],
    [{ email: `${'x'.repeat(250)}@example.com` }, { email: expect.stringMatching(/tooLong|email/) }],
    [
      { company: '', country: '', contact: 'x' },
      { company: 'required', country: 'required', contact: 'tooShort' },
    ],
    [{ billing: 'x'.repeat(61) }, { billing: 'tooLong' }],
    [{ roleId: '999999' }, { roleId: 'unknown' }],
    [{ roleId: 'nonsense' }, { roleId: 'unknown' }],
    [{ password: 'short' }, { password: 'weak' }],
    [{ password: 'passwordpassword' }, { password: 'weak' }],
  ])('is not added with what is not acceptable: %j', async (more, fields) => {
    const answer = await app.graphql(create, { input: somebody(more) }, admin);
    expect([answer.code, answer.fields, answer.data]).toEqual(['BAD_USER_INPUT', fields, null]);
  });

  test.each([
    ['currentPlan', 'GOLD'],
    ['status', 'GONE'],
    ['fullName', 5],
    ['fullName', null],
    ['unknown', 'x'],
    ['version', 1],
  ])('is not added with a wrong type: %s', async (name, value) => {
    const { code } = await app.graphql(create, { input: somebody({ [name]: value }) }, admin);
    expect(code).toBe('BAD_USER_INPUT');
  });

  test.each([
    [{ email: 'ADMIN@Demo.com' }, { email: 'taken' }],
    [{ username: 'ADMIN' }, { username: 'taken' }],
  ])('is not added with what is taken, whatever the case: %j', async (more, fields) => {
    expect((await app.graphql(create, { input: somebody(more) }, admin)).fields).toEqual(fields);
  });

  test('is added once when the same one comes many times at once', async () => {
    const input = somebody();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.graphql(create, { input }, admin)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ fields }) => fields && Object.values(fields)[0] === 'taken')).toHaveLength(9);
  });

  test('is first in the list when added, pending unless said otherwise, with the address in lower case', async () => {
    const made = await newUser({ email: 'Mixed.Case@Example.COM' });
    expect(made).toMatchObject({
      version: 1,
      email: 'mixed.case@example.com',
      status: 'PENDING',
      role: { key: 'editor' },
      avatar: '',
      billing: '',
    });
    expect((await page()).items[0]!['id']).toBe(made['id']);
  });

  test('signs in with the first password once active, and not before', async () => {
    const { id, email } = await newUser({ password: 'vent qui tourne 27' });
    const signIn = () =>
      app.graphql(
        `mutation ($email: String!) { signIn(email: $email, password: "vent qui tourne 27") { viewer { id } } }`,
        { email },
      );
    expect((await signIn()).code).toBe('INVALID_CREDENTIALS');
    await app.graphql(update, { id, version: 1, input: { status: 'ACTIVE' } }, admin);
    expect((await signIn()).data.signIn.viewer.id).toBe(id);
  });

  test('is changed, and cannot take what another one has', async () => {
    const { id } = await newUser();
    const changed = (
      await app.graphql(
        update,
        { id, version: 1, input: { fullName: 'Renamed', username: 'Renamed', email: 'Renamed@Example.com' } },
        admin,
      )
    ).data.updateUser;
    expect(changed).toMatchObject({
      version: 2,
      fullName: 'Renamed',
      username: 'Renamed',
      email: 'renamed@example.com',
    });
    expect((await page({ search: 'renamed' })).items.map((user) => user['id'])).toEqual([id]);
    expect(
      (await app.graphql(update, { id, version: 2, input: { email: 'Client@demo.com' } }, admin)).fields,
    ).toEqual({ email: 'taken' });
    expect(
      (await app.graphql(update, { id, version: 2, input: { username: 'CLIENT' } }, admin)).fields,
    ).toEqual({ username: 'taken' });
    expect(
      (await app.graphql(update, { id, version: 2, input: { username: 'RENAMED' } }, admin)).data.updateUser
        .username,
    ).toBe('RENAMED');
    expect((await app.graphql(update, { id, version: 3, input: { roleId: '999' } }, admin)).fields).toEqual({
      roleId: 'unknown',
    });
  });

  test('is deleted, and then is gone', async () => {
    const { id } = await newUser();
    expect((await app.graphql(remove, { id }, admin)).data.deleteUser).toBe(id);
    expect((await app.graphql(remove, { id }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(`query ($id: ID!) { user(id: $id) { id } }`, { id }, admin)).code).toBe(
      'NOT_FOUND',
    );
  });

  test('gets an id that nobody had before, even after the last one was deleted', async () => {
    const last = await newUser();
    await app.graphql(remove, { id: last['id'] }, admin);
    expect(Number((await newUser())['id'])).toBeGreaterThan(Number(last['id']));
  });
});

describe('power over users', () => {
  test('does not reach beyond one’s own: nobody gives a role that may do more', async () => {
    const manager = await app.as('manager');
    const input = somebody({ roleId: roleIds.get('admin') });
    const answer = await app.graphql(create, { input }, manager);
    expect([
      answer.code,
      answer.errors[0]?.extensions['action'],
      answer.errors[0]?.extensions['subject'],
    ]).toEqual(['FORBIDDEN', 'manage', 'all']);
    expect(
      (await app.graphql(create, { input: somebody({ roleId: roleIds.get('subscriber') }) }, manager)).code,
    ).toBeUndefined();
  });

  test('does not reach beyond one’s own: nobody changes or deletes a person who may do more', async () => {
    await addRole(app, 'clerk', 'read User', 'update User', 'delete User', 'read Role');
    const clerk = await app.as('clerk');
    const administrator = everyone.find(
      ({ role, email }) => role.key === 'admin' && email !== 'admin@demo.com',
    )!;
    expect(
      (
        await app.graphql(
          update,
          { id: administrator['id'], version: 1, input: { email: 'mine@example.com' } },
          clerk,
        )
      ).code,
    ).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id: administrator['id'] }, clerk)).code).toBe('FORBIDDEN');
    const { id } = await newUser({ roleId: roleIds.get('subscriber') });
    expect(
      (await app.graphql(update, { id, version: 1, input: { fullName: 'Fine' } }, clerk)).data.updateUser
        .fullName,
    ).toBe('Fine');
    expect(
      (await app.graphql(update, { id, version: 2, input: { roleId: roleIds.get('admin') } }, clerk)).code,
    ).toBe('FORBIDDEN');
  });

  test('does not let anyone delete themselves', async () => {
    const { data } = await app.graphql('{ viewer { id } }', {}, admin);
    expect((await app.graphql(remove, { id: data.viewer.id }, admin)).fields).toEqual({ id: 'yourself' });
  });

  test('does not end with the last administrator who can sign in', async () => {
    const alone = await createTestApp();
    const ada = await alone.tokenOf('admin@demo.com');
    const em = alone.orm.em.fork();
    const { id, role } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
    await em.nativeUpdate(User, { role, id: { $ne: id } } as never, { status: 'INACTIVE' } as never);
    const change = (input: object) => alone.graphql(update, { id: String(id), version: 1, input }, ada);
    expect((await change({ roleId: roleIds.get('editor') })).fields).toEqual({ roleId: 'lastAdministrator' });
    expect((await change({ status: 'INACTIVE' })).fields).toEqual({ status: 'lastAdministrator' });
    expect((await change({ status: 'PENDING' })).fields).toEqual({ status: 'lastAdministrator' });
    const other = await newUser({ roleId: roleIds.get('admin'), status: 'ACTIVE' }, alone, ada);
    expect(
      (await alone.graphql(remove, { id: String(id) }, await alone.tokenOf(other['email']))).code,
    ).toBeUndefined();
  });

  test('does not end when the last two administrators remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = await createTestApp({ executor: jitExecutor });
      const ada = await pair.tokenOf('admin@demo.com');
      const em = pair.orm.em.fork();
      const { id, role } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
      await em.nativeUpdate(User, { role, id: { $ne: id } } as never, { status: 'INACTIVE' } as never);
      const other = await newUser({ roleId: roleIds.get('admin'), status: 'ACTIVE' }, pair, ada);
      const eve = await pair.tokenOf(other['email']);
      await Promise.all([
        pair.graphql(remove, { id: other['id'] }, ada),
        pair.graphql(remove, { id: String(id) }, eve),
      ]);
      expect(
        await pair.orm.em.fork().count(User, { role, status: 'ACTIVE' } as never),
      ).toBeGreaterThanOrEqual(1);
    }
  });
});
