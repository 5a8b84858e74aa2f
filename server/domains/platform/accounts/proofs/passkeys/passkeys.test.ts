import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../../../kit/audit/auditEntry.entity.ts';
import { SoftPasskey } from '../../../../../../tools/testing/softPasskey.ts';
import { createTestApp, type TestApp } from '../../../../../../tools/testing/testApp.ts';
import { Passkey, RecoveryCode } from '../secondFactor.entity.ts';

const site = 'https://portal.example.org';
const startAdding = 'mutation { startPasskeyRegistration { challenge options } }';
const add = `mutation ($name: String!, $passkey: PasskeyAnswer!) {
  addPasskey(name: $name, passkey: $passkey) { passkey { id name backedUp lastUsedAt } recoveryCodes } }`;
const rename = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
const remove = 'mutation ($id: ID!) { removePasskey(id: $id) }';
const list = '{ signInMethods { passkeys { id name lastUsedAt } recoveryCodesLeft } }';
const start = 'mutation ($challenge: String) { startPasskey(challenge: $challenge) { challenge options } }';
const signInWith = `mutation ($passkey: PasskeyAnswer!) {
  signInWithPasskey(passkey: $passkey) { accessToken viewer { email } } }`;
const prove = 'mutation ($passkey: PasskeyAnswer) { proveIdentity(passkey: $passkey) }';
const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';

let app: TestApp;
let token: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  app = await createTestApp({ env: { PUBLIC_URL: site } });
  token = await app.tokenOf('admin@demo.com');
});
afterEach(() => void vi.useRealTimers());
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

async function added(by: string = token, passkey = new SoftPasskey(site)) {
  const { challenge, options } = (await app.graphql(startAdding, {}, by)).data.startPasskeyRegistration;
  const reply = { challenge, response: passkey.create(options) };
  const answer = await app.graphql(add, { name: 'Desk', passkey: reply }, by);
  return { passkey, reply, answer, id: answer.data?.addPasskey?.passkey.id as string };
}

/** Returns the response of a browser to a request for a passkey. */
async function used(
  passkey: SoftPasskey,
  { challenge, by, signWith }: { challenge?: string; by?: string; signWith?: SoftPasskey } = {},
) {
  const requests = (await app.graphql(start, { challenge }, by ?? null)).data.startPasskey;
  return { challenge: requests.challenge as string, response: passkey.get(requests.options, signWith) };
}
const enter = (reply: object) => app.graphql(signInWith, { passkey: reply });
const secondStep = async () => (await app.graphql(signIn)).errors[0]!.extensions['challenge'] as string;

