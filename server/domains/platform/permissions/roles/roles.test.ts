import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { standardGrants } from '../../../index.ts';
import { User } from '../../users/user.entity.ts';
import { seedPermissions } from '../permissions.seed.ts';
import { Role } from './role.entity.ts';
import { slugOf } from './roleKey.ts';
import { administrator } from './roles.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const lagune = { 'x-radio': '2' };

const roleWriter = ['read Role', 'create Role', 'update Role', 'delete Role', 'read Permission'];
await addRole(app, 'role-editor', ...roleWriter, 'read Invoice', 'update Invoice');
const editor = await app.as('role-editor');

const fields = `id version key name description isBuiltIn radio { id } abilities { action subject }
  effectiveAbilities { action subject source permission { name createdDate } }`;
const create = `mutation ($input: RoleInput!) { createRole(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: RolePatch!) { updateRole(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteRole(id: $id) }`;
const byId = `query ($id: ID!) { role(id: $id) { ${fields} } }`;

const base = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];
const grants = (...abilities: string[]) =>
  abilities.map((ability) => ability.split(' ')).map(([action, subject]) => ({ action, subject }));

let number = 0;
const input = (more: object = {}) => ({
  name: `Role ${++number}`,
  description: 'For a test.',
  abilities: grants('read Invoice'),
  ...more,
});
const make = async (more: object = {}, token = admin, headers: Record<string, string> = {}) => {
  const { data, errors } = await app.graphql(create, { input: input(more) }, token, headers);
  expect(errors).toEqual([]);
  return data.createRole as Json;
};
const roleOf = async (key: string): Promise<Json> =>
  (
    await app.graphql(
      `query ($key: String) { roles(filter: { key: { eq: $key } }) { items { ${fields} } } }`,
      { key },
      admin,
    )
  ).data.roles.items[0];
const change = (role: Json, patch: object, token = admin, headers: Record<string, string> = {}) =>
  app.graphql(update, { id: role.id, version: role.version, input: patch }, token, headers);

