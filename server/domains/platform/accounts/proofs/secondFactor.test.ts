import { TOTP, Secret } from 'otpauth';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { Authenticator, RecoveryCode } from './secondFactor.entity.ts';

const setUp = 'mutation { setUpAuthenticator { secret uri } }';
const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
const remove = 'mutation { removeAuthenticator }';
const replace = 'mutation { replaceRecoveryCodes }';
const methods = '{ signInMethods { authenticatorSince recoveryCodesLeft passkeys { id } } }';
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }';
const secondStep =
  'mutation ($challenge: String!, $code: String!) { signInWithCode(challenge: $challenge, code: $code) { accessToken viewer { email } } }';
const prove = 'mutation ($code: String) { proveIdentity(code: $code) }';
const credentials = { email: 'admin@demo.com', password: 'admin' };

let app: TestApp;
let token: string;
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000);
const minutes = (count: number) => seconds(count * 60);
const codeNow = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 1000 });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
  app = await createTestApp();
  token = await app.tokenOf('admin@demo.com');
});
afterEach(() => void vi.useRealTimers());

/**
 * Sets up an authenticator app for the viewer. Moves the clock so that the next code belongs to a later
 * period.
 */
async function withApp() {
  const { secret } = (await app.graphql(setUp, {}, token)).data.setUpAuthenticator;
  const codes = (await app.graphql(confirm, { code: codeNow(secret) }, token)).data.confirmAuthenticator;
  seconds(30);
  return { secret: secret as string, codes: codes as string[] };
}

const challengeOf = async () => (await app.graphql(signIn, credentials)).errors[0]!.extensions['challenge'];
const tryCode = async (code: string, challenge?: string) =>
  app.graphql(secondStep, { challenge: challenge ?? (await challengeOf()), code });

describe('setting up an authenticator app', () => {
  test('requires a signed-in user with a recent proof of identity', async () => {
    for (const document of [setUp, remove, replace, methods])
      expect((await app.graphql(document)).code).toBe('UNAUTHENTICATED');
    minutes(6);
    for (const document of [setUp, remove, replace])
      expect((await app.graphql(document, {}, token)).code).toBe('FRESH_SIGN_IN_NEEDED');
    expect((await app.graphql(confirm, { code: '000000' }, token)).code).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test('does not count before its first code was right', async () => {
    await app.graphql(setUp, {}, token);
    for (const code of ['000000', '', 'abcdef', '1234567'])
      expect((await app.graphql(confirm, { code }, token)).fields).toEqual({ code: 'invalid' });
    expect((await app.graphql(signIn, credentials)).code).toBeUndefined();
    expect((await app.graphql(methods, {}, token)).data.signInMethods.authenticatorSince).toBeNull();
  });

  test('gives a secret for typing and for a QR code, which the database does not hold as it is', async () => {
    const { secret, uri } = (await app.graphql(setUp, {}, token)).data.setUpAuthenticator;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Regie:admin@demo.com',
    ]);
    expect(url.searchParams.get('secret')).toBe(secret);
    const [stored] = await app.orm.em.fork().findAll(Authenticator);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(Buffer.from(stored!.encryptedSecret, 'base64url').toString('latin1')).not.toContain(secret);
  });

  test('gives ten recovery codes, stored as hashes, and is recorded without any secret', async () => {
    const { secret, codes } = await withApp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const em = app.orm.em.fork();
    const stored = JSON.stringify([await em.findAll(RecoveryCode), await em.findAll(AuditEntry)]);
    for (const code of [...codes, secret]) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    expect((await app.graphql(methods, {}, token)).data.signInMethods).toEqual({
      authenticatorSince: '2030-01-01T00:00:00.000Z',
      recoveryCodesLeft: 10,
      passkeys: [],
    });
    const entries = await em.find(AuditEntry, { subject: 'Authenticator' });
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([['CREATED', 'Ada Merle']]);
  });

  test('is refused while one counts, so that nobody swaps it unseen', async () => {
    await withApp();
    expect((await app.graphql(setUp, {}, token)).fields).toEqual({ authenticator: 'taken' });
  });

  test('ends with removing it, and takes the recovery codes along', async () => {
    await withApp();
    expect((await app.graphql(remove, {}, token)).data.removeAuthenticator).toBe(true);
    expect((await app.graphql(remove, {}, token)).data.removeAuthenticator).toBe(false);
    expect(await app.orm.em.fork().count(RecoveryCode)).toBe(0);
    expect((await app.graphql(signIn, credentials)).code).toBeUndefined();
    expect((await app.graphql(replace, {}, token)).fields).toEqual({ secondFactor: 'required' });
  });
});

