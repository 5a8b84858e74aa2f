import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { TeamMember } from '../../organization/teams/teamMember.entity.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { Role } from '../roles/role.entity.ts';

/*
 * A person may only be changed by people who have all of that person's abilities.
 * This is checked on the platform and on each radio. For example, a manager of people on the platform cannot
 * change the administrator of
 * a radio on which they have no abilities.
 */

const app = await createTestApp({}, afterAll);
const horizon = 1;
const lagune = 2;

await addRole(app, 'clerk', 'manage User', 'manage TeamMember', 'read Role');
await addRole(app, 'plain');
await addRole(app, 'singer', 'manage Song');
await addRole(app, 'radio-chief', 'manage Song', 'manage TeamMember');

let count = 0;
/** Creates a person with a role on the platform and other roles in teams, by radio. */
async function somebody(platform: string, teams: Record<number, string>, status = UserStatus.ACTIVE) {
  const em = app.orm.em.fork();
  const role = (key: string) => em.findOneOrFail(Role, { key });
  const name = `power-${platform}-${++count}`;
  const user = em.create(User, {
    fullName: name,
    username: name,
    email: `${name}@example.com`,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status,
    role: await role(platform),
    radio: Number(Object.keys(teams)[0]),
  } as never) as User;
  await em.flush();
  for (const [radio, key] of Object.entries(teams))
    em.create(TeamMember, { user, radio: Number(radio), role: await role(key) } as never);
  await em.flush();
  return { id: String(user.id), email: user.email };
}
const tokenOf = async (person: Promise<{ email: string }>) => app.tokenOf((await person).email);

const update = `mutation ($id: ID!, $version: Int!, $input: UserPatch!) { updateUser(id: $id, version: $version, input: $input) { id } }`;
const remove = `mutation ($id: ID!) { deleteUser(id: $id) }`;
const invite = `mutation ($id: ID!) { inviteUser(id: $id) { id } }`;
const password = 'vent qui tourne 27';

const clerk = await tokenOf(somebody('clerk', { [horizon]: 'clerk' }));
const elsewhere = await tokenOf(somebody('clerk', { [horizon]: 'radio-chief' }));
const equal = await tokenOf(somebody('clerk', { [horizon]: 'clerk', [lagune]: 'radio-chief' }));
const onBoth = await tokenOf(somebody('clerk', { [horizon]: 'radio-chief', [lagune]: 'radio-chief' }));

let chief: { id: string; email: string };
beforeEach(async () => {
  chief = await somebody('plain', { [lagune]: 'radio-chief' });
});

const stored = async (id: string) => {
  const [row] = await app.shared.database.rows(
    'select email, password_hash, status, role_id, full_name, avatar from "user" where id = ?',
    [Number(id)],
  );
  return row;
};

describe('who administers a radio', () => {
  const changes: Array<[string, object]> = [
    ['a password', { password, passwordConfirmation: password }],
    ['another address', { email: 'mine@example.com' }],
    ['another status', { status: 'INACTIVE' }],
    ['another name to sign with', { username: 'somebody.else' }],
    ['the role that they have anyway', { firstName: 'Still' }],
  ];
  test.each(changes)('is not given %s by users without power over them', async (_, input) => {
    const before = await stored(chief.id);
    for (const token of [clerk, elsewhere]) {
      const answer = await app.graphql(update, { id: chief.id, version: 1, input }, token);
      expect([answer.code, answer.data]).toEqual(['FORBIDDEN', null]);
    }
    expect(await stored(chief.id)).toEqual(before);
  });

  test('is not given another role by users without power over them', async () => {
    const { id } = await app.orm.em.fork().findOneOrFail(Role, { key: 'clerk' });
    const input = { roleId: String(id) };
    expect((await app.graphql(update, { id: chief.id, version: 1, input }, clerk)).code).toBe('FORBIDDEN');
  });

  test('is not deleted by users without power over them, on any path', async () => {
    expect((await app.graphql(remove, { id: chief.id }, clerk)).code).toBe('FORBIDDEN');
    const headers = { authorization: `Bearer ${clerk}` };
    const url = `/apps/users/delete?id=${chief.id}`;
    expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
    expect(await stored(chief.id)).toBeDefined();
  });

  test('is not invited by users without power over them', async () => {
    const pending = await somebody('plain', { [lagune]: 'radio-chief' }, UserStatus.PENDING);
    expect((await app.graphql(invite, { id: pending.id }, clerk)).code).toBe('FORBIDDEN');
    expect((await app.graphql(invite, { id: pending.id }, equal)).errors).toEqual([]);
  });

  test('protects their pictures from users without power over them', async () => {
    const headers = { authorization: `Bearer ${clerk}` };
    for (const url of ['avatar', 'cover'].map((name) => `/uploads/users/${chief.id}/${name}`))
      expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
  });

  test('keeps their place in the team of another radio, too', async () => {
    const both = await somebody('plain', { [horizon]: 'plain', [lagune]: 'radio-chief' });
    const [row] = await app.shared.database.rows(
      'select id from team_member where user_id = ? and radio_id = ?',
      [Number(both.id), horizon],
    );
    const id = String(row![0]);
    const leave = `mutation ($id: ID!) { deleteTeamMember(id: $id) }`;
    const { id: role } = await app.orm.em.fork().findOneOrFail(Role, { key: 'clerk' });
    const change = `mutation ($id: ID!, $input: TeamMemberPatch!) { updateTeamMember(id: $id, version: 1, input: $input) { id } }`;
    const input = { roleId: String(role) };
    expect((await app.graphql(leave, { id }, elsewhere)).code).toBe('FORBIDDEN');
    expect((await app.graphql(change, { id, input }, elsewhere)).code).toBe('FORBIDDEN');
    const admin = await app.tokenOf('admin@demo.com');
    expect((await app.graphql(leave, { id }, admin)).errors).toEqual([]);
  });

  test('is changed by users with as many permissions there, regardless of their own radio', async () => {
    const input = { email: `new-${chief.email}` };
    for (const [radio, version] of [
      [horizon, 1],
      [lagune, 2],
    ] as const) {
      const given = { id: chief.id, version, input: { ...input, firstName: `On ${radio}`, lastName: 'Air' } };
      const answer = await app.graphql(update, given, equal, { 'x-radio': String(radio) });
      expect(answer.errors).toEqual([]);
    }
  });

  test('is not deleted with a token that does not reach there', async () => {
    const singer = async () => (await somebody('plain', { [lagune]: 'singer' })).id;
    const codeWith = async (scopes: object[], radio?: number) =>
      (await app.graphql(remove, { id: await singer() }, await tokenFor(onBoth, scopes, radio))).code;
    const people = [grantOf('manage User')];
    const songs = [...people, grantOf('manage Song')];
    expect(await codeWith(people)).toBe('FORBIDDEN');
    expect(await codeWith(songs)).toBeUndefined();
    expect(await codeWith(songs, lagune)).toBeUndefined();
    expect(await codeWith(songs, horizon)).toBe('FORBIDDEN');
  });
});

const grantOf = (ability: string) => {
  const [action, subject] = ability.split(' ');
  return { action, subject };
};

/** Creates an API token for the person of a session, bound to a radio if one is given. */
async function tokenFor(session: string, scopes: object[], radio: number | undefined): Promise<string> {
  const answer = await app.graphql(
    `mutation ($scopes: [AbilityInput!]!, $radioId: ID) { createApiToken(name: "t", scopes: $scopes, radioId: $radioId) { token } }`,
    { scopes, radioId: radio?.toString() },
    session,
  );
  return answer.data.createApiToken.token;
}
