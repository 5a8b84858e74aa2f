import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tools/testing/testApp.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  app = await createTestApp({ env: { REQUESTS_PER_MINUTE: '3' } });
  admin = await app.tokenOf('admin@demo.com');
});
afterEach(() => void vi.useRealTimers());

const payload = { query: '{ viewer { id } }' };

/** Sends a request from this address, as a signed-in user when there is a token. */
async function request(from: string, token?: string, url = '/graphql') {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const {
    statusCode,
    headers: reported,
    body,
  } = await app.server.inject({
    ...(url === '/graphql' ? { method: 'POST', payload } : { method: 'GET' }),
    url,
    headers,
    remoteAddress: from,
  });
  const left = ['limit', 'remaining', 'reset'].map((name) => reported[`ratelimit-${name}`]);
  return { status: statusCode, left, retryAfter: reported['retry-after'], body };
}

describe('the budget of requests', () => {
  test('belongs to a person, whatever address and query their requests have, until the minute is over', async () => {
    expect((await request('192.0.2.1', admin)).left).toEqual(['3', '2', '60']);
    expect((await request('192.0.2.2', admin, '/apps/invoice/invoices')).left).toEqual(['3', '1', '60']);
    vi.setSystemTime(Date.now() + 20_000);
    expect((await request('192.0.2.3', admin, '/media/1/999999/file')).left).toEqual(['3', '0', '40']);
    const over = await request('192.0.2.4', admin);
    expect([over.status, over.left, over.retryAfter]).toEqual([429, ['3', '0', '40'], '40']);
    expect(over.body).toContain('RATE_LIMITED');
    for (const url of ['/apps/invoice/invoices', '/media/1/1/file'])
      expect((await request('192.0.2.4', admin, url)).status).toBe(429);
    expect((await request('192.0.2.4', await app.tokenOf('client@demo.com'))).status).toBe(200);
    vi.setSystemTime(Date.now() + 40_000);
    expect((await request('192.0.2.4', admin)).status).toBe(200);
  });

  test('is five times as large for an address, and one for a network of version 6', async () => {
    for (let count = 1; count <= 15; count++)
      expect((await request(`2001:db8::${count}`)).left).toEqual(['15', String(15 - count), '60']);
    expect((await request('2001:db8::99')).status).toBe(429);
    expect((await request('2001:db8:0:1::1')).status).toBe(200);
  });

  test('cannot be used up for another user: a request without our signature belongs to nobody', async () => {
    for (let count = 0; count < 10; count++) await request('192.0.2.1', `${admin.slice(0, -3)}abc`);
    expect((await request('192.0.2.2', admin)).left).toEqual(['3', '2', '60']);
  });

  test('counts every path that is not listed as free: calendars, players, sockets and feeds', async () => {
    for (const url of ['/calendar.ics', '/station/setup', '/live/studio', '/feeds/a/b.xml'])
      expect((await request('192.0.2.9', undefined, url)).left[0]).toBe('15');
  });

  test('counts queries that are sent with GET, and not the explorer', async () => {
    const url = '/graphql?query=%7B%20viewer%20%7B%20id%20%7D%20%7D';
    expect((await request('192.0.2.8', admin, url)).left[0]).toBe('3');
    const page = await app.server.inject({ url, headers: { accept: 'text/html' } });
    expect(page.headers['ratelimit-limit']).toBeUndefined();
  });

  test('does not count pages, pictures and health', async () => {
    for (let count = 0; count < 20; count++)
      for (const url of ['/livez', '/files/avatars/none.webp', '/admin/dashboard', '/sign-in?to=/'])
        expect((await request('192.0.2.1', undefined, url)).left).toEqual([undefined, undefined, undefined]);
  });
});
