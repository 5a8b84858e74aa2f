import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { User } from '../../domains/platform/users/user.entity.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { cardPaths } from './docs/contract.ts';
import { OlderClient } from './olderClient.ts';

const app = await createTestApp({}, afterAll);
const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
const admin = { email: 'admin@demo.com', password: 'admin' };
const { sessions } = app.shared.services.accounts;
const invoices = '/apps/invoice/invoices';
const refreshed = 'POST /jwt/refresh-token 200';

let older: OlderClient;

/** Lets time pass. Access tokens are valid for ten minutes. */
const passMinutes = (minutes: number) =>
  void vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });

beforeEach(async () => {
  older = new OlderClient(address);
  await older.login(admin);
  older.traffic.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an older client', () => {
  test('receives the problem with its credentials, and sends no token from then on', async () => {
    const stranger = new OlderClient(address);
    const wrong = stranger.login({ ...admin, password: 'nimda' });
    expect(await stranger.refusal(wrong)).toEqual([400, 'Email or Password is Invalid']);
    const malformed = stranger.post('/jwt/login', { email: admin.email });
    expect(await stranger.refusal(malformed)).toEqual([400, 'Something went wrong']);
    expect(await stranger.refusal(stranger.get(invoices))).toEqual([
      401,
      expect.stringContaining('Sign in first'),
    ]);
    expect(stranger.traffic).toEqual(['POST /jwt/login 400', 'POST /jwt/login 400', `GET ${invoices} 401`]);
  });

  test('knows from the sign-in who it is and what it may', async () => {
    expect(older.userData).toMatchObject({
      fullName: 'Ada Merle',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
    await older.login({ email: 'client@demo.com', password: 'client' });
    expect(older.userData).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
    expect(await older.refusal(older.get(invoices))).toEqual([
      403,
      expect.stringContaining('permission to read Invoice'),
    ]);
    expect(older.traffic).not.toContain(refreshed);
  });

  test('lists, meets the end of its access token, refreshes once and repeats', async () => {
    expect((await older.get(invoices, { q: '', perPage: 10, page: 1, status: '' })).total).toBe(50);
    passMinutes(9);
    expect((await older.get('/profile/data')).header.username).toBe('Ada Merle');
    passMinutes(2);
    const second = await older.get(invoices, { q: '', perPage: 10, page: 2, status: '' });
    expect(second.invoices[0].id).toBe(5026);
    expect(older.traffic).toEqual([
      `GET ${invoices} 200`,
      'GET /profile/data 200',
      `GET ${invoices} 401`,
      refreshed,
      `GET ${invoices} 200`,
    ]);
  });

  test('keeps its tokens as JSON and sends them so', async () => {
    const keeper = new OlderClient(address, { storesJson: true });
    await keeper.login(admin);
    expect(keeper.accessToken).toMatch(/^"ey.+"$/);
    expect((await keeper.get(invoices)).total).toBe(50);
    passMinutes(11);
    expect((await keeper.get(invoices)).total).toBe(50);
    expect(keeper.traffic.slice(-3)).toEqual([`GET ${invoices} 401`, refreshed, `GET ${invoices} 200`]);
  });

  test('refreshes once for all requests that wait, and repeats each of them once', async () => {
    const before = older.accessToken;
    passMinutes(11);
    const answered = vi.spyOn(sessions, 'refresh').mockImplementation(async (token) => {
      await expect.poll(() => older.traffic).toHaveLength(cardPaths.length);
      answered.mockRestore();
      return sessions.refresh(token);
    });
    await Promise.all(cardPaths.map((path) => older.get(path)));
    expect(older.traffic.filter((line) => line === refreshed)).toHaveLength(1);
    for (const path of cardPaths)
      expect(older.traffic.filter((line) => line.startsWith(`GET ${path} `))).toEqual([
        `GET ${path} 401`,
        `GET ${path} 200`,
      ]);
    expect(older.accessToken).not.toBe(before);
  });

  test('gets every answer, though some requests meet the end of the token after others had it renewed', async () => {
    passMinutes(11);
    const cards = await Promise.all(cardPaths.map((path) => older.get(path)));
    expect(cards.filter((card) => Object.keys(card).length > 0)).toHaveLength(cardPaths.length);
    expect((await older.get(invoices)).total).toBe(50);
  });

  test('refreshes again and again, each time with the token of the last time', async () => {
    for (let hour = 0; hour < 5; hour++) {
      passMinutes(60);
      expect((await older.get('/api/users/user', { id: 50 })).user.username).toBe('admin');
    }
    expect(older.traffic.filter((line) => line === refreshed)).toHaveLength(5);
  });

  test('writes once, though its request was sent twice', async () => {
    const [users, permissions] = [
      await older.get('/api/users/list/data'),
      await older.get('/apps/permissions/data'),
    ];
    passMinutes(11);
    const [{ user }, { permission }] = await Promise.all([
      older.post('/apps/users/add-user', { username: 'once', email: 'once@example.com' }),
      older.post('/apps/permissions/add-permission', { permission: { name: 'Once' } }),
    ]);
    expect((await older.get('/api/users/list/data')).total).toBe(users.total + 1);
    expect((await older.get('/apps/permissions/data')).total).toBe(permissions.total + 1);
    passMinutes(11);
    await Promise.all([
      older.delete('/apps/users/delete', { data: { id: user.id } }),
      older.delete('/apps/permissions/delete', { params: { id: permission.id } }),
    ]);
    expect((await older.get('/api/users/list/data')).total).toBe(users.total);
    expect((await older.get('/apps/permissions/data')).total).toBe(permissions.total);
    expect(older.traffic.filter((line) => line === refreshed)).toHaveLength(2);
  });

  test('shares its tokens with another tab, though each refreshes for itself', async () => {
    const tab = new OlderClient(address);
    ({ accessToken: tab.accessToken, refreshToken: tab.refreshToken } = older);
    passMinutes(11);
    expect((await older.get(invoices)).total).toBe(50);
    expect((await tab.get(invoices)).total).toBe(50);
    expect(tab.traffic).toContain(refreshed);
    expect(tab.refreshToken).toBe(older.refreshToken);
    passMinutes(11);
    expect((await tab.get(invoices)).total).toBe(50);
  });

  test('signs out when its refresh token is rejected, and fails every waiting request', async () => {
    older.refreshToken = 'forged';
    passMinutes(11);
    const refusals = await Promise.all(
      [invoices, '/profile/data', '/api/bookmarks/data'].map((path) => older.refusal(older.get(path))),
    );
    expect(refusals.map(([status]) => status)).toEqual([401, 401, 401]);
    expect(older.traffic.filter((line) => line.includes('refresh-token'))).toEqual([
      'POST /jwt/refresh-token 401',
    ]);
    expect([older.userData, older.accessToken]).toEqual([undefined, undefined]);
    await older.login(admin);
    expect((await older.get(invoices)).total).toBe(50);
  });

  test('signs out when the person may not sign in any more', async () => {
    await older.login({ email: 'client@demo.com', password: 'client' });
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { email: 'client@demo.com' }, { status: 'INACTIVE' } as never);
    expect(await older.refusal(older.get('/account-setting/data'))).toEqual([401, expect.any(String)]);
    expect(older.refreshToken).toBeUndefined();
    await em.nativeUpdate(User, { email: 'client@demo.com' }, { status: 'ACTIVE' } as never);
  });

  test('registers, receives duplicates without an error status, and may sign in afterwards', async () => {
    const person = { email: 'older@example.com', username: 'older', password: 'secret' };
    expect(await older.post('/jwt/register', { ...person, email: admin.email })).toEqual({
      error: { email: 'This email is already in use.', username: null },
    });
    const { user, accessToken } = await older.post('/jwt/register', person);
    expect([user.username, typeof accessToken]).toEqual(['older', 'string']);
    expect((await older.login(person)).userData.id).toBe(user.id);
  });
});
