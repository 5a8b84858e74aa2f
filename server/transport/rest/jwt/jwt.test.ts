import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { User, UserStatus } from '../../../domains/platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { clientAs, refusal, restClient, type Reply } from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const admin = { email: 'admin@demo.com', password: 'admin' };
const client = { email: 'client@demo.com', password: 'client' };
const wrong = { error: 'Email or Password is Invalid' };
const malformed = { error: 'Something went wrong' };
const badRefresh = { error: 'Invalid refresh token' };

afterEach(() => void vi.useRealTimers());

const answerOf = ({ status, body }: Reply) => ({ status, body });

describe('POST /jwt/login', () => {
  test.each([
    [{ ...admin, password: 'nimda' }],
    [{ ...admin, password: '' }],
    [{ ...admin, email: 'nobody@demo.com' }],
    [{ ...admin, email: 'not an address' }],
  ])('refuses wrong credentials with one text, whichever is wrong: %j', async (credentials) => {
    expect(answerOf(await restClient(app).post('/jwt/login', credentials))).toEqual({
      status: 400,
      body: wrong,
    });
  });

  test('rejects users who may not sign in, with the same text', async () => {
    const app = await createTestApp();
    await app.orm.em.fork().nativeUpdate(User, { email: client.email }, { status: UserStatus.INACTIVE });
    expect(answerOf(await restClient(app).post('/jwt/login', client))).toEqual({ status: 400, body: wrong });
  });

  test.each([
    ['nothing', '', 'application/json'],
    ['broken JSON', '{"email":', 'application/json'],
    ['no object', '[1]', 'application/json'],
    ['no e-mail', '{"password":"admin"}', 'application/json'],
    ['no password', '{"email":"admin@demo.com"}', 'application/json'],
    ['an e-mail that is no text', '{"email":{"$ne":""},"password":"admin"}', 'application/json'],
    ['a password that is no text', '{"email":"admin@demo.com","password":1}', 'application/json'],
    [
      'a polluted object',
      '{"__proto__":{"a":1},"email":"admin@demo.com","password":"admin"}',
      'application/json',
    ],
    ['another type', 'email=admin@demo.com&password=admin', 'application/x-www-form-urlencoded'],
  ])('refuses a malformed request: %s', async (_what, payload, type) => {
    const reply = await restClient(app).send({
      method: 'POST',
      url: '/jwt/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(answerOf(reply)).toEqual({ status: 400, body: malformed });
  });

  test('states how long to wait after too many failed attempts', async () => {
    const app = await createTestApp();
    const nobody = restClient(app);
    for (let tries = 0; tries < 5; tries++) await nobody.post('/jwt/login', { ...admin, password: 'nimda' });
    const reply = await nobody.post('/jwt/login', admin);
    expect(reply).toMatchObject(refusal(429, /Try again in \d+ s/));
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('returns the user, with a single ability for users who may do everything, and both tokens', async () => {
    const reply = await restClient(app).post('/jwt/login', admin);
    expect(answerOf(reply)).toEqual({
      status: 200,
      body: {
        userData: {
          id: 50,
          fullName: 'Ada Merle',
          username: 'admin',
          avatar: '/files/initials/AM.svg',
          email: 'admin@demo.com',
          role: 'admin',
          ability: [{ action: 'manage', subject: 'all' }],
        },
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
      },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await restClient(app, reply.body.accessToken).get('/api/users/user?id=50')).status).toBe(200);
  });

  test('calls everyone else a client, who may read ACL and Auth', async () => {
    const { body } = await restClient(app).post('/jwt/login', { ...client, email: 'CLIENT@demo.com' });
    expect(body.userData).toMatchObject({
      username: 'client',
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
  });

  test('takes no notice of a token that came along', async () => {
    expect((await restClient(app, 'forged').post('/jwt/login', client)).status).toBe(200);
  });
});

describe('POST /jwt/refresh-token', () => {
  test.each([[{}], [{ refreshToken: '' }], [{ refreshToken: 5 }], [{ refreshToken: 'forged' }], [[]]])(
    'rejects invalid refresh tokens: %j',
    async (body) => {
      expect(answerOf(await restClient(app).post('/jwt/refresh-token', body))).toEqual({
        status: 401,
        body: badRefresh,
      });
    },
  );

  test('refuses broken JSON', async () => {
    const reply = await restClient(app).send({
      method: 'POST',
      url: '/jwt/refresh-token',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answerOf(reply)).toEqual({ status: 400, body: malformed });
  });

  test('gives the person and new tokens that work', async () => {
    const nobody = restClient(app);
    const first = (await nobody.post('/jwt/login', admin)).body;
    const { status, body } = await nobody.post('/jwt/refresh-token', { refreshToken: first.refreshToken });
    expect(status).toBe(200);
    expect(body).toEqual({
      userData: first.userData,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect((await restClient(app, body.accessToken).get('/api/users/user?id=50')).status).toBe(200);
    expect((await nobody.post('/jwt/refresh-token', { refreshToken: body.refreshToken })).status).toBe(200);
  });

  test('ends the session of a token that comes back long after it was exchanged', async () => {
    const app = await createTestApp();
    const nobody = restClient(app);
    const { refreshToken } = (await nobody.post('/jwt/login', admin)).body;
    const next = (await nobody.post('/jwt/refresh-token', { refreshToken })).body;
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    expect(answerOf(await nobody.post('/jwt/refresh-token', { refreshToken }))).toEqual({
      status: 401,
      body: badRefresh,
    });
    expect((await nobody.post('/jwt/refresh-token', { refreshToken: next.refreshToken })).status).toBe(401);
    expect((await restClient(app, next.accessToken).get('/api/users/user?id=50')).status).toBe(401);
  });
});

describe('POST /jwt/register', () => {
  const person = { email: 'Nora@Example.com', username: 'nora', password: 'secret' };

  test.each([
    [{}],
    [{ ...person, email: 5 }],
    [{ ...person, username: undefined }],
    [{ ...person, password: null }],
  ])('refuses a malformed request: %j', async (body) => {
    expect(answerOf(await restClient(app).post('/jwt/register', body))).toEqual({
      status: 400,
      body: malformed,
    });
  });

  test.each([
    [{ ...person, email: 'nora' }, /^email is not an e-mail address/],
    [{ ...person, password: '' }, /^password is required/],
    [{ ...person, username: '' }, /^username is /],
  ])('refuses values that are not acceptable and names them: %j', async (body, words) => {
    expect(await restClient(app).post('/jwt/register', body)).toMatchObject(refusal(400, words));
  });

  test('is closed where the demo is not', async () => {
    const app = await createTestApp({ env: { SEED: 'none' } });
    expect(await restClient(app).post('/jwt/register', person)).toMatchObject(
      refusal(403, /permission to create User/),
    );
    expect(await app.orm.em.fork().count(User)).toBe(50);
  });

  test.each([
    [
      { ...person, email: 'ADMIN@demo.com' },
      { email: 'This email is already in use.', username: null },
    ],
    [
      { ...person, username: 'Admin' },
      { email: null, username: 'This username is already in use.' },
    ],
    [
      { ...person, email: 'admin@demo.com', username: 'client' },
      { email: 'This email is already in use.', username: 'This username is already in use.' },
    ],
  ])('reports duplicates: %j', async (body, error) => {
    expect(answerOf(await restClient(app).post('/jwt/register', body))).toEqual({
      status: 200,
      body: { error },
    });
    expect(await app.orm.em.fork().count(User)).toBe(50);
  });

  test('adds a client and signs them in', async () => {
    const app = await createTestApp();
    const { status, body } = await restClient(app).post('/jwt/register', person);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: 51,
        fullName: 'nora',
        username: 'nora',
        avatar: '/files/initials/N.svg',
        email: 'nora@example.com',
        role: 'client',
        ability: [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Auth' },
        ],
      },
      accessToken: expect.any(String),
    });
    expect((await restClient(app, body.accessToken).get('/api/users/list/data')).status).toBe(403);
    expect((await (await clientAs(app, 'admin')).get('/api/users/user?id=51')).body.user).toMatchObject({
      username: 'nora',
      role: 'subscriber',
    });
    expect(
      (await restClient(app).post('/jwt/login', { email: person.email, password: person.password })).status,
    ).toBe(200);
  });
});