describe('roles', () => {
  test('are written by the signed in', async () => {
    expect((await app.graphql(create, { input: input() })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(update, { id: '1', version: 1, input: {} })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(remove, { id: '1' })).code).toBe('UNAUTHENTICATED');
  });

  test('are changed by users with the permission', async () => {
    const token = await app.as('maintainer');
    for (const [document, variables] of [
      [create, { input: input() }],
      [update, { id: '1', version: 1, input: {} }],
      [remove, { id: '1' }],
    ] as const)
      expect((await app.graphql(document, variables, token)).code).toBe('FORBIDDEN');
  });

  test('grant nothing that their author does not hold', async () => {
    for (const [abilities, action, subject] of [
      [grants('read Invoice', 'delete Invoice'), 'delete', 'Invoice'],
      [grants('manage Invoice'), 'manage', 'Invoice'],
      [grants('read all'), 'read', 'all'],
      [grants('manage all'), 'manage', 'all'],
      [grants('read Salary'), 'read', 'Salary'],
    ] as const) {
      const refused = await app.graphql(create, { input: input({ abilities }) }, editor);
      expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action, subject });
      const { id, version } = await make({}, editor);
      const raised = await app.graphql(update, { id, version, input: { abilities } }, editor);
      expect(raised.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action, subject });
    }
  });

  test('of the platform give nothing of radios on the strength of one radio alone', async () => {
    await addRole(app, 'radio-role-editor', ...roleWriter, 'read TeamMember');
    const token = await app.as('radio-role-editor');
    const abilities = grants('read TeamMember');
    const everywhere = await app.graphql(create, { input: input({ abilities }) }, token);
    expect(everywhere.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'TeamMember' });
    const here = await app.graphql(create, { input: input({ abilities, isOfRadio: true }) }, token);
    expect([here.errors, here.data.createRole.radio]).toEqual([[], { id: '1' }]);
  });

  test('that may do more than oneself are not touched', async () => {
    const powerful = await make({ abilities: grants('read Invoice', 'read Salary') });
    for (const patch of [{ abilities: grants('read Invoice') }, { name: 'Mine now' }, { description: '' }]) {
      const refused = await change(powerful, patch, editor);
      expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Salary' });
    }
    expect((await app.graphql(remove, { id: powerful.id }, editor)).code).toBe('FORBIDDEN');
    expect((await app.graphql(byId, { id: powerful.id }, admin)).data.role).toEqual(powerful);
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'x' }, { name: 'tooShort' }],
    [{ name: 'x'.repeat(61) }, { name: 'tooLong' }],
    [{ name: 'Administrator' }, { name: 'taken' }],
    [{ description: 'x'.repeat(301) }, { description: 'tooLong' }],
    [{ abilities: grants('read Nothing') }, { 'abilities.0.subject': 'unknown' }],
    [{ abilities: grants('read Invoice', 'fly Invoice') }, { 'abilities.1.action': 'unknown' }],
    [{ abilities: grants('delete Salary') }, { 'abilities.0.action': 'unknown' }],
  ])('are not made of %j', async (wrong, problems) => {
    const refused = await app.graphql(create, { input: input(wrong) }, admin);
    expect([refused.code, refused.fields]).toEqual(['BAD_USER_INPUT', problems]);
  });

  test('allow of one’s own alone what knows that condition, and nothing else', async () => {
    const own = (action: string, subject: string) => ({ action, subject, condition: 'OWN' });
    for (const [action, subject] of [
      ['read', 'Slot'],
      ['manage', 'Slot'],
      ['update', 'Invoice'],
      ['update', 'all'],
    ] as const) {
      const refused = await app.graphql(
        create,
        { input: input({ abilities: [own(action, subject)] }) },
        admin,
      );
      expect(refused.fields).toEqual({ 'abilities.0.condition': 'invalid' });
    }
    const read = `query ($id: ID!) { role(id: $id) { abilities { action subject condition } effectiveAbilities { action subject condition } } }`;
    const { id } = await make({
      abilities: [own('update', 'Slot'), own('delete', 'Slot'), ...grants('delete Slot')],
    });
    const { role } = (await app.graphql(read, { id }, admin)).data;
    for (const abilities of [role.abilities, role.effectiveAbilities])
      expect(abilities).toEqual([
        ...base.map((ability) => ({ ...ability, condition: null })),
        own('update', 'Slot'),
        { action: 'delete', subject: 'Slot', condition: null },
      ]);
  });

  test('of one’s own alone give nobody more than that', async () => {
    await addRole(app, 'own-editor', ...roleWriter, 'update Slot OWN');
    const token = await app.as('own-editor');
    const give = (condition: string | null) =>
      app.graphql(
        create,
        { input: input({ isOfRadio: true, abilities: [{ action: 'update', subject: 'Slot', condition }] }) },
        token,
      );
    expect((await give(null)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Slot' });
    expect((await give('OWN')).errors).toEqual([]);
  });

  test('keep what the portal relies on', async () => {
    const [administrator, newcomer] = [await roleOf('admin'), await roleOf('subscriber')];
    const problems = async (...given: Parameters<typeof change>) => (await change(...given)).fields;
    expect(await problems(administrator, { abilities: grants('read Invoice') })).toEqual({
      abilities: 'builtIn',
    });
    expect(await problems(administrator, { name: 'Boss' })).toEqual({ name: 'builtIn' });
    expect(await problems(newcomer, { name: 'Guest' })).toEqual({ name: 'builtIn' });
    for (const { id } of [administrator, newcomer])
      expect((await app.graphql(remove, { id }, admin)).fields).toEqual({ id: 'builtIn' });
    expect([administrator.isBuiltIn, newcomer.isBuiltIn]).toEqual([true, true]);
    const described = (await change(administrator, { description: 'Runs it all.' })).data.updateRole;
    expect(described).toMatchObject({ description: 'Runs it all.', isBuiltIn: true });
  });

  test('are not deleted while anybody has them, on the platform or in a team of any radio', async () => {
    expect((await app.graphql(remove, { id: (await roleOf('editor')).id }, admin)).fields).toEqual({
      id: 'inUse',
    });
    const { id } = await make({ abilities: [] });
    const join = `mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }`;
    const outsider = await personWithout(2);
    const joined = await app.graphql(join, { input: { email: outsider, roleId: id } }, admin, lagune);
    expect(joined.errors).toEqual([]);
    expect((await app.graphql(remove, { id }, admin)).fields).toEqual({ id: 'inUse' });
    const leave = `mutation ($id: ID!) { deleteTeamMember(id: $id) }`;
    await app.graphql(leave, { id: joined.data.createTeamMember.id }, admin, lagune);
    expect((await app.graphql(remove, { id }, admin)).data.deleteRole).toBe(id);
  });

  test('that do not exist are not found', async () => {
    expect((await app.graphql(update, { id: '9999', version: 1, input: {} }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id: '9999' }, admin)).code).toBe('NOT_FOUND');
  });

  test('are refused when they were changed meanwhile', async () => {
    const role = await make();
    await change(role, { description: 'Theirs.' });
    const { errors } = await change(role, { description: 'Mine.' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { description: 'Theirs.', version: 2 },
    });
  });

  test('are made with a key of their own and what everyone may', async () => {
    const role = await make({
      name: '  Régie  d’antenne ',
      abilities: grants('read Invoice', 'read Invoice'),
    });
    expect(role).toMatchObject({ key: 'regie-d-antenne', name: 'Régie  d’antenne', version: 1, radio: null });
    expect(role.abilities).toEqual([...base, ...grants('read Invoice')]);
    const otherRole = await make({ name: 'Regie d antenne' });
    expect(otherRole.key).toBe('regie-d-antenne-2');
  });

  test('keep their key and what everyone may when they change', async () => {
    const role = await make();
    const { data } = await change(role, { name: 'Otherwise', abilities: grants('read User', 'read ACL') });
    expect(data.updateRole).toMatchObject({ key: role.key, name: 'Otherwise', version: 2 });
    expect(data.updateRole.abilities).toEqual([...base, ...grants('read User')]);
  });

  test('count from the next request on', async () => {
    const role = await make({ abilities: [] });
    const email = `someone-${role.id}@example.com`;
    await addPerson(email, role.id);
    const token = await app.tokenOf(email);
    const mayList = async () => (await app.graphql('{ invoices { totalItems } }', {}, token)).code;
    expect(await mayList()).toBe('FORBIDDEN');
    const given = (await change(role, { abilities: grants('read Invoice') })).data.updateRole;
    expect(await mayList()).toBeUndefined();
    await change(given, { abilities: [] });
    expect(await mayList()).toBe('FORBIDDEN');
  });

  test('of one radio are neither seen nor given elsewhere', async () => {
    const role = await make({ isOfRadio: true, abilities: grants('read TeamMember') }, admin, lagune);
    expect(role.radio).toEqual({ id: '2' });
    const here = { 'x-radio': '1' };
    expect((await app.graphql(byId, { id: role.id }, admin, here)).code).toBe('NOT_FOUND');
    expect((await change(role, { description: '' }, admin, here)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id: role.id }, admin, here)).code).toBe('NOT_FOUND');
    const join = `mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }`;
    const given = { email: await personWithout(2), roleId: role.id };
    expect((await app.graphql(join, { input: given }, admin, here)).fields).toMatchObject({
      roleId: 'unknown',
    });
    expect((await app.graphql(join, { input: given }, admin, lagune)).errors).toEqual([]);
  });

  test('of a radio are not given on the platform, not even there', async () => {
    const role = await make({ isOfRadio: true }, admin, lagune);
    const user = `{ users(perPage: 1) { items { id version } } }`;
    const { id, version } = (await app.graphql(user, {}, admin)).data.users.items[0];
    const give = `mutation ($id: ID!, $version: Int!, $input: UserPatch!) { updateUser(id: $id, version: $version, input: $input) { id } }`;
    const refused = await app.graphql(give, { id, version, input: { roleId: role.id } }, admin, lagune);
    expect(refused.fields).toEqual({ roleId: 'unknown' });
  });

  test('explain why they allow an action', async () => {
    const { abilities, effectiveAbilities } = await roleOf('user');
    expect(abilities).toEqual(expect.arrayContaining(base));
    expect(effectiveAbilities).toEqual([
      ...abilities.map((ability: Json) => ({ ...ability, source: 'BASE', permission: null })),
      ...['Project Planning read Employee', 'Manage Email Sequences read InvoiceClient'].map((text) => {
        const [, name, action, subject] = /^(.*) (\w+) (\w+)$/.exec(text)!;
        return {
          action,
          subject,
          source: 'PERMISSION',
          permission: { name, createdDate: expect.any(String) as string },
        };
      }),
    ]);
  });

  test('count their members in the team of the current radio', async () => {
    const list =
      '{ roles(perPage: 100) { items { key teamCount } } teamMembers(perPage: 100) { items { roleName } } }';
    for (const headers of [{ 'x-radio': '1' }, lagune]) {
      const { roles, teamMembers } = (await app.graphql(list, {}, admin, headers)).data;
      for (const key of ['admin', 'editor', 'author', 'maintainer', 'subscriber']) {
        const name = key === 'admin' ? 'administrator' : key;
        const there = (teamMembers.items as Json[]).filter(({ roleName }) => roleName === name);
        const { teamCount } = (roles.items as Json[]).find((role) => role.key === key);
        expect([key, teamCount]).toEqual([key, there.length]);
      }
    }
  });
});