describe('a passkey', () => {
  test('is added, named and removed by a signed-in user with a recent proof of identity', async () => {
    const { id } = await added();
    for (const [document, variables] of [
      [startAdding, {}],
      [rename, { id, name: 'x' }],
      [remove, { id }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      minutes(6);
      expect((await app.graphql(document, variables, token)).code).toBe('FRESH_SIGN_IN_NEEDED');
      token = await app.tokenOf('admin@demo.com');
    }
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['x'.repeat(61), 'tooLong'],
  ])('needs a name of 1 to 60 characters, not %j', async (name, problem) => {
    const { id } = await added();
    expect((await app.graphql(rename, { id, name }, token)).fields).toEqual({ name: problem });
  });

  test('of another page, another session, another challenge, or none at all is not added', async () => {
    const elsewhere = await added(token, new SoftPasskey('https://portal.example.org.evil.example'));
    expect(elsewhere.answer.fields).toEqual({ passkey: 'invalid' });

    const once = await added();
    expect((await app.graphql(add, { name: 'x', passkey: once.reply }, token)).code).toBe(
      'CHALLENGE_EXPIRED',
    );

    const passkey = new SoftPasskey(site);
    const requests = async () => (await app.graphql(startAdding, {}, token)).data.startPasskeyRegistration;
    const [first, two] = [await requests(), await requests()];
    const mixed = { challenge: first.challenge, response: passkey.create(two.options) };
    expect((await app.graphql(add, { name: 'x', passkey: mixed }, token)).fields).toEqual({
      passkey: 'invalid',
    });
    const otherToken = await app.tokenOf('admin@demo.com');
    const three = await requests();
    const moved = { challenge: three.challenge, response: passkey.create(three.options) };
    expect((await app.graphql(add, { name: 'x', passkey: moved }, otherToken)).code).toBe(
      'CHALLENGE_EXPIRED',
    );
    for (const response of ['nonsense', 'null', '{}', '[]', '{"id":1}']) {
      const { challenge } = await requests();
      const answer = await app.graphql(add, { name: 'x', passkey: { challenge, response } }, token);
      expect(answer.fields).toEqual({ passkey: 'invalid' });
    }
    expect(await app.orm.em.fork().count(Passkey)).toBe(1);
  });

  test('of another person is not found', async () => {
    const { id } = await added();
    const client = await app.tokenOf('client@demo.com');
    for (const [document, variables] of [
      [rename, { id, name: 'x' }],
      [remove, { id }],
    ] as const)
      for (const requests of [variables, { ...variables, id: '999' }, { ...variables, id: 'x' }])
        expect((await app.graphql(document, requests, client)).code).toBe('NOT_FOUND');
    expect(await app.orm.em.fork().count(Passkey)).toBe(1);
  });

  test('comes with recovery codes the first time, is audited, and sends a notification', async () => {
    const { answer, id } = await added();
    expect(answer.data.addPasskey).toMatchObject({ passkey: { name: 'Desk', lastUsedAt: null } });
    expect(answer.data.addPasskey.recoveryCodes).toHaveLength(10);
    expect((await added()).answer.data.addPasskey.recoveryCodes).toEqual([]);
    expect((await app.graphql(rename, { id, name: ' Studio ' }, token)).data.renamePasskey.name).toBe(
      'Studio',
    );
    const { passkeys } = (await app.graphql(list, {}, token)).data.signInMethods;
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Desk', 'Studio']);
    const entries = await app.orm.em.fork().find(AuditEntry, { subject: 'Passkey' }, { orderBy: { id: 1 } });
    expect(entries.map(({ action }) => action)).toEqual(['CREATED', 'CREATED', 'UPDATED']);
  });

  test('takes the recovery codes along when the last one goes', async () => {
    const [first, second] = [await added(), await added()];
    expect((await app.graphql(remove, { id: first.id }, token)).data.removePasskey).toBe(first.id);
    expect(await app.orm.em.fork().count(RecoveryCode)).toBe(10);
    await app.graphql(remove, { id: second.id }, token);
    expect(await app.orm.em.fork().count(RecoveryCode)).toBe(0);
    expect((await app.graphql(signIn)).code).toBeUndefined();
    expect((await enter(await used(first.passkey))).code).toBe('INVALID_PROOF');
  });
});

describe('signing in with a passkey alone', () => {
  test('belongs to the portal, and to no host that a request makes up', async () => {
    const rpIdOf = async (env: NodeJS.ProcessEnv, host: string) => {
      const elsewhere = await createTestApp({ seed: 'none', env });
      const headers = { host, 'x-forwarded-host': host };
      const { data } = await elsewhere.graphql(start, {}, null, headers);
      return JSON.parse(data.startPasskey.options).rpId as string;
    };
    const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(32), HOST: 'regie.example' };
    expect(await rpIdOf({}, 'evil.example')).toBe('127.0.0.1');
    expect(await rpIdOf({}, 'localhost:5173')).toBe('localhost');
    expect(await rpIdOf({ PUBLIC_URL: site }, 'localhost:5173')).toBe('portal.example.org');
    expect(await rpIdOf(production, 'localhost:5173')).toBe('regie.example');
  });

  test('needs no name and no password, and opens a session', async () => {
    const { passkey } = await added();
    const requests = (await app.graphql(start)).data.startPasskey;
    expect(JSON.parse(requests.options)).toMatchObject({
      rpId: 'portal.example.org',
      userVerification: 'required',
    });
    expect(JSON.parse(requests.options).allowCredentials ?? []).toEqual([]);
    const answer = await enter({ challenge: requests.challenge, response: passkey.get(requests.options) });
    expect(answer.data.signInWithPasskey.viewer.email).toBe('admin@demo.com');
    expect((await app.graphql(list, {}, token)).data.signInMethods.passkeys[0].lastUsedAt).not.toBeNull();
  });

  test('is refused to the key of another, of another page, and to one that saw nobody', async () => {
    const { passkey } = await added();
    expect((await enter(await used(passkey, { signWith: new SoftPasskey(site) }))).code).toBe(
      'INVALID_PROOF',
    );
    passkey.origin = 'https://evil.example';
    expect((await enter(await used(passkey))).code).toBe('INVALID_PROOF');
    passkey.origin = site;
    passkey.verifiesUser = false;
    expect((await enter(await used(passkey))).code).toBe('INVALID_PROOF');
    passkey.verifiesUser = true;
    expect((await enter(await used(passkey))).code).toBeUndefined();
  });

  test('takes a challenge once, and none older than five minutes', async () => {
    const { passkey } = await added();
    const reply = await used(passkey);
    expect((await enter(reply)).code).toBeUndefined();
    expect((await enter(reply)).code).toBe('CHALLENGE_EXPIRED');
    const old = await used(passkey);
    minutes(5.1);
    expect((await enter(old)).code).toBe('CHALLENGE_EXPIRED');
    const wrong = { ...(await used(passkey)), response: '{}' };
    expect((await enter(wrong)).code).toBe('INVALID_PROOF');
    expect((await enter(wrong)).code).toBe('CHALLENGE_EXPIRED');
  });

  test('is refused to a copy, whose counter lags behind', async () => {
    const { passkey } = await added();
    await enter(await used(passkey));
    passkey.counter = 0;
    expect((await enter(await used(passkey))).code).toBe('INVALID_PROOF');
  });

  test('is slowed down like guesses of passwords', async () => {
    const { passkey } = await added();
    const forger = new SoftPasskey(site);
    for (let count = 0; count < 5; count++) await enter(await used(passkey, { signWith: forger }));
    expect((await enter(await used(passkey))).code).toBe('RATE_LIMITED');
    expect((await app.graphql(signIn)).code).toBe('RATE_LIMITED');
  });

  test('is for active people only', async () => {
    const { passkey } = await added();
    await app.orm.em
      .getConnection()
      .execute(`update "user" set status = 'INACTIVE' where email = 'admin@demo.com'`);
    expect((await enter(await used(passkey))).code).toBe('INVALID_PROOF');
  });
});

describe('a passkey as the second step', () => {
  test('is requested after the password, with the keys of that user', async () => {
    const { passkey } = await added();
    expect((await app.graphql(signIn)).errors[0]!.extensions).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      methods: ['RECOVERY_CODE', 'PASSKEY'],
    });
    const challenge = await secondStep();
    const { options } = (await app.graphql(start, { challenge })).data.startPasskey;
    expect(JSON.parse(options).allowCredentials).toHaveLength(1);
    // The password was the first factor, so a passkey without verification of the user is enough.
    passkey.verifiesUser = false;
    expect((await enter(await used(passkey, { challenge }))).data.signInWithPasskey.viewer.email).toBe(
      'admin@demo.com',
    );
  });

  test('is not the passkey of somebody else', async () => {
    await added();
    const theirs = await added(await app.tokenOf('client@demo.com'));
    const challenge = await secondStep();
    expect((await enter(await used(theirs.passkey, { challenge }))).code).toBe('INVALID_PROOF');
  });

  test('needs the challenge of a right password', async () => {
    await added();
    for (const challenge of ['', 'nonsense', token])
      expect((await app.graphql(start, { challenge })).code).toBe('CHALLENGE_EXPIRED');
  });

  test('proves anew who one is, and a challenge for that signs nobody in', async () => {
    const { passkey } = await added();
    const stray = await used(passkey, { by: token });
    expect((await enter(stray)).code).toBe('CHALLENGE_EXPIRED');
    minutes(6);
    token = (await app.shared.services.accounts.sessions.open(await idOfAdmin(), { device: '', address: '' }))
      .accessToken;
    minutes(6);
    expect((await app.graphql(remove, { id: '1' }, token)).code).toBe('FRESH_SIGN_IN_NEEDED');
    expect((await app.graphql(prove, { passkey: await used(passkey) }, token)).code).toBe(
      'CHALLENGE_EXPIRED',
    );
    const reply = await used(passkey, { by: token });
    expect((await app.graphql(prove, { passkey: reply }, token)).code).toBeUndefined();
    expect((await app.graphql(prove, { passkey: reply }, token)).code).toBe('CHALLENGE_EXPIRED');
    expect((await app.graphql(remove, { id: '999' }, token)).code).toBe('NOT_FOUND');
  });
});

const idOfAdmin = async () =>
  Number((await app.shared.database.rows(`select id from "user" where email = 'admin@demo.com'`, []))[0]![0]);
