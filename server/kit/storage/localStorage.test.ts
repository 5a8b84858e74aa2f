import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage } from './localStorage.ts';
import { randomKey } from './randomKey.ts';

let folder: string;
let storage: LocalStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regie-files-'));
  storage = new LocalStorage(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

const key = 'avatars/0123abcd-64.webp';

/** Every file below the folder. */
const allFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('The line went dead.');
    })(),
  );

describe('a stored file', () => {
  test.each([
    ['a buffer', () => Buffer.from('pixels')],
    ['a stream', () => Readable.from([Buffer.from('pix'), Buffer.from('els')])],
  ])('comes back as it was put, with its size and type: %s', async (_, content) => {
    await storage.put(key, content());
    const file = (await storage.read(key))!;
    expect([file.size, file.type, String(await buffer(file.content))]).toEqual([6, 'image/webp', 'pixels']);
    expect(await readFile(join(folder, 'files', key), 'utf8')).toBe('pixels');
    expect(await allFiles()).toHaveLength(1);
  });

  test('is gone once deleted, and may be deleted again', async () => {
    await storage.put(key, Buffer.from('pixels'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.read(key)).toBeNull();
    expect(await allFiles()).toEqual([]);
  });

  test('that fails on its way leaves nothing behind', async () => {
    await expect(storage.put(key, broken())).rejects.toThrow('The line went dead.');
    expect(await storage.read(key)).toBeNull();
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
  test.each([
    '',
    '..',
    '../secret',
    'avatars/../../secret',
    '/etc/passwd',
    'avatars//x',
    '.unfinished/x',
    'avatars/.x',
    'a\\b',
    'a\0b',
    'A',
    'a%2e',
    'x'.repeat(201),
  ])('that leads elsewhere is none: %j', async (wrong) => {
    await writeFile(join(folder, 'secret'), 'hush');
    expect(await storage.read(wrong)).toBeNull();
    await expect(storage.put(wrong, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.delete(wrong)).rejects.toThrow('no key');
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
