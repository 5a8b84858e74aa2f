import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const get = async ({ server }: Awaited<ReturnType<typeof createTestApp>>, url: string) =>
  server.inject({ method: 'GET', url });

describe('health', () => {
  test('is good while the server lives and its database answers', async () => {
    const app = await createTestApp({ seed: 'none' });
    await app.orm.connect();
    for (const url of ['/livez', '/readyz']) {
      const response = await get(app, url);
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  test('is not ready, but alive, while the database is away', async () => {
    const app = await createTestApp({ seed: 'none' });
    const away = vi.spyOn(app.orm, 'isConnected').mockResolvedValue(false);
    const [ready, alive] = [await get(app, '/readyz'), await get(app, '/livez')];
    away.mockRestore();
    expect([ready.statusCode, ready.json(), alive.statusCode]).toEqual([503, { status: 'unavailable' }, 200]);
  });
});

describe('every answer', () => {
  test('instructs browsers to load nothing from elsewhere, to guess no type and to show no frame', async () => {
    const app = await createTestApp({ seed: 'none' });
    for (const url of ['/livez', '/graphql', '/no-such-page']) {
      const { headers } = await get(app, url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/https?:|unsafe-eval|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('reports it over the upload protocol too', async () => {
    const app = await createTestApp();
    const response = await app.server.inject({
      method: 'POST',
      url: '/uploads/media',
      headers: {
        authorization: `Bearer ${await app.tokenOf('admin@demo.com')}`,
        'tus-resumable': '1.0.0',
        'upload-length': '5',
      },
    });
    expect(response.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  test('requires TLS in production', async () => {
    const app = await createTestApp({
      seed: 'none',
      env: { NODE_ENV: 'production', SECRET: 'x'.repeat(32) },
    });
    expect((await get(app, '/livez')).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
