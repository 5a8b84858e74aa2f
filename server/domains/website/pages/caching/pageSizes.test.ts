import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { streamsOfTest } from '../../../broadcasting/testing/streams.ts';
import { storeSamplePictures } from '../../sample/samplePictures.ts';

/* Sizes of what a browser loads for the home page. The fonts of the website are not included: they are loaded once for all pages. */

const kilobyte = 1024;
const goals = { beforePlay: 4 * kilobyte, withPlayer: 15 * kilobyte, firstView: 150 * kilobyte };

/** Width in pixels for which a browser on a phone chooses pictures. */
const phoneWidth = 412 * 2;

/** Number of pictures that the first screen of a phone shows at most. */
const firstPictures = 4;

const app = await createTestApp({}, afterAll);
await storeSamplePictures(app.shared.services.storage);
const streams = streamsOfTest(app, await app.tokenOf('admin@demo.com'));
await streams.addMount((await streams.addServer()).id);
const get = async (url: string) => {
  const { statusCode, rawPayload } = await app.server.inject({ method: 'GET', url });
  expect([url, statusCode]).toEqual([url, 200]);
  return rawPayload;
};
const script = (name: string) => readFile(new URL(`../../../../../client/public${name}`, import.meta.url));

const home = await get('/site/horizon/en');
const { document } = new JSDOM(home.toString()).window;
const attributesOf = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
const scripts = attributesOf('script[src]', 'src');

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const sizesOf = async (names: readonly string[]) =>
  (await Promise.all(names.map(script))).map((file) => gzipSync(file).length);

/** The candidate of a `srcset` that a phone loads: the narrowest one that is wide enough, or else the widest one. */
function chosenOf(candidates: string): string {
  const all = candidates.split(', ').map((candidate) => {
    const [url, width] = candidate.trim().split(' ');
    return { url: url!, width: Number.parseInt(width ?? '0', 10) };
  });
  const byWidth = all.toSorted((a, b) => a.width - b.width);
  return (byWidth.find(({ width }) => width >= phoneWidth) ?? byWidth.at(-1)!).url;
}

describe('the home page', () => {
  test('loads less than 4 kB of scripts before somebody presses play, and less than 15 kB with the player', async () => {
    expect(scripts).toContain('/assets/site.js');
    const before = sum(await sizesOf(scripts));
    expect(before).toBeLessThan(goals.beforePlay);
    expect(before + sum(await sizesOf(['/assets/player.js']))).toBeLessThan(goals.withPlayer);
  });

  test('loads less than 150 kB for its first view, with pictures', async () => {
    const [style] = attributesOf('link[rel=stylesheet]', 'href');
    const pictures = attributesOf('main img[srcset]', 'srcset').slice(0, firstPictures).map(chosenOf);
    const texts = [home, await get(style!)].map((text) => brotliCompressSync(text).length);
    const files = await Promise.all([...new Set(pictures)].map(get));
    const total = sum([...texts, ...(await sizesOf(scripts)), ...files.map(({ length }) => length)]);
    expect(files).toHaveLength(firstPictures);
    expect(total).toBeLessThan(goals.firstView);
  });
});
