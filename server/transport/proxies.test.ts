import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listening } from '../domains/library/testing/sending.ts';
import { startProxy } from '../../tools/testing/services/proxy.ts';
import type { Json } from '../../tools/testing/json.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';

const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';
const own = '{ sessions { address isCurrent } }';
const caller = '127.0.0.9';

interface Sent {
  query: string;
  headers?: Record<string, string>;
}

/** Posts over a real connection from the address `caller`. */
const post = (url: string, { query, headers = {} }: Sent) =>
  new Promise<{ data: Json }>((resolve, reject) => {
    const sent = request(`${url}/graphql`, {
      method: 'POST',
      localAddress: caller,
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject).on('response', async (answer) => {
      const chunks = await answer.toArray();
      resolve(JSON.parse(Buffer.concat(chunks).toString()));
    });
    sent.end(JSON.stringify({ query }));
  });

/** Address of a session that was opened through `proxies` proxies, on a server that trusts `counted` proxies. */
async function addressThrough(
  { proxies, counted, announces = true }: { proxies: number; counted: number; announces?: boolean },
  headers: Record<string, string> = {},
): Promise<string> {
  const app = await createTestApp({ env: { TRUST_PROXY: String(counted) } });
  let url = await listening(app);
  for (let number = 1; number <= proxies; number++) {
    const proxy = await startProxy(url, { from: `127.0.0.${100 + number}`, announces });
    onTestFinished(proxy.close);
    url = proxy.url;
  }
  const { accessToken } = (await post(url, { query: signIn, headers })).data.signIn;
  const { data } = await post(url, { query: own, headers: { authorization: `Bearer ${accessToken}` } });
  return data.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).address;
}

describe('the address of a caller', () => {
  test.each([
    [0, 'not told'],
    [0, '203.0.113.7'],
    [1, '203.0.113.7'],
    [2, '203.0.113.7'],
    [2, '203.0.113.7, 203.0.113.8, 203.0.113.9'],
    [1, '<script>alert(1)</script>'],
    [1, 'x'.repeat(9000)],
  ])(
    'is what as many proxies say as are counted, and not what the caller says: %i, %#',
    async (proxies, said) => {
      const headers: Record<string, string> = said === 'not told' ? {} : { 'x-forwarded-for': said };
      expect(await addressThrough({ proxies, counted: proxies }, headers)).toBe(caller);
    },
  );

  test('is that of the proxy where none is counted', async () => {
    expect(await addressThrough({ proxies: 1, counted: 0 })).toBe('127.0.0.101');
  });

  test.each(['unknown', '<b>1.2.3.4</b>', 'x'.repeat(9000), `fe80::1%${'x'.repeat(500)}`])(
    'is that of the connection when a proxy hands on what is none: %#',
    async (said) => {
      const headers = { 'x-forwarded-for': said };
      expect(await addressThrough({ proxies: 1, counted: 1, announces: false }, headers)).toBe('127.0.0.101');
    },
  );
});
