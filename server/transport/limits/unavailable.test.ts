import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unavailable } from '../../kit/errors.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const cause = 'connect ECONNREFUSED 10.0.0.5:5432';

beforeEach(() => {
  const refused = () => {
    throw unavailable(new Error(cause));
  };
  vi.spyOn(app.shared.database, 'rows').mockImplementation(refused);
  vi.spyOn(app.shared.database, 'transaction').mockImplementation(async () => refused());
});
afterEach(() => void vi.restoreAllMocks());

const authorization = `Bearer ${admin}`;
const request = (method: 'GET' | 'POST' | 'PUT', url: string, more: object = {}) =>
  app.server.inject({ method, url, ...more });
const query = (text: string) => ({ payload: { query: text } });
const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';
const tus = { 'tus-resumable': '1.0.0', 'upload-length': '5' };

describe('while the database is away', () => {
  test.each([
    [
      'a query of somebody',
      () => request('POST', '/graphql', { ...query('{ viewer { id } }'), headers: { authorization } }),
    ],
    ['a sign-in', () => request('POST', '/graphql', query(signIn))],
    [
      'a picture',
      () => request('PUT', '/uploads/users/1/avatar', { headers: { authorization }, payload: 'x' }),
    ],
    ['an upload', () => request('POST', '/uploads/media', { headers: { authorization, ...tus } })],
    ['a file of the library', () => request('GET', '/media/1/1/file', { headers: { authorization } })],
  ])('%s is answered with a code and 503', async (_, requests) => {
    const response = await requests();
    const [error] = response.json().errors;
    expect([response.statusCode, error.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect(response.body).not.toContain('ECONNREFUSED');
  });

  test.each([
    ['a list', () => request('GET', '/apps/invoice/invoices', { headers: { authorization } })],
    [
      'a sign-in',
      () => request('POST', '/jwt/login', { payload: { email: 'admin@demo.com', password: 'admin' } }),
    ],
  ])('%s of the REST paths is answered with 503', async (_, requests) => {
    const response = await requests();
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { error: 'The database cannot be reached. Try again in a moment.' },
    ]);
  });
});
