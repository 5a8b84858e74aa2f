import type { SqlEntityManager } from '@mikro-orm/sql';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { samplePodcasts } from './podcasts.ts';
import { storeSamplePodcasts } from './storePodcasts.ts';

const app = await createTestApp({}, afterAll);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.server.address() as { port: number };
const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

const em = () => app.orm.em.fork() as unknown as SqlEntityManager;
await storeSamplePodcasts(app.shared.services.storage, em());
// Marks all files as analysed, as the analysis does once the server runs.
await em().execute("update media_item set state = 'READY', mime_type = 'audio/mpeg' where kind = 'EPISODE'");

async function feedOf(emission: string) {
  const answer = await request(`/feeds/horizon/${emission}.xml`);
  const text = await answer.text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const named = (name: string) => [...document.querySelectorAll('*')].filter((tag) => tag.nodeName === name);
  return { items: [...document.querySelectorAll('item')], named };
}

describe('the podcasts of the demo', () => {
  test('are two, with several episodes each that are out, and covers as directories ask for', async () => {
    expect(samplePodcasts).toHaveLength(2);
    for (const { emission } of samplePodcasts) {
      const { items, named } = await feedOf(emission);
      expect(items.length).toBeGreaterThanOrEqual(3);
      const cover = await request(new URL(named('itunes:image')[0]!.getAttribute('href')!).pathname);
      const { format, width, height } = await sharp(await cover.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1400, 1400]);
    }
  });

  test('sound: each enclosure has the length in its feed, and is also served in ranges', async () => {
    const seen = new Set<string>();
    for (const { emission } of samplePodcasts) {
      for (const item of (await feedOf(emission)).items) {
        const enclosure = item.querySelector('enclosure')!;
        const { pathname } = new URL(enclosure.getAttribute('url')!);
        const sound = Buffer.from(await (await request(pathname)).arrayBuffer());
        expect(String(sound.length)).toBe(enclosure.getAttribute('length'));
        // The first frame of an MP3 begins with eleven bits that are set.
        expect(sound.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
        seen.add(sound.toString('latin1'));
        const part = await request(pathname, { range: 'bytes=100-199' });
        expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
      }
    }
    const sounds = await em().execute("select id from media_item where kind = 'EPISODE'");
    // Episodes that are ready but not published yet are only in previews.
    expect(seen.size).toBe(sounds.length - samplePodcasts.length);
  });

  test('have downloads until yesterday', async () => {
    const rows = await app.shared.database.rows(
      'select min(day), max(day), sum(downloads) from podcast_downloads',
      [],
    );
    const [first, last, downloads] = rows[0]!;
    const days = (Date.now() - Date.parse(String(first))) / 86_400_000;
    expect(days).toBeLessThan(32);
    expect(Date.parse(String(last))).toBeLessThan(new Date().setUTCHours(0, 0, 0, 0));
    expect(Number(downloads)).toBeGreaterThan(200);
  });
});
