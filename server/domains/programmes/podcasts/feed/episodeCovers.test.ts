import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const { storage } = app.shared.services;

/** Stores a cover as before covers were also stored as JPEG for directories. */
async function olderCover(widths: readonly number[]): Promise<string> {
  const key = crypto.randomUUID().replaceAll('-', '');
  for (const width of widths) await storage.put(`episodecovers/${key}-${width}.webp`, await teal(width));
  return key;
}

const teal = (size: number) =>
  sharp({
    create: { width: size, height: size, channels: 4, background: { r: 0, g: 128, b: 128, alpha: 1 } },
  })
    .webp()
    .toBuffer();

const get = (url: string) => app.server.inject({ method: 'GET', url });

describe('the cover of an episode that was sent before it had a JPEG', () => {
  test('is served at the address in the feed, as a picture', async () => {
    const key = await olderCover([64, 256, 512, 1400]);
    const emission = await makeEmission(app, 1, { slug: 'older-covers' });
    await makePodcast(app, 1, { emission });
    await makeEpisode(app, 1, {
      emission,
      medium: await makeGeneric(app, 1),
      state: 'PUBLISHED',
      publishedAt: new Date(Date.now() - 60_000),
      cover: `/files/episodecovers/${key}-512.webp`,
    });
    const { body } = await get('/feeds/horizon/older-covers.xml');
    const [, address] = /<item>.*<itunes:image href="([^"]+)"/.exec(body)!;
    const { statusCode, headers, rawPayload } = await get(new URL(address!).pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1400, height: 1400 });
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeLessThan(32);
    expect(dominant.g).toBeGreaterThan(96);
    expect(await storage.sizeOf(`episodecovers/${key}-1400.jpg`)).toBe(rawPayload.length);
  });

  test('is made once, from the largest that is there, also for several who ask at once', async () => {
    const key = await olderCover([64, 512]);
    const stored = vi.spyOn(storage, 'put');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => get(`/files/episodecovers/${key}-1400.jpg`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const sizes = await Promise.all(
      answers.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width),
    );
    expect(sizes).toEqual([1400, 1400, 1400, 1400, 1400]);
    expect(stored).toHaveBeenCalledTimes(1);
    stored.mockRestore();
  });

  test('is made in no other size, of no other folder, and of nothing', async () => {
    const key = await olderCover([512, 1400]);
    await storage.put(`emissioncovers/${key}-1400.webp`, await teal(1400));
    for (const path of [
      `episodecovers/${key}-512.jpg`,
      `episodecovers/${key}-9999.jpg`,
      `emissioncovers/${key}-1400.jpg`,
      `episodecovers/${'f'.repeat(32)}-1400.jpg`,
    ])
      expect([path, (await get(`/files/${path}`)).statusCode]).toEqual([path, 404]);
  });
});
