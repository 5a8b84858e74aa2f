import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { makePrivate } from './privateFiles.ts';
import { serve } from './serve.ts';

/** Names of the entries in a folder, and of the folder itself, that other users than the owner can access. */
const exposedPaths = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

function dataFolder() {
  const umask = process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'regie-private-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

test('whatever a server keeps is readable by its own user alone', { tags: ['slow'] }, async () => {
  const folder = dataFolder();
  const config = readConfig({
    NODE_ENV: 'test',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: folder,
  });
  const app = await serve(config);
  const { storage, mail } = app.shared.services;
  await storage.put('posts/kept.webp', Readable.from(['x']));
  await mail.deliver({ id: 'one', to: 'ada@example.org', subject: 'x', text: 'x', html: 'x' });
  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(
    expect.arrayContaining(['files', 'outbox', 'regie.sqlite', 'regie.sqlite-wal', 'secret']),
  );
  expect(exposedPaths(folder)).toEqual([]);
  await app.close();
});

test('what an earlier version has left open is closed', () => {
  const folder = dataFolder();
  const file = join(folder, 'regie.sqlite');
  for (const ending of ['', '-wal', '-shm']) writeFileSync(file + ending, 'x', { mode: 0o644 });
  makePrivate({ dataDir: folder, database: { engine: 'sqlite', location: file } });
  expect(exposedPaths(folder)).toEqual([]);
});
