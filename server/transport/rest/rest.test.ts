import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, testTokenLifetime } from '../../../tools/testing/testApp.ts';
import { clientAs, refusal, restClient, signInWords } from './testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const addPermission = '/apps/permissions/add-permission';

describe('all REST paths', () => {
  test.each([['forged'], ['eyJhbGciOiJub25lIn0.eyJzaWQiOjF9.'], ['a b']])(
    'refuse a token that is not one of ours: %s',
    async (token) => {
      expect(await restClient(app, token).get('/api/users/list/data')).toMatchObject(
        refusal(401, signInWords),
      );
    },
  );

  test('refuse an access token that has ended', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    vi.useFakeTimers({ now: Date.now() + testTokenLifetime + 60_000, toFake: ['Date'] });
    try {
      expect(await client.get('/api/users/list/data')).toMatchObject(refusal(401, signInWords));
    } finally {
      vi.useRealTimers();
    }
  });

  test('check the caller before the parameters', async () => {
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
    const reply = await (
      await clientAs(app, 'admin')
    ).send({ method: 'POST', url: addPermission, payload: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect(reply).toMatchObject(refusal(415, /application\/json/));
  });

  test.each([[addPermission], ['/jwt/login'], ['/api/nothing']])(
    'refuse a body over 256 KB: %s',
    async (url) => {
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
  ] as const)('return not found for an unknown path: %s %s', async (method, url) => {
    expect(await restClient(app).send({ method, url })).toMatchObject(refusal(404, /path does not exist/));
  });

  test.each([
    ['the session cannot be read', /from "session"/],
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
    expect((await (await clientAs(app, 'admin')).get('/api/users/list/data')).headers['cache-control']).toBe(
      'no-store',
    );
  });
});
