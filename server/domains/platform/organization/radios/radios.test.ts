import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { User } from '../../users/user.entity.ts';
import { TeamMember } from '../teams/teamMember.entity.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const horizon = '1';
const lagune = '2';

/** A person of the sample data who is only in the team of the first radio, and one of both teams. */
const inOne = await app.as('subscriber');
const inBoth = await app.tokenOf(await memberOfBoth());
const nobody = await memberOfNone();

const list = `query ($search: String) { radios(search: $search) { totalItems items { id name teamSize companyName } } }`;
const create = `mutation ($input: RadioInput!) { createRadio(input: $input) { id version slug } }`;
const remove = `mutation ($id: ID!) { deleteRadio(id: $id) }`;
const where = '{ viewer { radio { id name } abilities { action subject } } }';
const on = (radio: string) => ({ 'x-radio': radio });
const newRadio = (slug: string, more: object = {}) => ({
  input: { name: slug, slug, timeZone: 'Europe/Paris', language: 'fr', ...more },
});
const idsFor = async (token: string) =>
  ((await app.graphql(list, {}, token)).data.radios.items as Array<{ id: string }>).map(({ id }) => id);

describe('radios', () => {
  test('are for the signed in', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(`{ radio(id: 1) { id } }`)).code).toBe('UNAUTHENTICATED');
  });

  test('are created, changed and deleted by users who manage them', async () => {
    expect((await app.graphql(create, newRadio('pirate'), inBoth)).code).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id: lagune }, inBoth)).code).toBe('FORBIDDEN');
  });

  test('have a name in addresses of their own, a real time zone and a language', async () => {
    const wrong = { slug: 'Not A Slug', timeZone: 'Europe/Atlantis', language: 'french!' };
    expect((await app.graphql(create, newRadio('x', wrong), admin)).fields).toEqual({
      slug: 'invalid',
      timeZone: 'invalid',
      language: 'invalid',
    });
    expect((await app.graphql(create, newRadio('horizon'), admin)).fields).toEqual({ slug: 'taken' });
    expect((await app.graphql(create, newRadio('other', { companyId: '999' }), admin)).fields).toEqual({
      companyId: 'unknown',
    });
  });

  test('that one does not belong to are not found, and neither are those that do not exist', async () => {
    for (const id of [lagune, '999', 'x'])
      expect((await app.graphql('query ($id: ID!) { radio(id: $id) { id } }', { id }, inOne)).code).toBe(
        'NOT_FOUND',
      );
  });

  test('are listed for their teams; all of them for an administrator', async () => {
    expect(await idsFor(inOne)).toEqual([horizon]);
    expect(await idsFor(inBoth)).toEqual([lagune, horizon]);
    expect(await idsFor(admin)).toEqual([lagune, horizon]);
    expect(await idsFor(nobody.token)).toEqual([]);
    const found = (await app.graphql(list, { search: 'LAGU' }, admin)).data.radios;
    expect(found.items).toEqual([
      { id: lagune, name: 'Radio Lagune', teamSize: 13, companyName: 'Horizon Media' },
    ]);
    expect((await app.graphql(list, { search: 'lagu' }, inOne)).data.radios.totalItems).toBe(0);
  });

  test('go with their teams when nothing else belongs to them', async () => {
    const { id } = (await app.graphql(create, newRadio('brief'), admin)).data.createRadio;
    const joined = await app.graphql(
      `mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }`,
      { input: { email: 'client@demo.com', roleId: '4' } },
      admin,
      on(id),
    );
    expect(joined.errors).toEqual([]);
    expect((await app.graphql(remove, { id }, admin)).data.deleteRadio).toBe(id);
    expect(await idsFor(admin)).toEqual([lagune, horizon]);
  });
});

describe('the radio of a request', () => {
  test('is the person’s own unless it names another of theirs', async () => {
    expect((await app.graphql(where, {}, inBoth)).data.viewer.radio.id).toBe(horizon);
    expect((await app.graphql(where, {}, inBoth, on(lagune))).data.viewer.radio.id).toBe(lagune);
    expect((await app.graphql(where, {}, nobody.token)).data.viewer.radio).toBe(null);
  });

  test('is refused when it is not one of theirs, over GraphQL and over REST', async () => {
    for (const radio of [lagune, '999', 'x', '-1', '1e9', '']) {
      const { status, code } = await app.graphql(where, {}, inOne, on(radio));
      expect([radio, status, code]).toEqual([radio, 403, 'RADIO_FORBIDDEN']);
    }
    const rest = await app.server.inject({
      url: '/api/invoice/clients',
      headers: { authorization: `Bearer ${inOne}`, ...on(lagune) },
    });
    expect([rest.statusCode, rest.json()]).toEqual([403, { error: 'You do not belong to this radio.' }]);
  });

  test('is remembered when a session is renewed, if it is still in reach', async () => {
    const renew = async (radio: string) => {
      const signedIn = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: on(radio),
        payload: {
          query:
            'mutation { signIn(email: "client@demo.com", password: "client") { viewer { radio { id } } } }',
        },
      });
      const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
      const renewed = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...on(radio), cookie },
        payload: { query: 'mutation { refreshSession { viewer { radio { id } } } }' },
      });
      return [
        signedIn.json().data.signIn.viewer.radio.id,
        renewed.json().data.refreshSession.viewer.radio.id,
      ];
    };
    expect(await renew(lagune)).toEqual([lagune, lagune]);
    const em = app.orm.em.fork();
    const user = await em.findOneOrFail(User, { email: 'client@demo.com' });
    const membership = { user, radio: Number(lagune) } as never;
    await em.nativeDelete(TeamMember, membership, { filters: false });
    expect(await renew(lagune)).toEqual([horizon, horizon]);
  });

  test('is one of the platform’s for an administrator, who belongs to no team there', async () => {
    const { id } = (await app.graphql(create, newRadio('quiet'), admin)).data.createRadio;
    expect((await app.graphql(where, {}, admin, on(id))).data.viewer.radio.id).toBe(id);
  });

  test('is remembered for the next device once it was chosen', async () => {
    const choose = `mutation ($id: ID!) { chooseRadio(id: $id) { id } }`;
    expect((await app.graphql(choose, { id: lagune }, inOne)).code).toBe('RADIO_FORBIDDEN');
    await app.graphql(choose, { id: lagune }, inBoth);
    expect((await app.graphql(where, {}, inBoth)).data.viewer.radio.id).toBe(lagune);
    await app.graphql(choose, { id: horizon }, inBoth);
  });

  test('is lost with the place in its team, at the next request', async () => {
    const em = app.orm.em.fork();
    const both = await em.findOneOrFail(User, { email: await memberOfBoth() });
    await em.nativeDelete(TeamMember, { user: both, radio: Number(lagune) } as never, {
      filters: false,
    });
    expect((await app.graphql(where, {}, inBoth, on(lagune))).code).toBe('RADIO_FORBIDDEN');
  });
});

