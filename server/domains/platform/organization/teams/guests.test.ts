import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { User } from '../../users/user.entity.ts';
import { peopleOf } from '../testing/people.ts';

const app = await createTestApp({}, afterAll);
const { roleId, outside, addMember } = peopleOf(app);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const horizon = { 'x-radio': '1' };

await addRole(app, 'team-leader', ...['read', 'create', 'update'].map((action) => `${action} TeamMember`));
await addRole(app, 'looker', 'read TeamMember');
const leader = await addMember('guest-leader', 'team-leader');

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const invite = `mutation ($input: GuestInput!) { inviteGuest(input: $input) { id version fullName email roleName validFrom validUntil } }`;
const invited = async (more: object = {}, token: string | null = leader.token) =>
  app.graphql(
    invite,
    { input: { ...(await someone()), roleId: await roleId('looker'), validUntil: hours(2), ...more } },
    token,
    horizon,
  );

afterEach(() => void vi.useRealTimers());

describe('a guest', () => {
  test('is invited by nobody who is signed out, and by nobody who may not change the team', async () => {
    expect((await invited({}, null)).code).toBe('UNAUTHENTICATED');
    expect((await invited({}, client)).code).toBe('FORBIDDEN');
  });

  test('is given no more power than one has there oneself', async () => {
    expect((await invited({ roleId: await roleId('admin') })).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ email: 'not an address' }, { email: 'email' }],
    [{ email: 'client@demo.com' }, { email: 'taken' }],
    [{ roleId: '999' }, { roleId: 'unknown' }],
    [{ validUntil: new Date(Date.now() - 1000) }, { validUntil: 'min' }],
    [{ validFrom: hours(5), validUntil: hours(4) }, { validUntil: 'min' }],
    [{ validUntil: hours(24 * 400) }, { validUntil: 'max' }],
  ])('is not invited with %j', async (wrong, fields) => {
    expect((await invited(wrong, admin)).fields).toEqual(fields);
  });

  test('is not someone to find out addresses by', async () => {
    const guesser = await addMember('guest-guesser', 'team-leader');
    for (let tried = 0; tried < 5; tried++) expect((await invited({}, guesser.token)).errors).toEqual([]);
    expect((await invited({}, guesser.token)).code).toBe('RATE_LIMITED');
  });

  test('gets a link, opens an account by it, and is here for the time alone', async () => {
    const { email } = await someone();
    const { data, errors } = await invited({ email, firstName: 'Noor', lastName: 'Quai' });
    expect(errors).toEqual([]);
    expect(data.inviteGuest).toMatchObject({ fullName: 'Noor Quai', email, roleName: 'looker' });
    const mail = (await mailsOf(app)).findLast(({ to }) => to === email)!;
    const password = 'a horse on a roof in the rain';
    const accepted = await app.graphql(
      `mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password, passwordConfirmation: $password) { accessToken } }`,
      { token: mail.token, password },
    );
    expect(accepted.errors).toEqual([]);
    expect(await seesRadio(await app.tokenOf(email))).toEqual(['1', undefined]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    expect(await seesRadio(await app.tokenOf(email))).toEqual([null, 'RADIO_FORBIDDEN']);
  });

  test('sees nothing before their time, and nothing in any list of radios', async () => {
    const email = await outside('early');
    expect((await invited({ email, validFrom: hours(2), validUntil: hours(4) })).errors).toEqual([]);
    expect(await seesRadio(await app.tokenOf(email))).toEqual([null, 'RADIO_FORBIDDEN']);
    expect(await radiosOf(await app.tokenOf(email))).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    expect(await seesRadio(await app.tokenOf(email))).toEqual(['1', undefined]);
    expect(await radiosOf(await app.tokenOf(email))).toEqual(['1']);
  });

  test('is looked at again where they hold a connection open, once their time is over', async () => {
    const email = await outside('listener');
    await invited({ email });
    const { id } = await app.orm.em.fork().findOneOrFail(User, { email });
    const [[session]] = (await app
      .tokenOf(email)
      .then(() => app.shared.database.rows('select max(id) from session where user_id = ?', [id]))) as [
      [number],
    ];
    const holder = { session: Number(session), tokenPrefix: null, radio: 1 };
    const mark = async () => (await app.shared.services.accounts.marksOf([holder]))[0];
    const during = await mark();
    expect(during).toBeDefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    expect(await mark()).not.toBe(during);
  });

  test('has no power before their time, and what they are to have is guarded already', async () => {
    const early = await addMember('early-admin', 'admin', { validFrom: new Date(hours(5)) });
    const top = await addMember('late-admin', 'admin', { validFrom: new Date(hours(5)) });
    const change = (token: string, id: string, version: number) =>
      app.graphql(
        `mutation ($id: ID!, $version: Int!) { updateTeamMember(id: $id, version: $version, input: {}) { id } }`,
        { id, version },
        token,
        horizon,
      );
    const { id, version } = await memberOf(top.email);
    expect((await change(leader.token, id, version)).code).toBe('FORBIDDEN');
    expect((await change(early.token, id, version)).code).toBe('RADIO_FORBIDDEN');
  });

  test('stays longer, or permanently, once the membership is extended', async () => {
    const { data } = await invited();
    const { id, version } = data.inviteGuest;
    const change = (input: object, at: number) =>
      app.graphql(
        `mutation ($id: ID!, $version: Int!, $input: TeamMemberPatch!) { updateTeamMember(id: $id, version: $version, input: $input) { version validUntil } }`,
        { id, version: at, input },
        leader.token,
        horizon,
      );
    const longer = hours(48);
    expect((await change({ validUntil: hours(-1) }, version)).fields).toEqual({ validUntil: 'min' });
    const { data: after } = await change({ validUntil: longer }, version);
    expect(after.updateTeamMember.validUntil).toBe(longer);
    const forGood = await change({ validUntil: null }, after.updateTeamMember.version);
    expect(forGood.data.updateTeamMember.validUntil).toBeNull();
  });
});

/** Returns the id of a person's own radio, and the error code of a request for the first radio. */
async function seesRadio(token: string): Promise<[string | null, string | undefined]> {
  const viewer = '{ viewer { radio { id } } }';
  const own = (await app.graphql(viewer, {}, token)).data.viewer.radio?.id ?? null;
  return [own, (await app.graphql(viewer, {}, token, horizon)).code];
}

const radiosOf = async (token: string) =>
  (await app.graphql('{ radios { items { id } } }', {}, token)).data.radios.items.map(
    ({ id }: { id: string }) => id,
  );

async function memberOf(email: string): Promise<{ id: string; version: number }> {
  const { data } = await app.graphql(
    '{ teamMembers(perPage: 100) { items { id version email } } }',
    {},
    admin,
    horizon,
  );
  return data.teamMembers.items.find((member: { email: string }) => member.email === email);
}

let number = 0;
/** Input for a person without an account. */
async function someone() {
  return { email: `guest${++number}@example.com`, firstName: 'Guest' };
}
