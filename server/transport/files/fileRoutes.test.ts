import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { domains } from '../../domains/index.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({ seed: 'none' }, afterAll);
const key = '0123456789abcdef0123456789abcdef';
const { storage } = app.shared.services;
for (const size of [64, 256, 512]) await storage.put(`avatars/${key}-${size}.webp`, await square(size));
await storage.put(`avatars/${key}-128.webp`, Buffer.from('of no offered size'));

const get = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url: `/files/avatars/${path}` });

describe('a picture at its address', () => {
  test.each([64, 256, 512])('is read without signing in: %s pixels', async (size) => {
    const { statusCode, headers, rawPayload } = await get(`${key}-${size}.webp`);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: size });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('returns its size without its content', async () => {
    const { statusCode, headers, rawPayload } = await get(`${key}-64.webp`, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  test.each([
    `${'f'.repeat(32)}-64.webp`,
    `${key}-128.webp`,
    `${key}-64.png`,
    `${key}.webp`,
    key.toUpperCase(),
    '..%2f..%2fsecret',
    '%2e%2e%2f%2e%2e%2ftest.sqlite',
    '%00',
    'x'.repeat(90),
  ])('is not found, with a code, where there is none: %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(response.headers['cache-control']).toBeUndefined();
  });
});

test('a folder is opened by one domain', () => {
  const names = domains.flatMap(({ files }) => files?.open ?? []).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

function square(size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
}
