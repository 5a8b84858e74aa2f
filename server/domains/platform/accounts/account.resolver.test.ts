import { createSigner } from 'fast-jwt';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { AuditAction, AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { User, UserStatus } from '../users/user.entity.ts';
import { hashPassword } from './signIn/passwords.ts';
import { RefreshToken, Session } from './sessions/session.entity.ts';

const app = await createTestApp({}, afterAll);

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { accessToken expiresAt viewer { id fullName email role { key } radio { name } abilities { action subject } } }
}`;
const refresh = `mutation { refreshSession { accessToken viewer { email } } }`;
const signOut = `mutation { signOut }`;
const whoAmI = `{ viewer { email } }`;

/** A browser: stores cookies and sends them with later requests. */
function browser(on: TestApp = app) {
  let jar: Record<string, string> = {};
  const send = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const response = await on.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
      cookies: jar,
      headers,
    });
    for (const { name, value } of response.cookies) jar = value ? { ...jar, [name]: value } : {};
    const { data, errors } = response.json();
    return {
      data,
      code: errors?.[0].extensions.code as string | undefined,
      extensions: errors?.[0].extensions,
      response,
    };
  };
  return { send, cookies: () => jar, carry: (cookies: Record<string, string>) => void (jar = cookies) };
}

const asAdmin = { email: 'admin@demo.com', password: 'admin' };
const signedIn = async (credentials = asAdmin, on: TestApp = app) => {
  const tab = browser(on);
  return { tab, token: (await tab.send(signIn, credentials)).data.signIn.accessToken as string };
};
const whoIs = async (token: string, on: TestApp = app) =>
  (await on.graphql(whoAmI, {}, token)).data?.viewer.email;
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

afterEach(() => void vi.useRealTimers());

describe('signing in', () => {
  test.each([
    ['a wrong password', 'admin@demo.com', 'nimda'],
    ['an unknown address', 'nobody@demo.com', 'admin'],
    ['nothing', '', ''],
    ['a person without a password', 'nopassword', 'x'],
    ['SQL', `' or 1=1 --`, `' or 1=1 --`],
    ['a very long password', 'admin@demo.com', 'x'.repeat(10_000)],
  ])('with %s gives one and the same answer', async (_, email, password) => {
    const address =
      email === 'nopassword'
        ? (await app.orm.em.fork().findOneOrFail(User, { passwordHash: null })).email
        : email;
    const tab = browser();
    const { data, extensions } = await tab.send(signIn, { email: address, password });
    expect(data).toBeNull();
    expect(extensions).toEqual({ code: 'INVALID_CREDENTIALS', requestId: expect.any(String) });
    expect(tab.cookies()).toEqual({});
  });

  test('is for active people only', async () => {
    for (const status of [UserStatus.INACTIVE, UserStatus.PENDING]) {
      const email = await personWith(
        `${status.toLowerCase()}@example.com`,
        'a password of some length',
        status,
      );
      expect((await browser().send(signIn, { email, password: 'a password of some length' })).code).toBe(
        'INVALID_CREDENTIALS',
      );
    }
  });

  test('gives the person, what they may do, and ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
    const { data } = await browser().send(signIn, asAdmin);
    expect(data.signIn).toMatchObject({
      expiresAt: '2030-01-01T00:10:00.000Z',
      viewer: {
        fullName: 'Ada Merle',
        email: 'admin@demo.com',
        role: { key: 'admin' },
        radio: { name: 'Radio Horizon' },
      },
    });
    expect(data.signIn.viewer.abilities).toContainEqual({ action: 'manage', subject: 'all' });
  });

  test('lets the demo client read ACL and Auth and nothing else', async () => {
    const { data } = await browser().send(signIn, { email: 'client@demo.com', password: 'client' });
    expect(data.signIn.viewer.abilities).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
    for (const list of ['users', 'roles', 'permissions', 'invoices', 'invoiceClients', 'employees']) {
      const answer = await app.graphql(`{ ${list} { totalItems } }`, {}, data.signIn.accessToken);
      expect([list, answer.code]).toEqual([list, 'FORBIDDEN']);
    }
  });

  test('takes the address in any case and with spaces around it', async () => {
    expect(
      (await browser().send(signIn, { email: '  Admin@DEMO.com ', password: 'admin' })).code,
    ).toBeUndefined();
  });

  test('keeps the refresh token in a cookie that no script reads and no other site sends, and nowhere else', async () => {
    const { response } = await browser().send(signIn, asAdmin);
    const [cookie, ...furtherCookies] = response.cookies;
    // The other cookie only identifies the device and grants no access.
    expect(furtherCookies.map(({ name }) => name)).toEqual(['regie-device']);
    expect(cookie).toMatchObject({
      name: 'regie',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 30 * 86_400,
    });
    expect(cookie).not.toHaveProperty('domain');
    expect(response.body).not.toContain(cookie!.value);
    const stored = await app.orm.em.fork().findAll(RefreshToken);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(cookie!.value);
  });

  test('uses a __Host- cookie wherever there is TLS', async () => {
    const production = await productionApp();
    const response = await production.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: signIn,
        variables: { email: 'eve@example.com', password: 'a password of some length' },
      },
    });
    expect(response.cookies[0]).toMatchObject({
      name: '__Host-regie',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
  });

  test('rehashes a password whose parameters are outdated', async () => {
    const weaker = '$argon2id$v=19$m=8192,t=1,p=1$';
    const { hash } = await import('@node-rs/argon2');
    const old = await hash('a password of some length', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(old.startsWith(weaker)).toBe(true);
    const email = await personWith('old@example.com', 'a password of some length', UserStatus.ACTIVE, old);
    await browser().send(signIn, { email, password: 'a password of some length' });
    const { passwordHash } = await app.orm.em.fork().findOneOrFail(User, { email });
    expect(passwordHash).toContain('m=19456,t=2,p=1');
    expect(
      (await browser().send(signIn, { email, password: 'a password of some length' })).code,
    ).toBeUndefined();
  });

  test('is recorded, and so is its failure', async () => {
    await browser().send(signIn, { email: 'client@demo.com', password: 'client' });
    await browser().send(signIn, { email: 'client@demo.com', password: 'wrong' });
    const client = await app.orm.em.fork().findOneOrFail(User, { email: 'client@demo.com' });
    const [failed, succeeded] = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'User', subjectId: client.id }, { orderBy: { id: 'desc' } });
    expect(failed).toMatchObject({ action: AuditAction.SIGN_IN_FAILED, actorId: null });
    expect(succeeded).toMatchObject({
      action: AuditAction.SIGNED_IN,
      actorId: client.id,
      actorName: 'Milo Claire',
    });
  });
});

describe('guessing passwords', () => {
  test.each([
    ['a known', 'admin@demo.com'],
    ['an unknown', 'nobody@example.com'],
  ])('is slowed down for %s account from the fifth failure on', async (_, email) => {
    const fresh = await createTestApp();
    const codes = [];
    for (let count = 0; count < 6; count++)
      codes.push((await browser(fresh).send(signIn, { email, password: `wrong ${count}` })).code);
    expect(codes).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    const { extensions } = await browser(fresh).send(signIn, { email, password: 'admin' });
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
  });

  test('is not made faster by guessing all at once', async () => {
    const fresh = await createTestApp();
    const guess = (_: unknown, count: number) =>
      browser(fresh).send(signIn, { email: 'admin@demo.com', password: `wrong ${count}` });
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    const guesses = answers.filter(({ code }) => code === 'INVALID_CREDENTIALS').length;
    expect(guesses).toBeGreaterThanOrEqual(5);
    expect(guesses).toBeLessThanOrEqual(6);
    expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(30 - guesses);
  });

  test('is not made faster by several fields in one request', async () => {
    const fresh = await createTestApp();
    const several = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: signIn(email: "admin@demo.com", password: "wrong") { expiresAt }`).join(' ')} }`;
    const statementsOf = countStatements(fresh.shared.database);
    for (const count of [2, 4]) {
      const { texts, answer } = await statementsOf(() => fresh.graphql(several(count)));
      expect([answer.status, answer.code, answer.data]).toEqual([413, 'LIMIT_EXCEEDED', undefined]);
      expect(answer.errors[0]!.extensions).toMatchObject({ limit: 'guesses', allowed: 1 });
      expect(texts).toEqual([]);
    }
    expect((await statementsOf(() => fresh.graphql(several(1)))).texts).not.toEqual([]);
    for (let count = 1; count < 5; count++) await fresh.graphql(several(1));
    expect((await browser(fresh).send(signIn, asAdmin)).code).toBe('RATE_LIMITED');
  });

  test('does not keep people out who sign in rightly, many at once', async () => {
    const fresh = await createTestApp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser(fresh).send(signIn, asAdmin)));
    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
  });
});

describe('an access token', () => {
  const secret = app.config.secret;
  const tokenWith = (key: string, options: object, payload: object = { sid: 1 }) =>
    createSigner({ key, ...options } as never)(payload as never);

  test('of nobody, broken, forged, unsigned or of another algorithm is no token', async () => {
    const { token } = await signedIn();
    const sid = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid as number;
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = {
      'another secret': tokenWith('x'.repeat(32), { algorithm: 'HS256' }, { sid }),
      'another algorithm': tokenWith(secret, { algorithm: 'HS512' }, { sid }),
      'alg none': `${unsigned}.${payload}.`,
      'alg none with a signature': `${unsigned}.${payload}.${signature}`,
      'another session': `${header}.${Buffer.from(`{"sid":${sid + 1}}`).toString('base64url')}.${signature}`,
      'no signature': `${header}.${payload}`,
      nonsense: 'nonsense',
      'an unknown session': tokenWith(
        secret,
        { algorithm: 'HS256', expiresIn: 1000 },
        { sid: 2_000_000_000 },
      ),
      'no session': tokenWith(secret, { algorithm: 'HS256', expiresIn: 1000 }, {}),
      'a session that is text': tokenWith(
        secret,
        { algorithm: 'HS256', expiresIn: 1000 },
        { sid: '1 or 1=1' },
      ),
    };
    for (const [what, bad] of Object.entries(forged)) {
      const answer = await app.graphql('{ viewer { email } }', {}, bad);
      expect([what, answer.status, answer.data, answer.code]).toEqual([
        what,
        401,
        undefined,
        'UNAUTHENTICATED',
      ]);
      expect([what, (await app.graphql('{ users { totalItems } }', {}, bad)).code]).toEqual([
        what,
        'UNAUTHENTICATED',
      ]);
    }
    expect(await whoIs(token)).toBe('admin@demo.com');
  });

  test('ends after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { token } = await signedIn();
    wait(599);
    expect(await whoIs(token)).toBe('admin@demo.com');
    wait(2);
    expect(await whoIs(token)).toBeUndefined();
  });

  test('ends with the next request when its session is revoked', async () => {
    const { token } = await signedIn();
    const { viewer } = (await app.graphql('{ viewer { id } }', {}, token)).data;
    expect(viewer).not.toBeNull();
    const sid = app.shared.services.accounts.sessions.sessionOf(token)!;
    await app.shared.services.accounts.sessions.revoke(sid);
    expect(await whoIs(token)).toBeUndefined();
  });

  test('ends with the next request when its person is made inactive, deleted, or loses the role', async () => {
    const email = await personWith('leaving@example.com', 'a password of some length', UserStatus.ACTIVE);
    const { token } = await signedIn({ email, password: 'a password of some length' });
    expect((await app.graphql('{ users { totalItems } }', {}, token)).code).toBeUndefined();
    const id = (await app.orm.em.fork().findOneOrFail(User, { email })).id;
    await change(
      `update "user" set role_id = (select id from role where key = 'subscriber') where id = ${id}`,
    );
    expect((await app.graphql('{ users { totalItems } }', {}, token)).code).toBe('FORBIDDEN');
    await change(`update "user" set status = 'INACTIVE' where id = ${id}`);
    expect((await app.graphql('{ users { totalItems } }', {}, token)).code).toBe('UNAUTHENTICATED');
    await change(`delete from "user" where id = ${id}`);
    expect(await whoIs(token)).toBeUndefined();
    expect(await app.orm.em.fork().count(Session, { user: id } as never)).toBe(0);
  });
});

describe('refreshing a session', () => {
  test('needs the cookie', async () => {
    expect((await browser().send(refresh)).code).toBe('UNAUTHENTICATED');
    const tab = browser();
    tab.carry({ regie: 'nonsense' });
    expect((await tab.send(refresh)).code).toBe('UNAUTHENTICATED');
  });

  test('gives a new access token and another cookie', async () => {
    const { tab } = await signedIn();
    const before = tab.cookies()['regie'];
    const { data } = await tab.send(refresh);
    expect(await whoIs(data.refreshSession.accessToken)).toBe('admin@demo.com');
    expect(tab.cookies()['regie']).not.toBe(before);
    expect((await tab.send(refresh)).data.refreshSession.viewer.email).toBe('admin@demo.com');
  });

  test('50 times at once succeeds 50 times with one and the same successor', async () => {
    const { tab } = await signedIn();
    const before = await app.orm.em.fork().count(RefreshToken);
    const cookies = tab.cookies();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const tab = browser();
        tab.carry(cookies);
        return tab.send(refresh).then(({ code }) => [code, tab.cookies()['regie']]);
      }),
    );
    expect(new Set(answers.map(([code]) => code))).toEqual(new Set([undefined]));
    expect(new Set(answers.map(([, cookie]) => cookie)).size).toBe(1);
    expect(await app.orm.em.fork().count(RefreshToken)).toBe(before + 1);
  });

  test('with a used token gives the same successor within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { tab } = await signedIn();
    const first = tab.cookies();
    await tab.send(refresh);
    const successor = tab.cookies()['regie'];
    wait(9);
    tab.carry(first);
    expect((await tab.send(refresh)).code).toBeUndefined();
    expect(tab.cookies()['regie']).toBe(successor);
  });

  test('with a used token after ten seconds ends the session of its holder, and is recorded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { tab: owner } = await signedIn();
    const thief = browser();
    thief.carry(owner.cookies());
    const { data } = await owner.send(refresh);
    wait(11);
    expect((await thief.send(refresh)).code).toBe('UNAUTHENTICATED');
    expect((await owner.send(refresh)).code).toBe('UNAUTHENTICATED');
    expect(await whoIs(data.refreshSession.accessToken)).toBeUndefined();
    const [entry] = await app.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry?.action).toBe(AuditAction.SESSION_REVOKED);
  });

  test('keeps a session open that is used, and ends one that was left alone for 30 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { tab } = await signedIn();
    for (let count = 0; count < 3; count++) {
      wait(29 * 86_400);
      expect((await tab.send(refresh)).code).toBeUndefined();
    }
    wait(30 * 86_400 + 1);
    expect((await tab.send(refresh)).code).toBe('UNAUTHENTICATED');
  });

  test('is refused to deactivated users', async () => {
    const email = await personWith(
      'inactive-later@example.com',
      'a password of some length',
      UserStatus.ACTIVE,
    );
    const { tab } = await signedIn({ email, password: 'a password of some length' });
    await change(`update "user" set status = 'INACTIVE' where email = '${email}'`);
    expect((await tab.send(refresh)).code).toBe('UNAUTHENTICATED');
  });
});

describe('signing out', () => {
  test('is true even when nobody was signed in', async () => {
    expect((await browser().send(signOut)).data).toEqual({ signOut: true });
  });

  test('ends the session by its access token or its cookie, takes the cookie back, and is recorded', async () => {
    for (const way of ['token', 'cookie'] as const) {
      const { tab, token } = await signedIn();
      const retained = tab.cookies();
      await tab.send(signOut, {}, way === 'token' ? { authorization: `Bearer ${token}` } : {});
      expect(tab.cookies()).toEqual({});
      expect(await whoIs(token)).toBeUndefined();
      tab.carry(retained);
      expect((await tab.send(refresh)).code).toBe('UNAUTHENTICATED');
      const [entry] = await app.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
      expect(entry).toMatchObject({ action: AuditAction.SIGNED_OUT, subject: 'User' });
    }
  });

  test('leaves other sessions of the person open', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await here.tab.send(signOut);
    expect(await whoIs(there.token)).toBe('admin@demo.com');
  });
});

describe('registering', () => {
  const register = `mutation ($email: String!, $username: String!, $password: String!) {
    register(email: $email, username: $username, password: $password) { accessToken viewer { email role { key } } }
  }`;

  test('is closed outside of the demo', async () => {
    const production = await productionApp();
    const answer = await production.graphql(register, {
      email: 'new@example.com',
      username: 'new',
      password: 'x',
    });
    expect(answer.code).toBe('FORBIDDEN');
  });

  test('reports which of address and username are taken, ignoring case', async () => {
    const answer = await app.graphql(register, {
      email: 'ADMIN@demo.com',
      username: 'Client',
      password: 'x',
    });
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { email: 'taken', username: 'taken' }]);
  });

  test('reports the problem of each field', async () => {
    const answer = await app.graphql(register, { email: 'nonsense', username: ' ', password: '' });
    expect(answer.fields).toEqual({ email: 'email', username: 'invalid', password: 'required' });
  });

  test('signs a new person in who may do no more than a client', async () => {
    const { data } = await app.graphql(register, {
      email: 'Ines@Example.com',
      username: 'ines',
      password: 'ines',
    });
    expect(data.register.viewer).toEqual({ email: 'ines@example.com', role: { key: 'subscriber' } });
    expect(
      (await browser().send(signIn, { email: 'ines@example.com', password: 'ines' })).code,
    ).toBeUndefined();
  });
});

async function personWith(
  email: string,
  password: string,
  status: UserStatus,
  passwordHash?: string,
  on: TestApp = app,
): Promise<string> {
  const em = on.orm.em.fork();
  const { role, radio } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  const username = email.split('@')[0];
  em.create(User, {
    fullName: email,
    username,
    email,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status,
    role,
    radio,
    passwordHash: passwordHash ?? (await hashPassword(password)),
  } as never);
  await em.flush();
  return email;
}

/** An application as in production: without a demo, and with TLS. It has one person, to sign in with. */
async function productionApp(): Promise<TestApp> {
  const production = await createTestApp({
    env: { NODE_ENV: 'production', SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://regie.example' },
  });
  await personWith('eve@example.com', 'a password of some length', UserStatus.ACTIVE, undefined, production);
  return production;
}

async function change(sql: string): Promise<void> {
  await app.shared.database.transaction(async (transaction) => transaction.run(sql, []));
}
