import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../kit/graphql/executor.ts';
import { addRole, createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { Role } from '../permissions/roles/role.entity.ts';
import { User } from './user.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const roleIds = new Map((await app.orm.em.fork().findAll(Role)).map(({ key, id }) => [key, String(id)]));

const list = `query ($perPage: Int! = 10, $search: String) {
  users(perPage: $perPage, search: $search) {
    totalItems totalIsExact
    items { id fullName username email company country contact currentPlan status avatar role { key } }
  }
}`;
const create = `mutation ($input: UserInput!) { createUser(input: $input) { id version fullName email status role { key } avatar billing } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: UserPatch!) { updateUser(id: $id, version: $version, input: $input) { id version fullName email username status role { key } } }`;
const remove = `mutation ($id: ID!) { deleteUser(id: $id) }`;

const goodPassword = 'vent qui tourne 27';
let count = 0;
const somebody = (more: object = {}) => {
  const name = `new.person${++count}`;
  return {
    firstName: 'New',
    lastName: 'Person',
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

const whoAmI = '{ viewer { id role { id } } }';

/** Sets the last proof of identity of a token's session to a moment long ago. */
async function makeStale(token: string) {
  const id = app.shared.services.accounts.sessions.sessionOf(token);
  await app.orm.em.fork().nativeUpdate(Session, { id } as never, { provenAt: new Date(2020, 0, 1) } as never);
}

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
    [{ firstName: '' }, { firstName: 'required' }],
    [{ firstName: 'x'.repeat(61) }, { firstName: 'tooLong' }],
    [{ lastName: 'x'.repeat(60) }, { lastName: 'tooLong' }],
    [{ username: 'ab' }, { username: 'tooShort' }],
    [{ username: 'x'.repeat(41) }, { username: 'tooLong' }],
    [{ username: 'with space' }, { username: 'invalid' }],
    [{ email: 'nonsense' }, { email: 'email' }],
    [{ email: `${'x'.repeat(250)}@example.com` }, { email: expect.stringMatching(/tooLong|email/) }],
    [
      { company: 'x'.repeat(121), country: 'x'.repeat(81), contact: 'x', address: 'x'.repeat(201) },
      { company: 'tooLong', country: 'tooLong', contact: 'tooShort', address: 'tooLong' },
    ],
    [{ billing: 'x'.repeat(61) }, { billing: 'tooLong' }],
    [{ roleId: '999999' }, { roleId: 'unknown' }],
    [{ roleId: 'nonsense' }, { roleId: 'unknown' }],
    [{ mobile: '06 12 34 56 78' }, { mobile: 'invalid' }],
    [{ mobile: '+33 1' }, { mobile: 'invalid' }],
    [{ mobile: '+999 612345678' }, { mobile: 'invalid' }],
    [{ mobile: 'call +33612345678' }, { mobile: 'invalid' }],
    [{ zipCode: 'x'.repeat(21) }, { zipCode: 'tooLong' }],
    [{ password: 'short', passwordConfirmation: 'short' }, { password: 'weak' }],
    [{ password: 'passwordpassword', passwordConfirmation: 'passwordpassword' }, { password: 'weak' }],
    [{ password: 'New Person 1234', passwordConfirmation: 'New Person 1234' }, { password: 'weak' }],
    [{ password: goodPassword }, { passwordConfirmation: 'required' }],
    [
      { password: goodPassword, passwordConfirmation: `${goodPassword} ` },
      { passwordConfirmation: 'different' },
    ],
    [{ passwordConfirmation: goodPassword }, { password: 'required' }],
  ])('is not added with what is not acceptable: %j', async (more, fields) => {
    const answer = await app.graphql(create, { input: somebody(more) }, admin);
    expect([answer.code, answer.fields, answer.data]).toEqual(['BAD_USER_INPUT', fields, null]);
  });

  test.each([
    ['currentPlan', 'GOLD'],
    ['status', 'GONE'],
    ['firstName', 5],
    ['firstName', null],
    ['fullName', 'New Person'],
    ['unknown', 'x'],
    ['version', 1],
  ])('is not added with a wrong type: %s', async (name, value) => {
    const { code } = await app.graphql(create, { input: somebody({ [name]: value }) }, admin);
    expect(code).toBe('BAD_USER_INPUT');
  });

  test.each([
    [{ email: 'ADMIN@Demo.com' }, { email: 'taken' }],
    [{ username: 'ADMIN' }, { username: 'taken' }],
    [
      { email: 'ADMIN@Demo.com', username: 'ADMIN' },
      { email: 'taken', username: 'taken' },
    ],
  ])('is not added with taken values, ignoring case: %j', async (more, fields) => {
    expect((await app.graphql(create, { input: somebody(more) }, admin)).fields).toEqual(fields);
  });

  test('is not added by users who may not read people, whether the address is taken or not', async () => {
    await addRole(app, 'adder', 'create User', 'update User');
    const adder = await app.as('adder');
    const { id: roleId } = await app.orm.em.fork().findOneOrFail(Role, { key: 'adder' });
    const blind = `mutation ($input: UserInput!) { createUser(input: $input) { __typename } }`;
    for (const email of ['admin@demo.com', 'free@example.com']) {
      const input = somebody({ email, roleId: String(roleId) });
      const { code, data } = await app.graphql(blind, { input }, adder);
      expect([code, data]).toEqual(['FORBIDDEN', null]);
    }
    expect((await page({ search: 'free@example.com' })).totalItems).toBe(0);
  });

  test('is refused with all that is wrong at once, and loses nothing', async () => {
    const wrong = {
      address: 'x'.repeat(201),
      cityId: 'FR-33-1',
      email: 'admin@demo.com',
      firstName: '',
      lastName: 'x'.repeat(60),
      mobile: '12',
      password: 'short',
      passwordConfirmation: 'other',
      regionId: '999999',
      roleId: '999999',
      stateId: 'XX-1',
      username: 'ADMIN',
      zipCode: 'x'.repeat(21),
      countryCode: 'XX',
    };
    const { fields } = await app.graphql(create, { input: somebody(wrong) }, admin);
    expect(fields).toEqual({
      address: 'tooLong',
      cityId: 'unknown',
      email: 'taken',
      firstName: 'required',
      lastName: 'tooLong',
      mobile: 'invalid',
      password: 'weak',
      passwordConfirmation: 'different',
      regionId: 'unknown',
      roleId: 'unknown',
      stateId: 'unknown',
      username: 'taken',
      zipCode: 'tooLong',
      countryCode: 'unknown',
    });
  });

  test('is added once when the same one comes many times at once', async () => {
    const input = somebody();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.graphql(create, { input }, admin)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(
      answers.filter(({ fields }) => fields?.['email'] === 'taken' || fields?.['username'] === 'taken'),
    ).toHaveLength(9);
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
    const { id, email } = await newUser({
      password: goodPassword,
      passwordConfirmation: goodPassword,
    });
    const signIn = () =>
      app.graphql(
        `mutation ($email: String!) { signIn(email: $email, password: "${goodPassword}") { viewer { id } } }`,
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
        {
          id,
          version: 1,
          input: { firstName: 'Renamed', lastName: '', username: 'Renamed', email: 'Renamed@Example.com' },
        },
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
      (await app.graphql(update, { id, version: 1, input: { firstName: 'Fine' } }, clerk)).data.updateUser
        .fullName,
    ).toBe('Fine Person');
    expect(
      (await app.graphql(update, { id, version: 2, input: { roleId: roleIds.get('admin') } }, clerk)).code,
    ).toBe('FORBIDDEN');
  });

  test('does not let anyone give themselves a role, whatever they may do', async () => {
    await addRole(app, 'deputy', 'manage all');
    const deputy = await app.as('deputy');
    const { data } = await app.graphql('{ viewer { id } }', {}, deputy);
    const change = (input: object) => app.graphql(update, { id: data.viewer.id, version: 1, input }, deputy);
    expect((await change({ roleId: roleIds.get('admin') })).fields).toEqual({ roleId: 'yourself' });
    expect((await change({ roleId: roleIds.get('subscriber') })).fields).toEqual({ roleId: 'yourself' });
    const { role } = (await app.graphql(whoAmI, {}, deputy)).data.viewer;
    expect((await change({ roleId: role.id, firstName: 'Same' })).code).toBeUndefined();
  });

  test.each([
    ['an address to sign in with', { email: 'stale@example.com' }],
    ['a password', { password: goodPassword, passwordConfirmation: goodPassword }],
    ['a role', { roleId: roleIds.get('author') }],
  ])('asks for a fresh sign-in before it gives somebody %s', async (_, input) => {
    const { id } = await newUser();
    const token = await app.tokenOf('admin@demo.com');
    await makeStale(token);
    const answer = await app.graphql(update, { id, version: 1, input }, token);
    expect(answer.code).toBe('FRESH_SIGN_IN_NEEDED');
    const harmless = await app.graphql(update, { id, version: 1, input: { lastName: 'Calm' } }, token);
    expect(harmless.data.updateUser.version).toBe(2);
  });

  test('over a password ends the sessions of its owner, but not the one that sets its own', async () => {
    const { id, email } = await newUser({ status: 'ACTIVE' });
    const theirs = await app.tokenOf(email);
    const input = { password: goodPassword, passwordConfirmation: goodPassword };
    const stillIn = async (token: string) => (await app.graphql('{ viewer { id } }', {}, token)).data?.viewer;
    expect(await stillIn(theirs)).toEqual({ id });
    expect((await app.graphql(update, { id, version: 1, input }, admin)).code).toBeUndefined();
    expect(await stillIn(theirs)).not.toEqual({ id });

    await addRole(app, 'self-keeper', 'manage User', 'read Role');
    const own = await app.as('self-keeper');
    const me = (await app.graphql('{ viewer { id } }', {}, own)).data.viewer;
    expect((await app.graphql(update, { id: me.id, version: 1, input }, own)).code).toBeUndefined();
    expect(await stillIn(own)).toEqual(me);
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
    await addRole(alone, 'deputy', 'manage all');
    const deputy = await alone.as('deputy');
    const { version } = await alone.orm.em.fork().findOneOrFail(User, id);
    const change = (input: object, token = ada) =>
      alone.graphql(update, { id: String(id), version, input }, token);
    expect((await change({ roleId: roleIds.get('editor') }, deputy)).fields).toEqual({
      roleId: 'lastAdministrator',
    });
    expect((await change({ roleId: roleIds.get('editor'), status: 'INACTIVE' }, deputy)).fields).toEqual({
      roleId: 'lastAdministrator',
      status: 'lastAdministrator',
    });
    expect((await alone.graphql(remove, { id: String(id) }, deputy)).fields).toEqual({
      id: 'lastAdministrator',
    });
    expect((await change({ status: 'INACTIVE' })).fields).toEqual({ status: 'lastAdministrator' });
    expect((await change({ status: 'PENDING' })).fields).toEqual({ status: 'lastAdministrator' });
    const otherAdministrator = await newUser({ roleId: roleIds.get('admin'), status: 'ACTIVE' }, alone, ada);
    expect(
      (await alone.graphql(remove, { id: String(id) }, await alone.tokenOf(otherAdministrator['email'])))
        .code,
    ).toBeUndefined();
  });

  test('does not end when the last two administrators remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = await createTestApp({ executor: jitExecutor });
      const ada = await pair.tokenOf('admin@demo.com');
      const em = pair.orm.em.fork();
      const { id, role } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
      await em.nativeUpdate(User, { role, id: { $ne: id } } as never, { status: 'INACTIVE' } as never);
      const otherAdministrator = await newUser({ roleId: roleIds.get('admin'), status: 'ACTIVE' }, pair, ada);
      const eve = await pair.tokenOf(otherAdministrator['email']);
      await Promise.all([
        pair.graphql(remove, { id: otherAdministrator['id'] }, ada),
        pair.graphql(remove, { id: String(id) }, eve),
      ]);
      expect(
        await pair.orm.em.fork().count(User, { role, status: 'ACTIVE' } as never),
      ).toBeGreaterThanOrEqual(1);
    }
  });
});
