import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const portal = 'https://older.example.com';
const app = await createTestApp({ env: { REST_ORIGINS: `${portal}, http://localhost:3000` } }, afterAll);
const paths = [
  '/jwt/login',
  '/apps/invoice/invoices',
  '/api/users/user',
  '/faq/data',
  '/account-setting/data',
];

/** A preflight request: browsers send it before a page of another origin may send a token or JSON. */
const preflight = (url: string, origin: string, of = app) =>
  of.server.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

const allowedIn = ({ headers }: { headers: object }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

describe('front ends of other addresses', () => {
  test.each(['https://evil.example.com', `${portal}.evil.com`, 'http://older.example.com', 'null'])(
    'may not call from a browser unless the configuration names them: %s',
    async (origin) => {
      for (const path of paths) expect(allowedIn(await preflight(path, origin))).toEqual([]);
      const reply = await app.server.inject({ url: paths[1]!, headers: { origin } });
      expect([allowedIn(reply), reply.headers['vary']]).toEqual([[], 'origin']);
    },
  );

  test('are none where the configuration names none', async () => {
    const plain = await createTestApp();
    for (const path of paths) expect(allowedIn(await preflight(path, portal, plain))).toEqual([]);
  });

  test('reach none of the ways that know cookies', async () => {
    for (const path of ['/graphql', '/uploads/users/1/avatar', '/'])
      expect(allowedIn(await preflight(path, portal))).toEqual([]);
  });

  test.each([portal, 'http://localhost:3000'])(
    'may call every path once they are named: %s',
    async (origin) => {
      for (const path of paths) {
        const { statusCode, headers } = await preflight(path, origin);
        expect([statusCode, headers]).toEqual([
          204,
          expect.objectContaining({
            'access-control-allow-origin': origin,
            'access-control-allow-methods': 'GET, POST, DELETE',
            'access-control-allow-headers': 'authorization, content-type, x-radio',
          }),
        ]);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    },
  );

  test('can read every response, also rejections, so that they can refresh and show the problem', async () => {
    const headers = { origin: portal };
    for (const [status, request] of [
      [401, { url: '/profile/data' }],
      [404, { url: '/api/nothing' }],
      [400, { method: 'POST', url: '/jwt/login', payload: {} }],
      [200, { url: '/profile/data', token: await app.as('admin') }],
    ] as const) {
      const { token = '', ...rest } = { token: undefined, ...request };
      const reply = await app.server.inject({
        ...rest,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      });
      expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([status, portal]);
    }
  });
});