describe('signing in with a second factor', () => {
  test('gives no session for the password alone, over GraphQL or REST', async () => {
    await withApp();
    const { data, errors, headers } = await app.graphql(signIn, credentials);
    expect(data).toBeNull();
    expect(headers['set-cookie']).toBeUndefined();
    expect(errors[0]!.extensions).toEqual({
      code: 'SECOND_FACTOR_NEEDED',
      challenge: expect.any(String),
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      requestId: expect.any(String),
    });
    const rest = await app.server.inject({ method: 'POST', url: '/jwt/login', payload: credentials });
    expect([rest.statusCode, rest.json()]).toEqual([
      400,
      { error: expect.stringContaining('needs a second factor') },
    ]);
  });

  test('does not reveal a second factor without the correct password', async () => {
    await withApp();
    const { errors } = await app.graphql(signIn, { ...credentials, password: 'wrong' });
    expect(errors[0]!.extensions).toEqual({ code: 'INVALID_CREDENTIALS', requestId: expect.any(String) });
  });

  test('takes a code of now, and gives the session that a password alone would', async () => {
    const { secret } = await withApp();
    const answer = await tryCode(codeNow(secret));
    expect(answer.data.signInWithCode.viewer.email).toBe('admin@demo.com');
    expect(String(answer.headers['set-cookie'])).toContain('regie=');
    const mine = await app.graphql('{ viewer { email } }', {}, answer.data.signInWithCode.accessToken);
    expect(mine.data.viewer.email).toBe('admin@demo.com');
  });

  test('takes a code of the period before or after, for clocks that are off, and none further away', async () => {
    const { secret } = await withApp();
    minutes(10);
    for (const [shift, code] of [
      [-60, 'INVALID_PROOF'],
      [60, 'INVALID_PROOF'],
      [-30, undefined],
      [30, undefined],
    ] as const)
      expect([shift, (await tryCode(codeNow(secret, shift))).code]).toEqual([shift, code]);
  });

  test('takes no code twice, nor an older one after a newer', async () => {
    const { secret } = await withApp();
    minutes(10);
    const [before, now] = [codeNow(secret, -30), codeNow(secret)];
    expect((await tryCode(now)).code).toBeUndefined();
    expect((await tryCode(now)).code).toBe('INVALID_PROOF');
    expect((await tryCode(before)).code).toBe('INVALID_PROOF');
  });

  test('takes a code once of many that come at the same time', async () => {
    const { secret } = await withApp();
    const challenges = [await challengeOf(), await challengeOf(), await challengeOf()];
    const answers = await Promise.all(challenges.map((challenge) => tryCode(codeNow(secret), challenge)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  });

  test('takes a recovery code once, however it is typed, and not that of another', async () => {
    const { codes } = await withApp();
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `;
    expect((await tryCode(typed)).code).toBeUndefined();
    expect((await tryCode(codes[0]!)).code).toBe('INVALID_PROOF');
    expect((await app.graphql(methods, {}, token)).data.signInMethods.recoveryCodesLeft).toBe(9);
    const client = await app.tokenOf('client@demo.com');
    expect((await app.graphql(prove, { code: codes[1] }, client)).code).toBe('INVALID_PROOF');
  });

  test('takes no recovery code of a set that was replaced', async () => {
    const { codes } = await withApp();
    const { replaceRecoveryCodes } = (await app.graphql(replace, {}, token)).data;
    expect((await tryCode(codes[0]!)).code).toBe('INVALID_PROOF');
    expect((await tryCode(replaceRecoveryCodes[0])).code).toBeUndefined();
  });

  test('needs a challenge that is ours, not used, not older than five minutes', async () => {
    const { secret, codes } = await withApp();
    const challenge = await challengeOf();
    for (const bad of ['', 'nonsense', token, `${challenge.slice(0, -3)}abc`])
      expect([bad, (await tryCode(codeNow(secret), bad)).code]).toEqual([bad, 'CHALLENGE_EXPIRED']);
    expect((await tryCode('000000', challenge)).code).toBe('INVALID_PROOF');
    expect((await tryCode(codeNow(secret), challenge)).code).toBeUndefined();
    expect((await tryCode(codes[0]!, challenge)).code).toBe('CHALLENGE_EXPIRED');
    const old = await challengeOf();
    minutes(5.1);
    expect((await tryCode(codeNow(secret), old)).code).toBe('CHALLENGE_EXPIRED');
  });

  test('has no use for a challenge as an access token', async () => {
    await withApp();
    expect((await app.graphql('{ viewer { email } }', {}, await challengeOf())).code).toBe('UNAUTHENTICATED');
  });

  test('slows guesses of codes down like those of passwords, also several in one request', async () => {
    const { secret } = await withApp();
    const challenge = await challengeOf();
    const four = `mutation ($challenge: String!) { ${[1, 2, 3, 4].map((n) => `a${n}: signInWithCode(challenge: $challenge, code: "00000${n}") { expiresAt }`).join(' ')} }`;
    expect((await app.graphql(four, { challenge })).code).toBe('LIMIT_EXCEEDED');
    for (let count = 1; count < 5; count++)
      expect((await app.graphql(secondStep, { challenge, code: `00000${count}` })).code).toBe(
        'INVALID_PROOF',
      );
    // A correct password in between does not reset the number of wrong codes.
    const next = await challengeOf();
    expect((await app.graphql(secondStep, { challenge: next, code: '000005' })).code).toBe('INVALID_PROOF');
    expect((await app.graphql(secondStep, { challenge: next, code: codeNow(secret) })).code).toBe(
      'RATE_LIMITED',
    );
    expect((await app.graphql(signIn, credentials)).code).toBe('RATE_LIMITED');
  });

  test('is not for somebody who was made inactive meanwhile', async () => {
    const { secret } = await withApp();
    const challenge = await challengeOf();
    await app.orm.em
      .getConnection()
      .execute(`update "user" set status = 'INACTIVE' where email = 'admin@demo.com'`);
    expect((await tryCode(codeNow(secret), challenge)).code).toBe('CHALLENGE_EXPIRED');
  });

  test('proves who one is by a code as well', async () => {
    const { secret } = await withApp();
    minutes(6);
    const stopped = await app.graphql(remove, {}, token);
    expect(stopped.errors[0]!.extensions).toMatchObject({
      code: 'FRESH_SIGN_IN_NEEDED',
      methods: ['PASSWORD', 'AUTHENTICATOR', 'RECOVERY_CODE'],
    });
    expect((await app.graphql(prove, { code: codeNow(secret) }, token)).code).toBeUndefined();
    expect((await app.graphql(remove, {}, token)).data.removeAuthenticator).toBe(true);
  });
});
