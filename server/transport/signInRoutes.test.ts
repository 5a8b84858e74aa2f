import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../tools/testing/testApp.ts';

const pageOf = (language: string) => ({
  first: `<html lang="${language}"><form action="/sign-in{{query}}">{{problem}}<input value="{{email}}"><a href="?language=fr{{more}}">`,
  second: `<html lang="${language}"><form action="/sign-in{{query}}">{{problem}}<b>{{challenge}}</b><i>{{methods}}</i>`,
  problems: {
    INVALID_CREDENTIALS: { other: `wrong, in ${language}` },
    INVALID_PROOF: { other: 'not that code' },
    CHALLENGE_EXPIRED: { other: 'too late' },
    RATE_LIMITED: { one: 'a second', other: '{{count}} seconds' },
    INTERNAL_SERVER_ERROR: { other: 'a fault' },
  },
});
const clientDir = await mkdtemp(join(tmpdir(), 'regie-sign-in-'));
await writeFile(
  join(clientDir, 'sign-in.json'),
  JSON.stringify({ en: pageOf('en'), fr: pageOf('fr'), ar: pageOf('ar') }),
);
const app = await createTestApp({ env: { CLIENT_DIR: clientDir } }, afterAll);

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const post = (values: Record<string, string>, url = '/sign-in', headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(values).toString(),
  });
const right = { email: ' Admin@demo.com ', password: 'admin' };
const languageOf = (page: string) => /lang="(\w+)"/.exec(page)?.[1];

describe('a form sent to sign in', () => {
  test('is taken from our own pages alone', async () => {
    const { statusCode, payload, cookies } = await post(right, '/sign-in', {
      origin: 'https://elsewhere.test',
    });
    expect(statusCode).toBe(403);
    expect(JSON.parse(payload).errors[0].extensions.code).toBe('FOREIGN_ORIGIN');
    expect(cookies).toEqual([]);
  });

  test('with a wrong password gives the page back, with what was typed but the password', async () => {
    const typed = { email: '"><script>"@demo.com', password: '"><b>wrong' };
    const { statusCode, payload, headers, cookies } = await post(typed, '/sign-in?next=/admin/invoices%22');
    expect(statusCode).toBe(400);
    expect(payload).toContain('<p class="first-problem" role="alert">wrong, in en</p>');
    expect(payload).toContain('value="&quot;&gt;&lt;script&gt;&quot;@demo.com"');
    expect(payload).toContain('action="/sign-in?next=%2Fadmin%2Finvoices%22"');
    expect(payload).not.toContain('wrong"');
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies).toEqual([]);
  });

  test('is answered in words whatever it lacks', async () => {
    const lacking: Record<string, string>[] = [
      {},
      { email: 'admin@demo.com' },
      { password: 'admin' },
      { challenge: 'x', code: '1' },
    ];
    for (const values of lacking) expect((await post(values)).payload).toContain('role="alert"');
    expect((await post({}, '/sign-in', { 'content-type': 'text/csv' })).statusCode).toBe(415);
  });

  test('with the right password opens a session, and leads where one wanted to go', async () => {
    const { statusCode, headers, cookies } = await post(right, '/sign-in?next=/admin/invoices?page=2');
    expect([statusCode, headers.location]).toEqual([303, '/admin/invoices?page=2']);
    const cookie = cookies.find(({ name }) => name === 'regie')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const { payload } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: `regie=${cookie.value}` },
      payload: { query: 'mutation { refreshSession { viewer { email } } }' },
    });
    expect(JSON.parse(payload).data.refreshSession.viewer.email).toBe('admin@demo.com');
  });

  test('leads to no other site', async () => {
    for (const next of ['https://evil.test/admin', '//evil.test', '/\\evil.test', 'javascript:alert(1)', ''])
      expect((await post(right, `/sign-in?next=${encodeURIComponent(next)}`)).headers.location).toMatch(
        /^\/($|admin|sign-in)/,
      );
  });

  test('requires the second factor of people who have one, and accepts its code once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      const token = await app.tokenOf('client@demo.com');
      const { secret } = (await app.graphql('mutation { setUpAuthenticator { secret } }', {}, token)).data
        .setUpAuthenticator;
      const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
      await app.graphql(
        'mutation ($code: String!) { confirmAuthenticator(code: $code) }',
        { code: code() },
        token,
      );
      vi.setSystemTime(Date.now() + 30_000);

      const { statusCode, payload, cookies } = await post({ email: 'client@demo.com', password: 'client' });
      expect([statusCode, cookies]).toEqual([200, []]);
      const [, challenge, methods] = /<b>(.+)<\/b><i>(.+)<\/i>/.exec(payload)!;
      expect(methods).toContain('AUTHENTICATOR');
      const wrong = await post({ challenge: challenge!, methods: methods!, code: '000000' });
      expect(wrong.payload).toContain('not that code');
      expect(wrong.payload).toContain(`<b>${challenge}</b>`);
      const typed = { challenge: challenge!, methods: methods!, code: code() };
      expect((await post(typed)).statusCode).toBe(303);
      expect((await post(typed)).statusCode).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the page of signing in', () => {
  test('speaks the language of its address, of the last choice, or of the browser', async () => {
    const spoken = async (url: string, headers: Record<string, string> = {}) =>
      languageOf((await get(url, headers)).payload);
    expect(await spoken('/sign-in')).toBe('en');
    expect(await spoken('/sign-in', { 'accept-language': 'de-CH, en;q=0.3, fr-CH;q=0.9' })).toBe('fr');
    expect(await spoken('/sign-in', { 'accept-language': 'fr', cookie: 'language=ar' })).toBe('ar');
    expect(await spoken('/sign-in?language=fr', { cookie: 'language=ar' })).toBe('fr');
    for (const invalidLanguage of ['xx', '__proto__', '<b>', 'constructor'])
      expect(await spoken(`/sign-in?language=${invalidLanguage}`, { 'accept-language': ';;q=x,,' })).toBe(
        'en',
      );
  });

  test('preserves the chosen options and the requested page', async () => {
    const { cookies, payload } = await get('/sign-in?language=ar&next=/admin/chat%26x');
    expect(cookies).toMatchObject([{ name: 'language', value: 'ar' }]);
    expect(payload).toContain('href="?language=fr&amp;next=%2Fadmin%2Fchat%26x"');
    expect((await get('/sign-in')).cookies).toEqual([]);
  });

  test('travels small', async () => {
    const { headers } = await get('/sign-in', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding, accept-language, cookie',
    });
  });
});
