// @module-tag slow
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { listening, send } from '../testing/sending.ts';
import { sound } from '../testing/sounds.ts';
import { begin, headersOf, patch } from '../testing/tus.ts';
import { restartedUploads } from '../testing/uploads.ts';
import { uploadFolder } from './mediaUploads.ts';

/* The process may end between any two steps of an upload; each test ends it at one of them. */

const app = await createTestApp({ env: { TRUST_PROXY: '1' } }, afterAll);
const { database, services } = app.shared;
const { storage, jobs, accounts } = services;
const folder = uploadFolder(app.config.filesDir);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
afterEach(() => vi.restoreAllMocks());

let root = 20;
const another = () => sound('mp3', undefined, { root: root++ });
const never = new Error('The process has ended.');

async function restart(): Promise<void> {
  const made = restartedUploads(app);
  await made.resume(accounts);
  await jobs.idle();
  await made.close();
}

const mediaCalled = (name: string) =>
  database.rows('select id, state, file_key from media_item where file_name = ?', [name]);
const mediumAt = async (address: string) =>
  (await fetch(address, { method: 'HEAD', headers: headersOf(admin) })).headers.get('x-media-id');

test('a file that was moved and not written down becomes a medium, which its sender finds', async () => {
  const content = await another();
  const address = await begin(url, admin, 'moved.mp3', content.length);
  const adopt = storage.adopt.bind(storage);
  vi.spyOn(storage, 'adopt').mockImplementationOnce(async (...file) => {
    await adopt(...file);
    throw never;
  });
  expect((await patch(address, admin, content, 0)).status).toBe(500);
  expect(await mediaCalled('moved.mp3')).toEqual([]);
  const found = await mediumAt(address);
  await restart();
  expect(await mediaCalled('moved.mp3')).toEqual([[Number(found), 'READY', expect.any(String)]]);
});

test('a file that is completed after a restart is published with the request that sent its end', async () => {
  const content = await another();
  const half = Math.floor(content.length / 2);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const address = await begin(url, admin, 'whence.mp3', content.length);
  await patch(address, admin, content.subarray(0, half), 0, from('203.0.113.7'));
  vi.spyOn(storage, 'adopt').mockRejectedValueOnce(never);
  expect((await patch(address, admin, content.subarray(half), half, from('203.0.113.9'))).status).toBe(500);
  await restart();
  const [[id]] = (await mediaCalled('whence.mp3')) as [[number]];
  expect(
    await database.rows(
      `select actor_name, address, request_id from audit_entry where action = 'CREATED' and subject = 'Song' and subject_id = ?`,
      [id],
    ),
  ).toEqual([['Ada Merle', '203.0.113.9', expect.stringMatching(/^[\da-f-]{36}$/)]]);
});

test('a row whose response was lost is found again, and stays the only one', async () => {
  const content = await another();
  const address = await begin(url, admin, 'unmarked.mp3', content.length);
  expect((await patch(address, admin, content, 0)).status).toBe(204);
  const [[id]] = (await mediaCalled('unmarked.mp3')) as [[number]];
  await restart();
  expect(await mediumAt(address)).toBe(String(id));
  expect(await mediaCalled('unmarked.mp3')).toHaveLength(1);
});

test('the file of a double goes, also when the process ended before it went', async () => {
  const content = await another();
  await send(url, content, { token: admin, name: 'first.mp3' });
  await jobs.idle();
  vi.spyOn(storage, 'delete').mockRejectedValue(never);
  const address = await begin(url, admin, 'second.mp3', content.length);
  await patch(address, admin, content, 0);
  await jobs.idle();
  vi.restoreAllMocks();
  const fileKey = `media/${address.split('/').at(-1)}.mp3`;
  expect(await storage.sizeOf(fileKey)).toBe(content.length);
  await restart();
  expect([await storage.sizeOf(fileKey), await storage.sizeOf(waveformKeyOf(fileKey))]).toEqual([null, null]);
  const [[, , firstKey]] = (await mediaCalled('first.mp3')) as [[number, string, string]];
  expect(await storage.sizeOf(firstKey)).toBe(content.length);
});

test('a double leaves nothing that was found out about it', async () => {
  const content = await sound('mp3', { title: 'Twice' }, { root: root++ });
  for (const name of ['once.mp3', 'twice.mp3']) {
    await send(url, content, { token: admin, name });
    await jobs.idle();
  }
  const [[, , fileKey]] = (await mediaCalled('once.mp3')) as [[number, string, string]];
  const named = await database.rows(`select file_key from media_item where file_key <> ''`, []);
  const stems = new Set(named.map(([key]) => waveformKeyOf(String(key))));
  const waveforms = await readdir(join(app.config.filesDir, 'waveforms'));
  expect(stems).toContain(waveformKeyOf(fileKey));
  expect(waveforms.filter((name) => !stems.has(`waveforms/${name}`))).toEqual([]);
});

test('unknown files are deleted when they are old, and stay while they are new', async () => {
  const address = await begin(url, admin, 'begun.mp3', 10);
  const id = address.split('/').at(-1)!;
  const hours = async (path: string, ago: number) => {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'left');
    const then = new Date(Date.now() - ago * 60 * 60_000);
    await utimes(path, then, then);
  };
  const received = join(app.config.filesDir, '.received');
  const unfinished = join(app.config.filesDir, '.unfinished');
  await hours(join(folder, '0a.part'), 2);
  await hours(join(folder, 'without-record'), 2);
  await hours(join(folder, 'young'), 0.5);
  await hours(join(received, 'old'), 25);
  await hours(join(received, 'young'), 23);
  await hours(join(unfinished, 'old'), 25);
  await restart();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([id, 'young']));
  expect(left.filter((name) => name.endsWith('.part') || name === 'without-record')).toEqual([]);
  expect([await readdir(received), await readdir(unfinished)]).toEqual([['young'], []]);
});