describe('what abilities can be about', () => {
  const query = '{ abilitySubjects { subject actions isOfRadio } }';

  test('is for the signed in', async () => {
    expect((await app.graphql(query)).code).toBe('UNAUTHENTICATED');
  });

  test('is everything that rules ask for, with its actions', async () => {
    const subjects = (await app.graphql(query, {}, editor)).data.abilitySubjects as Json[];
    const named = (name: string): Json => subjects.find(({ subject }) => subject === name);
    const all = ['read', 'create', 'update', 'delete', 'manage'];
    expect(subjects[0]).toEqual({ subject: 'all', actions: all, isOfRadio: false });
    expect(named('Role')).toEqual({ subject: 'Role', actions: all, isOfRadio: false });
    expect(named('TeamMember')).toEqual({ subject: 'TeamMember', actions: all, isOfRadio: true });
    expect(named('Salary')).toEqual({ subject: 'Salary', actions: ['read', 'manage'], isOfRadio: false });
  });

  test('can be granted before there is a row of it, each with each of its actions', async () => {
    const fresh = await createTestApp({ seed: 'none' });
    await seedPermissions(fresh.orm.em.fork() as never, standardGrants);
    const em = fresh.orm.em.fork();
    const role = await em.findOneOrFail(Role, { name: administrator });
    em.create(User, {
      fullName: 'First',
      username: 'first',
      email: 'first@example.com',
      currentPlan: 'BASIC',
      status: 'ACTIVE',
      role,
    } as never);
    await em.flush();
    const first = await fresh.tokenOf('first@example.com');
    const subjects = (await fresh.graphql(query, {}, first)).data.abilitySubjects as Json[];
    const abilities = subjects.flatMap(({ subject, actions }: Json) =>
      actions.map((action: string) => ({ action, subject })),
    );
    expect(abilities.length).toBeGreaterThan(100);
    const made = await fresh.graphql(create, { input: input({ abilities }) }, first);
    expect([made.errors, made.data.createRole.abilities.length]).toEqual([
      [],
      abilities.length + base.length,
    ]);
    const name = `mutation { createPermission(input: { name: "All" }) { id version } }`;
    const { id, version } = (await fresh.graphql(name, {}, first)).data.createPermission;
    const grant = `mutation ($id: ID!, $version: Int!, $abilities: [AbilityInput!]!) { updatePermission(id: $id, version: $version, input: { abilities: $abilities }) { version } }`;
    expect((await fresh.graphql(grant, { id, version, abilities }, first)).errors).toEqual([]);
  });
});

test.each([
  ['Chef d’antenne', 'chef-d-antenne'],
  ['Été à Öland', 'ete-a-oland'],
  ['مدير', 'مدير'],
  ['—', 'role'],
])('the key of %j is %j', (name, key) => {
  expect(slugOf(name)).toBe(key);
});

async function addPerson(email: string, roleId: string) {
  const em = app.orm.em.fork();
  em.create(User, {
    fullName: email,
    username: email.replace('@', '-at-'),
    email,
    country: 'France',
    contact: '000',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    role: Number(roleId),
  } as never);
  await em.flush();
}

/** Returns the address of a person who is not in the team of a radio yet. */
async function personWithout(radioId: number): Promise<string> {
  const rows = await app.orm.em
    .fork()
    .getConnection()
    .execute<Array<{ email: string }>>(
      `select email from "user" where id not in (select user_id from team_member where radio_id = ${radioId})
       and id not in (select user_id from team_member where radio_id = 1 and role_id = 1) order by id limit 1`,
    );
  return rows[0]!.email;
}
