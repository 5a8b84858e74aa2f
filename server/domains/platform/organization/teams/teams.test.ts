import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { peopleOf } from '../testing/people.ts';

const app = await createTestApp({}, afterAll);
const { roleId, outside, addMember } = peopleOf(app);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const horizon = { 'x-radio': '1' };
const lagune = { 'x-radio': '2' };

await addRole(
  app,
  'team-leader',
  ...['read', 'create', 'update', 'delete'].map((action) => `${action} TeamMember`),
);
await addRole(app, 'team-reader', 'read TeamMember');
const leader = await addMember('leader', 'team-leader');
const reader = await addMember('reader', 'team-reader');

const list = `{ teamMembers(perPage: 100) { totalItems items { id version fullName email roleName } } }`;
const create = `mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id version email roleName } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: TeamMemberPatch!) { updateTeamMember(id: $id, version: $version, input: $input) { id roleName } }`;
const remove = `mutation ($id: ID!) { deleteTeamMember(id: $id) }`;

interface Member {
  id: string;
  version: number;
  fullName: string;
  email: string;
}
const team = async (token: string, radio: Record<string, string>) =>
  (await app.graphql(list, {}, token, radio)).data.teamMembers.items as Member[];
const member = async (email: string) => (await team(admin, horizon)).find((row) => row.email === email)!;

describe('a team', () => {
  test('is for the signed in', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(remove, { id: '1' })).code).toBe('UNAUTHENTICATED');
  });

  test('is seen and changed by users with the permission on that radio', async () => {
    expect((await app.graphql(list, {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(list, {}, reader.token)).errors).toEqual([]);
    const { id } = await member('client@demo.com');
    expect((await app.graphql(remove, { id }, reader.token)).code).toBe('FORBIDDEN');
  });

  test('takes people who are known, once, with a role that exists', async () => {
    const join = async (email: string, role: string) =>
      (await app.graphql(create, { input: { email, roleId: role } }, admin, horizon)).fields;
    const subscriber = await roleId('subscriber');
    expect(await join('nobody@example.com', subscriber)).toEqual({ email: 'unknown' });
    expect(await join('not an address', subscriber)).toEqual({ email: 'email' });
    expect(await join('client@demo.com', subscriber)).toEqual({ email: 'taken' });
    expect(await join('client@demo.com', '999')).toEqual({ email: 'taken', roleId: 'unknown' });
  });

  test('does not reveal which people have an account to users who may not read people', async () => {
    const subscriber = await roleId('subscriber');
    for (const email of ['nobody@example.com', 'client@demo.com']) {
      const { fields } = await app.graphql(create, { input: { email, roleId: subscriber } }, leader.token);
      expect(fields).toEqual({ email: 'invalid' });
    }
  });

  test('slows down users who may not read people when they try many addresses', async () => {
    const guesser = await addMember('guesser', 'team-leader');
    const known = await outside('guessed');
    const subscriber = await roleId('subscriber');
    const join = async (email: string, token: string) =>
      (await app.graphql(create, { input: { email, roleId: subscriber } }, token, horizon)).code;
    for (let tried = 0; tried < 5; tried++)
      expect(await join(`nobody${tried}@example.com`, guesser.token)).toBe('BAD_USER_INPUT');
    expect(await join(known, guesser.token)).toBe('RATE_LIMITED');
    for (let tried = 0; tried < 6; tried++)
      expect(await join(`nobody${tried}@example.com`, admin)).toBe('BAD_USER_INPUT');
    expect(await join(known, leader.token)).toBeUndefined();
  });

  test('is joined by the name that somebody signs with, as by an address', async () => {
    const subscriber = await roleId('subscriber');
    const join = (input: object, token = admin) =>
      app.graphql(create, { input: { roleId: subscriber, ...input } }, token, horizon);
    const known = await outside('signer');
    const username = await usernameOf(known);
    expect((await join({})).fields).toEqual({ email: 'required' });
    expect((await join({ email: known, username })).fields).toEqual({ username: 'invalid' });
    expect((await join({ username: 'nobody.at.all' })).fields).toEqual({ username: 'unknown' });
    expect((await join({ username: 'nobody.at.all' }, leader.token)).fields).toEqual({ username: 'invalid' });
    const joined = await join({ username: `@${username.toUpperCase()}` }, leader.token);
    expect([joined.errors, joined.data.createTeamMember.email]).toEqual([[], known]);
    expect((await join({ username })).fields).toEqual({ username: 'taken' });
  });

  test('does not give more power than one has there oneself', async () => {
    const outsider = await outside('outsider');
    const join = (role: string) =>
      app.graphql(create, { input: { email: outsider, roleId: role } }, leader.token);
    expect((await join(await roleId('admin'))).code).toBe('FORBIDDEN');
    expect((await join(await roleId('team-leader'))).errors).toEqual([]);
  });

  test('is not changed by someone with less power than the member, or for oneself', async () => {
    const top = await addMember('top', 'admin');
    const { id, version } = await member(top.email);
    const subscriber = await roleId('subscriber');
    const change = { id, version, input: { roleId: subscriber } };
    expect((await app.graphql(update, change, leader.token)).code).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id }, leader.token)).code).toBe('FORBIDDEN');
    const own = await member(leader.email);
    const promote = { id: own.id, version: own.version, input: { roleId: subscriber } };
    expect((await app.graphql(update, promote, leader.token)).fields).toEqual({ id: 'yourself' });
    expect((await app.graphql(remove, { id: own.id }, leader.token)).fields).toEqual({ id: 'yourself' });
  });

  test('of another radio is out of reach: not found, not counted, not changed', async () => {
    const [there] = await team(admin, lagune);
    expect((await app.graphql(remove, { id: there!.id }, leader.token)).code).toBe('NOT_FOUND');
    const byId = `query ($id: ID!) { teamMember(id: $id) { id } }`;
    expect((await app.graphql(byId, { id: there!.id }, leader.token)).code).toBe('NOT_FOUND');
    expect((await app.graphql(byId, { id: there!.id }, admin, lagune)).errors).toEqual([]);
    const ids = (await team(leader.token, horizon)).map(({ id }) => id);
    expect(ids).not.toContain(there!.id);
  });

  test('cannot be given a role that belongs to another radio', async () => {
    const em = app.orm.em.fork();
    em.create(Role, {
      key: 'lagune-dj',
      name: 'lagune-dj',
      description: '',
      abilities: [],
      radio: 2,
    } as never);
    await em.flush();
    const roles = `query ($radioId: ID!) { rolesByRadio(radioId: $radioId, perPage: 100) { items { key radio { id } } } }`;
    const keys = async (radioId: string) =>
      ((await app.graphql(roles, { radioId }, admin)).data.rolesByRadio.items as Array<{ key: string }>).map(
        ({ key }) => key,
      );
    expect(await keys('1')).not.toContain('lagune-dj');
    expect(await keys('2')).toContain('lagune-dj');
    expect((await app.graphql(roles, { radioId: '999' }, admin)).code).toBe('NOT_FOUND');
    const email = await outside('dj');
    const input = { email, roleId: await roleId('lagune-dj') };
    expect((await app.graphql(create, { input }, admin, horizon)).fields).toEqual({ roleId: 'unknown' });
    expect((await app.graphql(create, { input }, admin, lagune)).errors).toEqual([]);
  });

  test('is joined and left; a member without a radio then works there, and a member who leaves works elsewhere', async () => {
    const email = await outside('comer');
    const radioOf = async () =>
      (await app.graphql('{ viewer { radio { id } } }', {}, await app.tokenOf(email))).data.viewer.radio;
    expect(await radioOf()).toBe(null);
    const input = { email: email.toUpperCase(), roleId: await roleId('subscriber') };
    const { id } = (await app.graphql(create, { input }, leader.token)).data.createTeamMember;
    expect(await radioOf()).toEqual({ id: '1' });
    await app.graphql(create, { input }, admin, lagune);
    expect((await app.graphql(remove, { id }, leader.token)).data.deleteTeamMember).toBe(id);
    expect(await radioOf()).toEqual({ id: '2' });
  });
});

