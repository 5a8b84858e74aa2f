import { createSigner } from 'fast-jwt';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { viewer { email } } }`;
const resetMutation = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const refresh = 'mutation { refreshSession { viewer { email } } }';
const owner = { email: 'admin@demo.com', password: 'admin' };
const otherAccount = { email: 'client@demo.com', password: 'client' };

interface Request {
  from: string;
  cookies?: Record<string, string>;
}

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

/** Sends a request from the given address, with or without cookies. */
async function send(query: string, variables: object, { from, cookies = {} }: Request) {
  const payload = { query, variables };
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    payload,
    cookies,
  });
  const { errors } = response.json<Json>();
  return { code: errors?.[0].extensions.code as string | undefined, response };
}

/** Returns the cookies of a browser in which a person has signed in, without the session cookie. */
async function deviceOf(person: object, from = '192.0.2.1'): Promise<Record<string, string>> {
  const { response } = await send(signIn, person, { from });
  const { value } = response.cookies.find(({ name }) => name === 'regie-device')!;
  return { 'regie-device': value };
}

/** Lets a stranger fail until the account is blocked for strangers. */
async function guessedByStranger({ email }: typeof owner) {
  const answers = [];
  for (let count = 0; count < 6; count++)
    answers.push(await send(signIn, { email, password: `wrong ${count}` }, { from: '198.51.100.1' }));
  const { code, response } = answers.at(-1)!;
  expect(code).toBe('RATE_LIMITED');
  expect(Number(response.headers['retry-after'])).toBe(response.json<Json>().errors[0].extensions.retryAfter);
}

const restLogin = (payload: object, remoteAddress: string) =>
  app.server.inject({ method: 'POST', url: '/jwt/login', remoteAddress, payload });

describe('a stranger who guesses', () => {
  test('does not keep the owner out of a browser in which they signed in before', async () => {
    const cookies = await deviceOf(owner);
    await guessedByStranger(owner);
    expect((await send(signIn, owner, { from: '203.0.113.9', cookies })).code).toBeUndefined();
    expect((await send(signIn, owner, { from: '203.0.113.10' })).code).toBe('RATE_LIMITED');
  });

  test('does not keep the owner out of where they signed in lately, without cookies and over REST', async () => {
    expect((await restLogin(owner, '192.0.2.1')).statusCode).toBe(200);
    await guessedByStranger(owner);
    expect((await send(signIn, owner, { from: '192.0.2.1' })).code).toBeUndefined();
    expect((await restLogin(owner, '192.0.2.1')).statusCode).toBe(200);
    expect((await restLogin(owner, '192.0.2.2')).statusCode).toBe(429);
  });

  test('does not keep the owner out of their network of version 6, in which addresses change', async () => {
    await send(signIn, owner, { from: '2001:db8:1:2::5' });
    await guessedByStranger(owner);
    expect((await send(signIn, owner, { from: '2001:db8:1:2:99::1' })).code).toBeUndefined();
    expect((await send(signIn, owner, { from: '2001:db8:1:3::5' })).code).toBe('RATE_LIMITED');
  });

  test('does not keep the owner from asking for a new password', async () => {
    const cookies = await deviceOf(owner);
    const ofStranger = [];
    for (let count = 0; count < 6; count++)
      ofStranger.push((await send(resetMutation, owner, { from: '198.51.100.1' })).code);
    expect(ofStranger.at(-1)).toBe('RATE_LIMITED');
    expect((await send(resetMutation, owner, { from: '203.0.113.9', cookies })).code).toBeUndefined();
  });

  test('on a known device waits as anywhere', async () => {
    const cookies = await deviceOf(owner);
    const codes = [];
    for (let count = 0; count < 6; count++)
      codes.push((await send(signIn, { ...owner, password: 'wrong' }, { from: '192.0.2.77', cookies })).code);
    expect(codes).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  test('is not got around with the device token of another account', async () => {
    const cookies = await deviceOf(otherAccount);
    await guessedByStranger(owner);
    expect((await send(signIn, owner, { from: '203.0.113.9', cookies })).code).toBe('RATE_LIMITED');
  });

  test.each(['', 'nonsense', 'a.b.c'])('is not got around with a token that is none: "%s"', async (value) => {
    await guessedByStranger(owner);
    const requests = { from: '203.0.113.9', cookies: { 'regie-device': value } };
    expect((await send(signIn, owner, requests)).code).toBe('RATE_LIMITED');
  });

  test('is not got around with a token that is forged', async () => {
    const cookies = await deviceOf(owner);
    const claims = JSON.parse(
      Buffer.from(cookies['regie-device']!.split('.')[1]!, 'base64url').toString(),
    ) as Json;
    const forge = createSigner({ key: 'x'.repeat(32), algorithm: 'HS256' });
    await guessedByStranger(owner);
    for (const forged of [forge(claims), createSigner({ algorithm: 'none' })(claims)]) {
      const requests = { from: '203.0.113.9', cookies: { 'regie-device': forged } };
      expect((await send(signIn, owner, requests)).code).toBe('RATE_LIMITED');
    }
  });
});

describe('the token of a device', () => {
  test('is out of reach of scripts and other sites, and contains no name', async () => {
    const { response } = await send(signIn, owner, { from: '192.0.2.1' });
    const cookie = response.cookies.find(({ name }) => name === 'regie-device')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 180 * 86_400 });
    expect(Buffer.from(cookie.value.split('.')[1]!, 'base64url').toString()).not.toContain('admin');
  });

  test('is good for all who signed in on it, and opens nothing', async () => {
    const first = await deviceOf(owner);
    const { response } = await send(signIn, otherAccount, { from: '192.0.2.1', cookies: first });
    const { value } = response.cookies.find(({ name }) => name === 'regie-device')!;
    for (const person of [owner, otherAccount]) {
      await guessedByStranger(person);
      const requests = { from: '203.0.113.9', cookies: { 'regie-device': value } };
      expect((await send(signIn, person, requests)).code).toBeUndefined();
    }
    const used = { from: '203.0.113.9', cookies: { regie: value } };
    expect((await send(refresh, {}, used)).code).toBe('UNAUTHENTICATED');
  });

  test('comes to browsers that were signed in before there was one', async () => {
    const { response } = await send(signIn, owner, { from: '192.0.2.1' });
    const session = response.cookies.find(({ name }) => name === 'regie')!.value;
    const renewed = await send(refresh, {}, { from: '192.0.2.1', cookies: { regie: session } });
    expect(renewed.response.cookies.map(({ name }) => name)).toContain('regie-device');
  });
});
