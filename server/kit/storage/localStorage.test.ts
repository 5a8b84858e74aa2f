import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage } from './localStorage.ts';
import { randomKey } from './randomKey.ts';
import { brokenStream } from './testBrokenStream.ts';

let folder: string;
let storage: LocalStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-files-'));
  storage = new LocalStorage(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

const key = 'avatars/0123abcd-64.webp';

/** Paths of all files below the folder. */
const allFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

/** `storage.test.ts` tests what all kinds of storage have in common. These tests are for folders only. */
describe('a file in a folder', () => {
  test('is stored under its key, with nothing beside it', async () => {
    await storage.put(key, Readable.from([Buffer.from('pix'), Buffer.from('els')]));
    expect(await readFile(join(folder, 'files', key), 'utf8')).toBe('pixels');
    expect(await allFiles()).toHaveLength(1);
  });

  test('leaves nothing behind once it is deleted, or when it fails on its way', async () => {
    await storage.put(key, Buffer.from('pixels'));
    await storage.delete(key);
    expect(await allFiles()).toEqual([]);
    await expect(storage.put(key, brokenStream())).rejects.toThrow('The line went dead.');
    expect(await allFiles()).toEqual([]);
  });

  test('that has no place to go leaves nothing behind', async () => {
    await storage.put('avatars', Buffer.from('a file where a folder should be'));
    await expect(storage.put(key, Buffer.from('pixels'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await allFiles()).toEqual(['avatars']);
    expect(await storage.read(key)).toBeNull();
  });
});

describe('a key', () => {
  test.each(['../secret', 'avatars/../../secret'])('leads nowhere else: %j', async (wrong) => {
    await writeFile(join(folder, 'secret'), 'hush');
    expect(await storage.read(wrong)).toBeNull();
    await expect(storage.put(wrong, Buffer.from('x'))).rejects.toThrow('Invalid key');
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('hush');
  });

  test('of a folder reads nothing', async () => {
    await storage.put(key, Buffer.from('pixels'));
    expect(await storage.read('avatars')).toBeNull();
  });

  test('is random and never the same', () => {
    const keys = new Set(Array.from({ length: 1000 }, randomKey));
    expect(keys.size).toBe(1000);
    for (const made of keys) expect(made).toMatch(/^[\da-f]{32}$/);
  });
});