describe('people who may join a team', () => {
  const people =
    'query ($name: String!, $first: Int! = 8) { peopleToJoin(name: $name, first: $first) { username fullName } }';
  const found = async (search: string, token: string, radio = horizon) => {
    const { data, errors } = await app.graphql(people, { name: search }, token, radio);
    expect(errors).toEqual([]);
    return (data.peopleToJoin as Array<{ username: string }>).map(({ username }) => username);
  };

  test('are looked for by nobody who is not signed in, or may take nobody into the team', async () => {
    expect((await app.graphql(people, { name: 'x' })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(people, { name: 'x' }, reader.token)).code).toBe('FORBIDDEN');
  });

  test('are looked for by a name, and so many of them', async () => {
    const requests = async (variables: object) => (await app.graphql(people, variables, admin)).fields;
    expect(await requests({ name: ' ' })).toEqual({ name: 'required' });
    expect(await requests({ name: 'x'.repeat(101) })).toEqual({ name: 'tooLong' });
    expect(await requests({ name: 'x', first: 0 })).toEqual({ first: 'min' });
    expect(await requests({ name: 'x', first: 21 })).toEqual({ first: 'max' });
  });

  test('are found by a part of the name where one works with them, and strangers by the exact name alone', async () => {
    const stranger = await usernameOf(await outside('wholly-strange'));
    const colleague = await usernameOf(await outside('shared-elsewhere'));
    const here = await addMember('works-on-both', 'team-leader');
    const there = { roleId: await roleId('subscriber') };
    for (const who of [{ email: here.email }, { username: colleague }])
      expect((await app.graphql(create, { input: { ...there, ...who } }, admin, lagune)).errors).toEqual([]);
    const part = (name: string) => name.slice(0, -1);
    expect(await found(part(colleague), here.token)).toContain(colleague);
    expect(await found(part(colleague), leader.token)).not.toContain(colleague);
    expect(await found(part(stranger), here.token)).not.toContain(stranger);
    expect(await found(`@${stranger.toUpperCase()}`, here.token)).toContain(stranger);
    expect(await found(part(stranger), admin)).toContain(stranger);
  });

  test('are not those who are in the team', async () => {
    const own = await usernameOf(leader.email);
    for (const token of [admin, leader.token]) expect(await found(own, token)).not.toContain(own);
  });
});

async function usernameOf(email: string): Promise<string> {
  const rows = await app.shared.database.rows('select username from "user" where email = ?', [email]);
  return String(rows[0]![0]);
}
