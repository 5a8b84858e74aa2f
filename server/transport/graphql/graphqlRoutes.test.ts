import { afterAll, describe, expect, test, vi } from 'vitest';
import { countStatements } from '../../../tools/testing/running/statements.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { Json } from '../../../tools/testing/json.ts';

// An empty OPERATION_TIMEOUT gives operations the default time limit, as in production.
const app = await createTestApp({ env: { LOG_LEVEL: 'silent', OPERATION_TIMEOUT: '' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const query = JSON.stringify({ query: '{ viewer { fullName } }' });

type Headers = Record<string, string>;

const post = (payload: string, headers: Headers = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const refusalOf = (response: { statusCode: number; json: () => Json }) => {
  const { data, errors } = response.json();
  return { status: response.statusCode, code: errors[0].extensions.code, data };
};

describe('POST /graphql', () => {
  test('answers nobody with nobody', async () => {
    const response = await post(query);
    expect([response.statusCode, response.json()]).toEqual([200, { data: { viewer: null } }]);
  });

  test('answers the holder of a token', async () => {
    expect((await post(query, { authorization: `Bearer ${admin}` })).json().data.viewer.fullName).toBe(
      'Ada Merle',
    );
  });

  test.each([
    ['broken JSON', '{ "query": '],
    ['nothing', ''],
    ['a list of operations', `[${query}]`],
    ['a text', '"{ viewer { id } }"'],
    ['no query', '{ "variables": {} }'],
    ['a query that is no text', '{ "query": { "viewer": true } }'],
    ['variables that are a list', '{ "query": "{ viewer { id } }", "variables": [] }'],
    ['variables that are a text', '{ "query": "{ viewer { id } }", "variables": "x" }'],
    ['an operation name that is no text', '{ "query": "{ viewer { id } }", "operationName": 5 }'],
    ['a prototype to pollute', '{ "query": "{ viewer { id } }", "__proto__": { "x": 1 } }'],
  ])('refuses %s', async (_, payload) => {
    const response = await post(payload);
    expect(refusalOf(response)).toEqual({ status: 400, code: 'BAD_REQUEST', data: undefined });
    const [error] = response.json<{ errors: Json[] }>().errors;
    expect(error.extensions).toEqual({ code: 'BAD_REQUEST', requestId: expect.any(String) });
  });

  test('answers in the requested format, each time, and in no other', async () => {
    const typeFor = async (accept: string) =>
      (await post(query, { accept })).headers['content-type']?.toString().split(';')[0];
    for (const _turn of [1, 2]) {
      expect(await typeFor('application/graphql-response+json')).toBe('application/graphql-response+json');
      expect(await typeFor('*/*')).toBe('application/json');
    }
    for (const _turn of [1, 2]) expect((await post(query, { accept: 'text/html' })).statusCode).toBe(406);
    expect((await post(query)).headers['content-type']).toContain('application/json');
  });

  test.each([
    ['a look at the schema', '{ __schema { queryType { name } } }'],
    [
      'a mutation while one views as a role',
      'mutation { createPermission(input: { name: "Slipped in" }) { id } }',
    ],
  ])('runs nothing that has another name than the one asked for: %s', async (_, text) => {
    const payload = JSON.stringify({ query: text, operationName: 'Other' });
    const response = await post(payload, {
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${admin}`,
      'x-view-as': '1',
    });
    expect(refusalOf(response)).toEqual({
      status: 400,
      code: 'OPERATION_RESOLUTION_FAILURE',
      data: undefined,
    });
    const permissions = '{ permissions(search: "Slipped in") { totalItems } }';
    expect((await app.graphql(permissions, {}, admin)).data.permissions.totalItems).toBe(0);
  });

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/html',
  ])('refuses what a form of another site can send: %s', async (type) => {
    const response = await post(query, { 'content-type': type });
    expect(response.statusCode).toBeOneOf([400, 415]);
    expect(response.json().data).toBeUndefined();
    expect(response.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  test('refuses 10 MB before it reads them', async () => {
    const statementsOf = countStatements(app.shared.database);
    const tooMuch = JSON.stringify({ query: `{ viewer { id } } # ${'x'.repeat(10_000_000)}` });
    const requests = (payload: string) =>
      statementsOf(async () => post(payload, { authorization: `Bearer ${admin}` }));
    expect((await requests(query)).texts).not.toEqual([]);
    const { texts, answer: response } = await requests(tooMuch);
    expect(refusalOf(response)).toEqual({ status: 413, code: 'LIMIT_EXCEEDED', data: undefined });
    expect(response.json().errors[0].extensions).toMatchObject({ limit: 'bodyBytes', allowed: 256 * 1024 });
    expect(texts).toEqual([]);
  });

  test('refuses another site without a token, and lets our own pages in', async () => {
    expect(refusalOf(await post(query, { origin: 'https://elsewhere.example' }))).toMatchObject({
      status: 403,
      code: 'FOREIGN_ORIGIN',
    });
    expect(refusalOf(await post(query, { origin: 'null' }))).toMatchObject({ status: 403 });
    expect(
      refusalOf(await post(query, { origin: 'https://elsewhere.example', cookie: 'regie=x' })),
    ).toMatchObject({ status: 403 });
    expect((await post(query, { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(200);
    expect((await post(query, { origin: 'http://127.0.0.1:5173' })).statusCode).toBe(200);
  });

  test('takes a bearer token from anywhere', async () => {
    expect(
      (await post(query, { origin: 'https://elsewhere.example', authorization: `Bearer ${admin}` }))
        .statusCode,
    ).toBe(200);
  });

  test.each(['nonsense', 'a.b.c', `regie_${'0'.repeat(12)}_${'x'.repeat(43)}`])(
    'refuses a bearer token that is none, and does not take it for a reason to trust a page: %s',
    async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      for (const origin of [undefined, 'https://elsewhere.example'])
        expect(refusalOf(await post(query, { ...headers, ...(origin && { origin }) }))).toEqual({
          status: 401,
          code: 'UNAUTHENTICATED',
          data: undefined,
        });
    },
  );

  test('takes no cookie from another site, whatever token it brings', async () => {
    const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';
    const [cookie] = (await post(JSON.stringify({ query: signIn }))).cookies;
    const response = await post(JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }), {
      origin: 'https://elsewhere.example',
      authorization: `Bearer ${admin}`,
      cookie: `${cookie!.name}=${cookie!.value}`,
    });
    expect(response.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  test.each(['PUT', 'DELETE', 'PATCH'] as const)('takes no operation by %s', async (method) => {
    const response = await app.server.inject({
      method,
      url: `/graphql?query=${encodeURIComponent('{ viewer { id } }')}`,
      headers: { authorization: `Bearer ${admin}`, accept: 'application/json' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('"viewer"');
  });

  test('names the request in every error, for the log', async () => {
    const [first, two] = [
      await app.graphql('{ invoices { totalItems } }'),
      await app.graphql('{ invoices { totalItems } }'),
    ];
    const idOf = ({ errors }: typeof first) => errors[0]?.extensions['requestId'] as string;
    expect(idOf(first)).toMatch(/^[\da-f-]{36}$/);
    expect(idOf(first)).not.toBe(idOf(two));
  });

  test('gives up on what takes longer than 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const endless = vi.spyOn(app.operations, 'executeRead').mockReturnValue(new Promise(() => {}));
    try {
      const answer = post(JSON.stringify({ query: '{ viewer { fullName } } # without an end' }));
      await vi.waitFor(() => expect(endless).toHaveBeenCalled(), 20_000 * patience);
      await vi.advanceTimersByTimeAsync(5000);
      expect(refusalOf(await answer)).toEqual({ status: 503, code: 'TIMEOUT', data: undefined });
    } finally {
      endless.mockRestore();
      vi.useRealTimers();
    }
  });

  test('shows no more of a fault outside of GraphQL than that there was one', async () => {
    const fault = vi
      .spyOn(app.shared.services.accounts, 'identify')
      .mockRejectedValue(new Error('select secret from /var/lib/regie'));
    const response = await post(query, { authorization: `Bearer ${admin}` });
    fault.mockRestore();
    expect(refusalOf(response)).toEqual({ status: 500, code: 'INTERNAL_SERVER_ERROR', data: undefined });
    expect(response.body).not.toMatch(/secret|var|Error:/);
  });
});

describe('GET /graphql', () => {
  const get = (text: string, headers: Headers = {}) =>
    app.server.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(text)}`,
      headers: { accept: 'application/json', ...headers },
    });

  test('rejects requests without a token, with or without cookies', async () => {
    const signIn = 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }';
    const [cookie] = (await post(JSON.stringify({ query: signIn }))).cookies;
    const all: Headers[] = [{}, { cookie: `${cookie!.name}=${cookie!.value}` }];
    for (const headers of all)
      expect(refusalOf(await get('{ viewer { id } }', headers))).toEqual({
        status: 401,
        code: 'UNAUTHENTICATED',
        data: undefined,
      });
  });

  test('runs no mutation', async () => {
    const response = await get('mutation { createMediaTag(input: { name: "By GET" }) { id } }', {
      authorization: `Bearer ${admin}`,
    });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
    const tags = '{ mediaTags(search: "By GET") { totalItems } }';
    expect((await app.graphql(tags, {}, admin)).data.mediaTags.totalItems).toBe(0);
  });

  test('runs a query', async () => {
    const response = await get('{ viewer { fullName } }', { authorization: `Bearer ${admin}` });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { data: { viewer: { fullName: 'Ada Merle' } } },
    ]);
  });

  test('is no page for a program, and runs nothing for who wants a page', async () => {
    const response = await get('{ viewer { fullName } }', {
      authorization: `Bearer ${admin}`,
      accept: 'text/html,application/xhtml+xml',
    });
    expect(response.body).not.toContain('Ada');
  });
});

describe('in production', () => {
  test('only the public address may call with the cookie, not a page of the same machine', async () => {
    const behind = await createTestApp({
      seed: 'none',
      env: { NODE_ENV: 'production', SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://regie.example/' },
    });
    const from = async (origin: string) =>
      (
        await behind.server.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: '{ viewer { id } }' },
          headers: { origin },
        })
      ).statusCode;
    expect(await from('https://regie.example')).toBe(200);
    for (const origin of [
      'http://regie.example',
      'https://regie.example.evil.example',
      'http://localhost:5173',
      'http://127.0.0.1',
    ]) {
      expect(await from(origin)).toBe(403);
    }
  });

  test('no page of the same machine is ours by being near', async () => {
    const alone = await createTestApp({
      seed: 'none',
      env: { NODE_ENV: 'production', SECRET: 'x'.repeat(32) },
    });
    const headers = { origin: 'http://localhost:5173', host: 'regie.example' };
    const response = await alone.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ viewer { id } }' },
      headers,
    });
    expect(response.statusCode).toBe(403);
  });
});
