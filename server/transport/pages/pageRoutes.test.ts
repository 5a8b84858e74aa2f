import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { LocalEvents } from '../../kit/events/events.ts';
import type { PageHead, PublicPage } from '../../kit/pages/publicPage.ts';
import { requestLog } from '../observing/requestLog.ts';
import { pageRoutes } from './pageRoutes.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Serves pages at `/site/:name`. The text of each page is the number of pages that were rendered before it. */
async function served(
  given: Partial<PublicPage> = {},
  more: Partial<PageHead> = {},
  morePages: readonly PublicPage[] = [],
) {
  let rendered = 0;
  const server = fastify();
  onTestFinished(() => server.close());
  const head = { status: 200, type: 'text/html', radioId: 1, reads: [], ...more } as const;
  const pages: PublicPage[] = [
    {
      path: '/site/:name',
      ...given,
      render: given.render ?? (async () => ({ ...head, text: `${rendered++}` })),
    },
    ...morePages,
  ];
  const shared = { services: { events: new LocalEvents() } } as never;
  await server.register(requestLog);
  await server.register(pageRoutes, { pages, shared, renders: { count: 0 } });
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const read = async (url: string) => (await get(url)).body;
  return { server, get, read };
}

const page = { status: 200, type: 'text/html', radioId: 1 } as const;

const even = (value: string) => (Number(value) % 2 === 0 ? value : undefined);

test('a page is cached once for all values of a parameter that show the same page', async () => {
  const { read } = await served({ parameters: { n: even } });
  const addresses = ['?n=1', '?n=3', '', '?n=x&other=1', '?other=2'];
  expect(await Promise.all(addresses.map((query) => read(`/site/a${query}`)))).toEqual(
    addresses.map(() => '0'),
  );
  expect([await read('/site/a?n=2'), await read('/site/a?n=2&n=4'), await read('/site/a?n=4')]).toEqual([
    '1',
    '1',
    '2',
  ]);
});

test('only the first value of a repeated parameter counts', async () => {
  const { get } = await served({
    parameters: { n: (value) => value.trim() },
    render: async ({ query }) => ({
      status: 200,
      type: 'text/html',
      radioId: 1,
      reads: [],
      text: JSON.stringify(query),
    }),
  });
  const { statusCode, body } = await get('/site/a?n=%201&n=2');
  expect([statusCode, body]).toEqual([200, '{"n":"1"}']);
});

test('a parameter has at most 100 characters', async () => {
  const render: PublicPage['render'] = async ({ query }) => ({ ...page, text: query['q']! });
  const { read } = await served({ parameters: { q: (value) => value }, render });
  expect(await read(`/site/a?q=${'x'.repeat(5000)}`)).toBe('x'.repeat(100));
});

test('a cached page knows nothing of the visitor for whom it is rendered', async () => {
  const render: PublicPage['render'] = async ({ visit }) => ({ ...page, text: JSON.stringify({ visit }) });
  const { get } = await served({ render });
  expect((await get('/site/a', { 'user-agent': 'a browser' })).body).toBe('{}');
});

test('pictures do not displace pages from the cache', async () => {
  let rendered = 0;
  const { read } = await served({}, {}, [
    {
      path: '/pictures/:name',
      isPicture: true,
      render: async () => ({ ...page, bytes: Buffer.alloc(9_000_000, String(rendered++)) }),
    },
  ]);
  const first = await read('/site/a');
  for (let picture = 0; picture < 8; picture++) await read(`/pictures/${picture}`);
  expect(rendered).toBe(8);
  expect(await read('/site/a')).toBe(first);
});

