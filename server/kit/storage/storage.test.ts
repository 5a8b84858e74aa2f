import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalStorage } from './localStorage.ts';
import { openStorage } from './openStorage.ts';
import { brokenStream } from './testBrokenStream.ts';
import { startS3 } from './s3/testS3Server.ts';
import type { Storage } from './storage.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'regie-storage-'))));
afterAll(() => rm(folder, { recursive: true }));

/** All kinds of storage. The tests below run for each. */
const kinds: Array<[string, () => Promise<Storage>]> = [
  ['a folder', async () => new LocalStorage(join(folder, 'files'))],
  [
    'a bucket of S3',
    async () => {
      const { config, stop } = await startS3(join(folder, 's3'));
      afterAll(stop);
      return openStorage({ filesDir: join(folder, 'on-its-way'), s3: config });
    },
  ],
];

describe.each(kinds)('a file in %s', (_, open) => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));
  const text = async (key: string) => {
    const file = await storage.read(key);
    return file && String(await buffer(file.content));
  };

  test.each([
    ['a buffer', () => Buffer.from('pixels')],
    ['a stream', () => Readable.from([Buffer.from('pix'), Buffer.from('els')])],
  ])('comes back as it was put, with its size and type: %s', async (_kind, content) => {
    await storage.put('avatars/0123abcd-64.webp', content());
    const file = (await storage.read('avatars/0123abcd-64.webp'))!;
    expect([file.size, file.type, String(await buffer(file.content))]).toEqual([6, 'image/webp', 'pixels']);
    expect(await storage.sizeOf('avatars/0123abcd-64.webp')).toBe(6);
  });

  test('is taken over from this machine, and lent to it again', async () => {
    const path = join(folder, 'sent');
    await writeFile(path, 'a long song');
    await storage.adopt('media/0a.mp3', path);
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(await storage.withFile('media/0a.mp3', async (lent) => String((await stat(lent)).size))).toBe(
      '11',
    );
    expect(await text('media/0a.mp3')).toBe('a long song');
  });

  test('lists stored files, without those still being written', async () => {
    await storage.put('listed/0123-64.webp', Buffer.from('x'));
    await storage.put('listed/deeper/0a.mp3', Buffer.from('x'));
    await storage.put('listed/gone.mp3', Buffer.from('x'));
    await storage.delete('listed/gone.mp3');
    await expect(storage.put('listed/broken.mp3', brokenStream())).rejects.toThrow('The line went dead.');
    const keys: string[] = [];
    for await (const key of storage.keys()) keys.push(key);
    expect(keys.filter((key) => key.startsWith('listed/')).toSorted()).toEqual([
      'listed/0123-64.webp',
      'listed/deeper/0a.mp3',
    ]);
    expect(keys.filter((key) => key.includes('unfinished'))).toEqual([]);
  });

  test('is read in parts', async () => {
    await storage.put('media/0b.mp3', Buffer.from('0123456789'));
    const file = (await storage.read('media/0b.mp3', (size) => ({ first: size - 4, last: size - 2 })))!;
    expect([file.size, file.part, String(await buffer(file.content))]).toEqual([
      10,
      { first: 6, last: 8 },
      '678',
    ]);
  });

  test('does not exist once deleted, and may be deleted again', async () => {
    await storage.put('media/0c.mp3', Buffer.from('x'));
    await storage.delete('media/0c.mp3');
    await storage.delete('media/0c.mp3');
    expect(await storage.read('media/0c.mp3')).toBeNull();
    expect(await storage.sizeOf('media/0c.mp3')).toBeNull();
  });

  test('that fails on its way leaves nothing behind', async () => {
    await expect(storage.put('media/0d.mp3', brokenStream())).rejects.toThrow('The line went dead.');
    expect(await storage.read('media/0d.mp3')).toBeNull();
  });

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
  ])('has no such key: %j', async (wrong) => {
    expect(await storage.read(wrong)).toBeNull();
    await expect(storage.put(wrong, Buffer.from('x'))).rejects.toThrow('Invalid key');
    await expect(storage.delete(wrong)).rejects.toThrow('Invalid key');
  });
});
