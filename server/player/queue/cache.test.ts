import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Regie } from '../regie.ts';
import { Cache } from './cache.ts';

const fileOf = (media: number) => ({ media, checksum: `checksum${media}` });

/** A cache for `maxBytes` with files of 10 bytes, the first of which was used last. */
async function cacheWith(maxBytes: number, ...media: number[]): Promise<Cache> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-cache-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const regie = { fetchMedium: (_medium: number, path: string) => writeFile(path, '0123456789') };
  const cache = new Cache(folder, regie as Pick<Regie, 'fetchMedium'> as Regie, maxBytes);
  await cache.open();
  for (const [index, medium] of media.entries()) {
    await cache.fetch(fileOf(medium));
    const at = new Date(1_000_000_000_000 - index * 1000);
    await utimes(cache.pathOf(fileOf(medium))!, at, at);
  }
  return cache;
}

const mediaIn = async (cache: Cache) =>
  (await cache.all()).map((path) => Number(basename(path).split('-')[0]));

test('a full cache deletes the files that were not used for the longest time', async () => {
  const cache = await cacheWith(25, 1, 2, 3, 4);
  await cache.tidy();
  expect(await mediaIn(cache)).toEqual([1, 2]);
});

test('a full cache deletes no file of a coming item, however long ago it was used', async () => {
  const cache = await cacheWith(25, 1, 2, 3, 4);
  cache.need([fileOf(3), fileOf(4)]);
  await cache.tidy();
  expect(await mediaIn(cache)).toEqual([3, 4]);
});

test('the files of coming items may exceed the size limit', async () => {
  const cache = await cacheWith(15, 1, 2, 3);
  cache.need([fileOf(2), fileOf(3)]);
  await cache.tidy();
  expect(await mediaIn(cache)).toEqual([2, 3]);
});