describe('what one may do', () => {
  test('on a radio comes from the role in its team, on the platform from one’s own', async () => {
    await addRole(app, 'clerk', 'read Invoice', 'manage TeamMember');
    await addRole(app, 'producer', 'manage TeamMember', 'manage Invoice');
    const token = await somebody('clerk', { [horizon]: 'producer', [lagune]: 'clerk' });
    const abilities = async (radio: string) =>
      (await app.graphql(where, {}, token, on(radio))).data.viewer.abilities as Json[];
    for (const radio of [horizon, lagune]) {
      expect(await abilities(radio)).toContainEqual({ action: 'read', subject: 'Invoice' });
      expect(await abilities(radio)).not.toContainEqual({ action: 'manage', subject: 'Invoice' });
      expect(await abilities(radio)).toContainEqual({ action: 'manage', subject: 'TeamMember' });
    }
    const lone = await somebody('clerk', { [horizon]: 'subscriber' });
    expect((await app.graphql(where, {}, lone)).data.viewer.abilities).not.toContainEqual({
      action: 'manage',
      subject: 'TeamMember',
    });
  });

  test('of everything in a team is everything there and nothing of the platform', async () => {
    const token = await somebody('subscriber', { [horizon]: 'admin' });
    expect((await app.graphql('{ teamMembers { totalItems } }', {}, token)).errors).toEqual([]);
    expect((await app.graphql('{ users { totalItems } }', {}, token)).code).toBe('FORBIDDEN');
    expect((await app.graphql(create, newRadio('mine'), token)).code).toBe('FORBIDDEN');
  });
});

describe('a view as another role', () => {
  const as = (roleId: string) => ({ 'x-view-as': roleId });

  test('shows what that role may do as well as oneself, and no more', async () => {
    const maintainer = await roleId('maintainer');
    const seen = await app.graphql(
      '{ users { totalItems } invoices { totalItems } }',
      {},
      admin,
      as(maintainer),
    );
    expect(seen.errors.map(({ path }) => path)).toEqual([['invoices']]);
    expect((await app.graphql(where, {}, admin, as(maintainer))).data.viewer.abilities).toContainEqual({
      action: 'read',
      subject: 'Employee',
    });
    await addRole(app, 'looker', 'read Role');
    const looker = await app.as('looker');
    expect((await app.graphql('{ users { totalItems } }', {}, looker, as(await roleId('admin')))).code).toBe(
      'FORBIDDEN',
    );
  });

  test('changes nothing', async () => {
    const { code } = await app.graphql(create, newRadio('no'), admin, as(await roleId('admin')));
    expect(code).toBe('VIEW_ONLY');
  });

  test('requires the permission to read roles, and an existing role', async () => {
    const { status, code } = await app.graphql(where, {}, inOne, as(await roleId('admin')));
    expect([status, code]).toEqual([403, 'FORBIDDEN']);
    expect((await app.graphql(where, {}, admin, as('999'))).code).toBe('FORBIDDEN');
  });
});

async function roleId(key: string): Promise<string> {
  const [row] = await app.shared.database.rows('select id from role where key = ?', [key]);
  return String(row![0]);
}

async function memberOfBoth(): Promise<string> {
  const [row] = await app.shared.database.rows(
    `select email from "user" u where role_id <> (select id from role where key = 'admin') and status = 'ACTIVE'
     and (select count(*) from team_member where user_id = u.id) = 2 order by id limit 1`,
    [],
  );
  return String(row![0]);
}

async function memberOfNone() {
  const token = await somebody('subscriber', {});
  return { token };
}

/** Creates a person with a role on the platform and further roles in teams, by radio. */
async function somebody(role: string, memberships: Record<string, string>): Promise<string> {
  const email = `${role}-${Object.entries(memberships).flat().join('-')}@example.com`;
  const em = app.orm.em.fork();
  const user = em.create(User, {
    fullName: email,
    username: email.split('@')[0],
    email,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    role: Number(await roleId(role)),
    radio: Object.keys(memberships).map(Number)[0] ?? null,
  } as never);
  await em.flush();
  for (const [radio, key] of Object.entries(memberships))
    em.create(TeamMember, { user, radio: Number(radio), role: Number(await roleId(key)) } as never);
  await em.flush();
  return app.tokenOf(email);
}
