import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { clientAs, refusal, restClient, signInWords } from './testClient.ts';

const paths = [
  'POST /jwt/login',
  'POST /jwt/register',
  'POST /jwt/refresh-token',
  'GET /apps/invoice/invoices',
  'GET /api/invoice/invoices/{id}',
  'DELETE /apps/invoice/delete',
  'GET /api/invoice/clients',
  'GET /api/datatables/initial-data',
  'GET /api/datatables/data',
  'GET /api/exports/employees.csv',
  'GET /api/users/list/all-data',
  'GET /api/users/list/data',
  'GET /api/users/user',
  'POST /apps/users/add-user',
  'DELETE /apps/users/delete',
  'GET /apps/permissions/data',
  'POST /apps/permissions/add-permission',
  'POST /apps/permissions/update-permission',
  'DELETE /apps/permissions/delete',
];

const addPermission = '/apps/permissions/add-permission';

describe('all REST paths', () => {
  test.each([['forged'], ['eyJhbGciOiJub25lIn0.eyJzaWQiOjF9.'], ['a b']])(
    'refuse a token that is not one of ours: %s',
    async (token) => {
      const app = await createTestApp();
      expect(await restClient(app, token).get('/api/users/list/data')).toMatchObject(
        refusal(401, signInWords),
      );
    },
  );

  test('refuse an access token that has ended', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
    try {
      expect(await client.get('/api/users/list/data')).toMatchObject(refusal(401, signInWords));
    } finally {
      vi.useRealTimers();
    }
  });

  test('look at who calls before they look at what is asked', async () => {
    const app = await createTestApp();
    const nobody = restClient(app);
    expect(await nobody.get('/api/users/list/data?perPage=0')).toMatchObject(refusal(401, signInWords));
    expect(
      await nobody.send({
        method: 'POST',
        url: addPermission,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject(refusal(401, signInWords));
  });

  test('refuse broken JSON, and JSON that would change prototypes', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    for (const payload of [
      '{"permission":',
      '{"__proto__":{"permission":{"name":"x"}}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const reply = await client.send({
        method: 'POST',
        url: addPermission,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply).toMatchObject(refusal(400, /could not be read as JSON/));
    }
  });

  test('accept JSON without a type, or called plain text', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    for (const headers of [{}, { 'content-type': 'text/plain' }]) {
      const reply = await client.send({
        method: 'POST',
        url: addPermission,
        payload: '{"permission":{"name":"Read Mail"}}',
        headers,
      });
      expect(reply.status).toBe(201);
    }
  });

  test('refuse a body that is not JSON', async () => {
    const app = await createTestApp();
    const reply = await (
      await clientAs(app, 'admin')
    ).send({ method: 'POST', url: addPermission, payload: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect(reply).toMatchObject(refusal(415, /application\/json/));
  });

  test.each([[addPermission], ['/jwt/login'], ['/api/nothing']])(
    'refuse a body over 256 KB: %s',
    async (url) => {
      const app = await createTestApp();
      const client = await clientAs(app, 'admin');
      expect(await client.post(url, { permission: { name: 'x'.repeat(256 * 1024) } })).toMatchObject(
        refusal(413, /256 KB/),
      );
    },
  );

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/apps/nothing/at/all'],
    ['POST', '/jwt/nothing'],
    ['DELETE', '/api/users/user'],
    ['PUT', '/jwt/login'],
    ['GET', '/apps/users/add-user'],
    ['GET', '/jwt'],
  ] as const)('say that a path does not exist: %s %s', async (method, url) => {
    const app = await createTestApp();
    expect(await restClient(app).send({ method, url })).toMatchObject(refusal(404, /no such path/));
  });

  test.each([
    ['the session cannot be read', /from session/],
    ['the rows cannot be read', /from .user. t/],
  ])('hide what failed on our side: %s', async (_what, failing) => {
    const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
    const client = await clientAs(app, 'admin');
    const rows = app.shared.database.rows.bind(app.shared.database);
    let failures = 0;
    vi.spyOn(app.shared.database, 'rows').mockImplementation(async (sql, values) => {
      if (!failing.test(sql)) return rows(sql, values);
      failures++;
      throw new Error(`${sql} at /srv/app.ts:1`);
    });
    const { status, body } = await client.get('/api/users/list/data');
    expect({ status, body, failures }).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side.' },
      failures: expect.any(Number),
    });
    expect(failures).toBeGreaterThan(0);
  });

  test('let nobody on the way keep an answer', async () => {
    const app = await createTestApp();
    expect((await (await clientAs(app, 'admin')).get('/api/users/list/data')).headers['cache-control']).toBe(
      'no-store',
    );
  });
});

describe('the page at /api/docs', () => {
  test('describes every path of the contract, and no other', async () => {
    const app = await createTestApp();
    const { body } = await restClient(app).get('/api/docs/json');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(paths.toSorted());
  });

  test('names the bounds of lists and the schemas of answers, each of which it holds', async () => {
    const app = await createTestApp();
    const { body, text } = await restClient(app).get('/api/docs/json');
    const { parameters, responses } = body.paths['/apps/invoice/invoices'].get;
    const perPage = parameters.find(({ name }: { name: string }) => name === 'perPage');
    expect(perPage).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    });
    expect(responses['200'].content['application/json'].schema.properties.invoices.items).toEqual({
      $ref: '#/components/schemas/Invoice',
    });
    const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!));
    expect(Object.keys(body.components.schemas).toSorted()).toEqual([...named].toSorted());
  });

  test('comes from us alone, under the content policy of every page', async () => {
    const app = await createTestApp();
    const { text, headers } = await restClient(app).get('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      expect((await restClient(app).get(source)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script>[^<]/);
  });
});