test('an address with NUL leads nowhere', async () => {
  const { get } = await served({ parameters: { q: (value) => value } });
  for (const url of ['/site/%00', '/site/a?q=%00', '/site/a?q=x%00y'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('programs of other origins read documents for everybody, and no pages of a website', async () => {
  const originOf = async (more: Partial<PublicPage>) =>
    (await (await served(more)).get('/site/a')).headers['access-control-allow-origin'];
  expect(await originOf({ openFor: 5 })).toBe('*');
  expect(await originOf({})).toBeUndefined();
  expect(await originOf({ isPrivate: true })).toBeUndefined();
});

test('texts that visitors type do not displace other pages from the cache', async () => {
  const large = 'x'.repeat(1_000_000);
  let rendered = 0;
  const { read } = await served({
    parameters: { q: (value) => value },
    hasTypedParameter: true,
    render: async () => ({
      status: 200,
      type: 'text/html',
      radioId: 1,
      reads: [],
      text: `${rendered++} ${large}`,
    }),
  });
  const first = await read('/site/a');
  for (let typed = 0; typed < 8; typed++) await read(`/site/a?q=${typed}`);
  expect(await read('/site/a')).toBe(first);
  expect(await read('/site/a?q=0')).toMatch(/^9 /);
});

test.each([
  ['/site/a/', '/site/a'],
  ['/site/a/?n=1&n=2', '/site/a?n=1&n=2'],
  ['/site//a//', '/site/a'],
  ['/site/%D9%82/', '/site/%D9%82'],
  ['/site/x/..//evil.example/', '/site/evil.example'],
])('%s leads to the address without a slash at its end', async (url, location) => {
  const { get } = await served({ path: '/site/*' });
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['location']]).toEqual([301, location]);
});

test.each([
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/en//evil.example/', '/en/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['/%2e//evil.example/', '/evil.example'],
])('the slash at the end of %s leads to no other host', async (url, location) => {
  const server = fastify({ rewriteUrl: ({ url: address }) => `/site/a${address}` });
  onTestFinished(() => server.close());
  const pages: PublicPage[] = [{ path: '/site/*', render: async () => undefined }];
  await server.register(requestLog);
  await server.register(pageRoutes, {
    pages,
    shared: { services: { events: new LocalEvents() } } as never,
    renders: { count: 0 },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  expect((await headersOf(port, url)).location).toBe(location);
});

/** Requests a path as it is: `inject` would normalise it. */
const headersOf = (port: number, path: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) =>
    httpRequest({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on('error', reject)
      .end(),
  );

test('forms are read, and every other body is refused', async () => {
  const render: PublicPage['render'] = async ({ visit }) => ({
    status: 200,
    type: 'text/html',
    radioId: 1,
    reads: [],
    text: JSON.stringify(visit!.form),
  });
  const { server } = await served({ method: 'POST', render });
  const post = (payload: string, headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/site/a', payload, headers });
  expect((await post('name=5&text=a+b', form)).json()).toEqual({ name: '5', text: 'a b' });
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'nonsense']) {
    const { statusCode, body } = await post('{"name":5}', { 'content-type': type });
    expect([type, statusCode]).toEqual([type, 415]);
    expect(body).toContain('application/x-www-form-urlencoded');
  }
  expect((await post(`text=${'x'.repeat(140_000)}`, form)).statusCode).toBe(413);
});

test('forms are sent to the website alone', async () => {
  const policyOf = async (more: Partial<PageHead>, host = 'regie.example') => {
    const { headers } = await (await served({}, more)).get('/site/a', { host });
    return /form-action ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await policyOf({ fetches: ['/site/a/'] })).toBe('http://regie.example/site/a/');
  expect(await policyOf({ fetches: ['/'] })).toBe('http://regie.example/');
  expect(await policyOf({})).toBe("'none'");
  // A host does not become a part of the policy unless it can only be a host.
  expect(await policyOf({ fetches: ['/site/a/'] }, 'a.example *')).toBe("'self'");
  // A policy cannot name an IPv6 address.
  expect(await policyOf({ fetches: ['/site/a/'] }, '[::1]:4000')).toBe("'self'");
});

test('a browser that has any version of a page gets 304 if the page exists', async () => {
  const any = { 'if-none-match': '*' };
  const found = await (await served()).get('/site/a', any);
  expect([found.statusCode, found.body]).toEqual([304, '']);
  const missing = await (await served({}, { status: 404 })).get('/site/a', any);
  expect([missing.statusCode, missing.body]).toEqual([404, '0']);
  const { get } = await served({ render: async () => undefined });
  expect((await get('/site/a', any)).statusCode).toBe(404);
});

test('HEAD has the head of GET and no body', async () => {
  const { server } = await served();
  const [head, got] = await Promise.all(
    (['HEAD', 'GET'] as const).map((method) => server.inject({ method, url: '/site/a' })),
  );
  expect([head!.statusCode, head!.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
    expect(head!.headers[name]).toBe(got!.headers[name]);
});
