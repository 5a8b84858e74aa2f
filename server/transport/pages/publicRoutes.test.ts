import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domains } from '../../domains/index.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

/* All public pages and documents of the domains: none of them may depend on the session of a person who is signed in. */

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const pages = domains.flatMap((domain) => domain.pages ?? []);
const documents = domains.flatMap((domain) => domain.documents ?? []);

const signIn = async () => {
  const { headers } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { signIn(email: "admin@demo.com", password: "admin") { viewer { id } } }' },
  });
  return String(headers['set-cookie']).split(';')[0]!;
};

let cookie = '';
/** Values of path parameters that lead to existing pages, wherever the sample data has one. */
const values: Record<string, string> = { radio: 'horizon', language: 'en', area: 'blog', page: 'IMPRINT' };
let emission = '';

beforeAll(async () => {
  cookie = await signIn();
  const { data } = await app.graphql(
    `{ contents(filter: { kind: { eq: BLOG }, language: { eq: EN }, state: { eq: PUBLISHED } }, perPage: 1) { items { slug } }
       emissions(filter: { isListed: { eq: true } }, perPage: 1) { items { slug } } }`,
    {},
    admin,
  );
  values['slug'] = data.contents.items[0].slug;
  emission = data.emissions.items[0].slug;
  const preview = await app.graphql('mutation { createSitePreview { path } }', {}, admin);
  values['ticket'] = /^\/preview\/site\/([^/]+)/.exec(preview.data.createSitePreview.path)![1]!;
});

/** An address of a path with parameters. */
function addressOf(path: string): string {
  const known = path.includes('/programmes/:slug') ? { ...values, slug: emission } : values;
  return path.replaceAll(/:(\w+)|\*/g, (_, name?: string) =>
    encodeURIComponent((name && known[name]) || 'x'),
  );
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests a path without and with the cookie of a session. */
const bothAnswers = (path: string, method: 'GET' | 'POST' = 'GET') =>
  Promise.all(
    [{}, { cookie }].map((headers) =>
      app.server.inject({
        method,
        url: addressOf(path),
        headers: { ...headers, ...(method === 'POST' && form) },
        ...(method === 'POST' && { payload: 'name=A' }),
      }),
    ),
  );

/** Bytes of a found page or document. Errors contain the id of their request. */
const bytesOf = ({ statusCode, rawPayload }: { statusCode: number; rawPayload: Buffer }) =>
  statusCode === 200 ? rawPayload.toString('base64') : '';

const getPages = pages.filter(({ method = 'GET' }) => method === 'GET');

describe('a public page', () => {
  test.each(pages.map(({ method = 'GET', path, isPrivate }) => [method, path, isPrivate] as const))(
    'is the same with a session, which it neither reads nor sets: %s %s',
    async (method, path, isPrivate = method === 'POST') => {
      const [without, having] = await bothAnswers(path, method);
      expect(having!.statusCode).toBe(without!.statusCode);
      expect(having!.statusCode).toBeLessThan(500);
      for (const { headers } of [without!, having!]) {
        expect(headers).not.toHaveProperty('set-cookie');
        expect(String(headers['vary'])).not.toContain('cookie');
      }
      // Forms have a stamp of their own for each visitor.
      if (isPrivate) return;
      expect(having!.headers['etag']).toBe(without!.headers['etag']);
      expect(bytesOf(having!)).toEqual(bytesOf(without!));
    },
  );

  test('exists for most of the paths in this test', async () => {
    const found = await Promise.all(
      getPages.map(async ({ path }) => (await app.server.inject(addressOf(path))).statusCode),
    );
    expect(found.filter((status) => status === 200).length).toBeGreaterThan(getPages.length / 2);
  });

  test.each(
    getPages.flatMap(({ path, parameters = {} }) => Object.keys(parameters).map((name) => [path, name])),
  )('has the first value of a repeated parameter: %s?%s=…', async (path, name) => {
    const address = addressOf(path!);
    const [first, two] = await Promise.all(
      [`${name}=1`, `${name}=1&${name}=2`].map((query) => app.server.inject(`${address}?${query}`)),
    );
    expect(two!.statusCode).toBe(first!.statusCode);
    expect(two!.statusCode).toBeLessThan(500);
    expect(two!.headers['etag']).toBe(first!.headers['etag']);
  });

  test.each(getPages.map(({ path, isPrivate }) => [path, isPrivate] as const))(
    'answers HEAD and conditional requests: %s',
    async (path, isPrivate = false) => {
      const url = addressOf(path);
      const [got, head, any] = await Promise.all([
        app.server.inject(url),
        app.server.inject({ method: 'HEAD', url }),
        app.server.inject({ url, headers: { 'if-none-match': '*' } }),
      ]);
      expect([head!.statusCode, head!.body]).toEqual([got!.statusCode, '']);
      expect(head!.headers['content-type']).toBe(got!.headers['content-type']);
      const isCached = got!.statusCode === 200 && !isPrivate;
      expect(any!.statusCode).toBe(isCached ? 304 : got!.statusCode);
      expect(isCached && any!.body).toBe(isCached && '');
    },
  );
});

describe('a public document', () => {
  test.each(documents.map(({ path }) => path))(
    'is the same with a session, which it neither reads nor sets: %s',
    async (path) => {
      const [without, having] = await bothAnswers(path);
      expect(having!.statusCode).toBe(without!.statusCode);
      for (const { headers } of [without!, having!]) expect(headers).not.toHaveProperty('set-cookie');
      expect(bytesOf(having!)).toEqual(bytesOf(without!));
    },
  );
});
