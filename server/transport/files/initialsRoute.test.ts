import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { initialsAddress } from './initialsRoute.ts';

const app = await createTestApp({}, afterAll);
const get = (url: string) => app.server.inject({ url });

describe('drawn initials', () => {
  test.each([
    ['Ada Merle', '/files/initials/AM.svg'],
    ['élodie de la Tour', `/files/initials/${encodeURIComponent('ÉT')}.svg`],
    ['radio', '/files/initials/R.svg'],
    ['أحمد علي', `/files/initials/${encodeURIComponent('أع')}.svg`],
    ['<b> "x"', '/files/initials/BX.svg'],
    ['!?', '/files/initials/N.svg'],
    ['', '/files/initials/N.svg'],
  ])('of %j lie at %s', async (name, address) => {
    expect(initialsAddress(name)).toBe(address);
    expect((await get(address)).statusCode).toBe(200);
  });

  test.each(['AMXY.svg', '%3Csvg%3E.svg', '%22.svg', '.svg', 'AM.png', 'A%2FB.svg'])(
    'are not made of %s',
    async (name) => expect((await get(`/files/initials/${name}`)).statusCode).toBe(404),
  );

  test('are a picture without scripts, and may be cached', async () => {
    const { headers, body } = await get('/files/initials/AM.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('public, max-age='),
    });
    expect(body).toMatch(/^<svg xmlns[^]*>\s*AM\s*<\/text>\s*<\/svg>$/);
  });
});
