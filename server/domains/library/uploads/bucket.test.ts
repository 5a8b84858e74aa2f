/** @module-tag slow */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { startS3 } from '../../../kit/storage/s3/testS3Server.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { sound } from '../testing/sounds.ts';
import { restartedUploads } from '../testing/uploads.ts';
import { announce, begin, headersOf, patch, pieceHeadersOf } from '../testing/tus.ts';
import { uploadFolder } from './mediaUploads.ts';

/* A library in a bucket; on PostgreSQL, two processes share it. */

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const soon = { timeout: 5000 * patience };
const megabyte = 1024 ** 2;

const folder = await mkdtemp(join(tmpdir(), 'regie-bucket-'));
const s3 = await startS3(folder);
const { config } = s3;
const env = {
  S3_BUCKET: config.bucket,
  S3_ENDPOINT: config.endpoint,
  S3_ACCESS_KEY_ID: config.accessKeyId,
  S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  ...(isPostgres && { REDIS_URL: (await startRedis(afterAll)).url }),
};
const app = await createTestApp({ env }, afterAll);
const second = isPostgres ? await createTestApp({ env, beside: app }, afterAll) : app;
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});
const url = await listening(app);
const secondUrl = isPostgres ? await listening(second) : url;
const token = await app.tokenOf('admin@demo.com');
const { database, services } = app.shared;

const idOf = (address: string) => address.split('/').at(-1)!;
const at = (base: string, address: string) => base + new URL(address).pathname;
const head = (address: string) => fetch(address, { method: 'HEAD', headers: headersOf(token) });
const offsetAt = async (address: string) => Number((await head(address)).headers.get('upload-offset'));
const codeOf = async (answer: Response) => [
  answer.status,
  JSON.parse(await answer.text()).errors[0].extensions.code,
];
const stored = async (key: string) => {
  const file = await services.storage.read(key);
  const chunks: Buffer[] = [];
  for await (const chunk of file!.content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
/** Keys of the bucket that belong to an upload, finished or not. */
async function keysOf(address: string): Promise<string[]> {
  const names = await readdir(join(folder, config.bucket), { recursive: true, withFileTypes: true });
  const storedNames: string[] = [];
  for (const entry of names.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const isOfIt =
      entry.name.includes(idOf(address)) ||
      (entry.name === 'key' && (await readFile(path, 'utf8')).includes(idOf(address)));
    if (isOfIt) storedNames.push(entry.name);
  }
  return storedNames.toSorted();
}
/** Sets the modification time of all files in a folder. */
async function age(of: string, then: Date): Promise<void> {
  for (const entry of await readdir(of, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), then, then);
}

/** Internal steps of the store, which the tests interrupt. */
type Steps = Record<'uploadPart' | 'finishMultipartUpload', () => Promise<unknown>>;
const inBucket = (of: TestApp) => filesOf(of) as unknown as Steps;
const filesOf = ({ shared }: TestApp) => shared.services.uploads.files;

test('a library in a bucket takes, measures and plays files as one in a folder does', async () => {
  const content = await sound('mp3', { title: 'Far away' });
  const id = await send(url, content, { token, name: 'far.mp3' });
  await services.jobs.idle();
  const query = 'query ($id: ID!) { mediaItem(id: $id) { title state loudness fileUrl waveformUrl } }';
  const { mediaItem } = (await app.graphql(query, { id }, token)).data;
  expect(mediaItem).toMatchObject({ title: 'Far away', state: 'READY' });
  expect(mediaItem.loudness).toBeLessThan(-5);
  const part = await fetch(url + mediaItem.fileUrl, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  const { peaks } = (await (await fetch(url + mediaItem.waveformUrl)).json()) as { peaks: number[] };
  expect(peaks.length).toBeGreaterThan(100);
});

describe('an upload into a bucket', () => {
  const content = randomBytes(20 * megabyte + 17);

  test('resumes at any process, in pieces of any length, and is complete at its final key', async () => {
    const address = await begin(url, token, 'pieces.mp3', content.length);
    const key = `media/${idOf(address)}.mp3`;
    let offset = 0;
    let answer: Response | undefined;
    for (const [index, length] of [
      1,
      3 * megabyte,
      100,
      9 * megabyte,
      4 * megabyte,
      20 * megabyte,
    ].entries()) {
      const base = index % 2 === 0 ? url : secondUrl;
      const piece = content.subarray(offset, offset + length);
      expect(await services.storage.sizeOf(key)).toBeNull();
      answer = await patch(at(base, address), token, piece, offset);
      expect(answer.status).toBe(204);
      offset += piece.length;
      expect(await offsetAt(at(base === url ? secondUrl : url, address))).toBe(offset);
    }
    expect(answer!.headers.get('x-media-id')).toMatch(/^\d+$/);
    expect((await stored(key)).equals(content)).toBe(true);
    expect((await readdir(uploadFolder(app.config.filesDir)).catch(() => [])).length).toBe(0);
    expect(await keysOf(address)).toEqual(
      ['metadata.json', 'object', 'object.md5'].map((what) => expect.stringContaining(`mp3._S3rver_${what}`)),
    );
  });

  test('stores the received bytes of a broken chunk, however few', async () => {
    const address = await begin(url, token, 'broken.mp3', content.length);
    await patch(address, token, content.subarray(0, 1000), 0);
    const call = request(address, {
      method: 'PATCH',
      headers: { ...pieceHeadersOf(token, 1000), 'content-length': content.length - 1000 },
    });
    call.on('error', () => {});
    call.write(content.subarray(1000, 9 * megabyte));
    const parts = vi.spyOn(inBucket(app), 'uploadPart');
    await expect.poll(() => parts.mock.calls.length, soon).toBe(1);
    call.destroy();
    parts.mockRestore();
    await expect.poll(() => offsetAt(at(secondUrl, address)), soon).toBeGreaterThan(8 * megabyte);
    const offset = await offsetAt(at(secondUrl, address));
    expect(offset).toBeLessThanOrEqual(9 * megabyte);
    expect((await patch(at(secondUrl, address), token, content.subarray(offset), offset)).status).toBe(204);
    expect((await stored(`media/${idOf(address)}.mp3`)).equals(content)).toBe(true);
  });

  test('resumes at its offset when a process ended before it removed the bytes that were too short for a part', async () => {
    const address = await begin(url, token, 'ended.mp3', content.length);
    await patch(address, token, content.subarray(0, 1000), 0);
    // State after a killed process: the part exists, its source bytes are still in the bucket, and the client got no response.
    await patch(address, token, content.subarray(1000, 8 * megabyte), 1000);
    expect((await keysOf(address)).some((name) => name.includes('.part'))).toBe(true);
    expect(await offsetAt(at(secondUrl, address))).toBe(8 * megabyte);
    const rest = await patch(at(secondUrl, address), token, content.subarray(8 * megabyte), 8 * megabyte);
    expect(rest.status).toBe(204);
    expect((await stored(`media/${idOf(address)}.mp3`)).equals(content)).toBe(true);
  });

  test('with all parts is joined and completed by the next request after its process ended', async () => {
    const address = await begin(url, token, 'unjoined.mp3', content.length);
    vi.spyOn(inBucket(app), 'finishMultipartUpload').mockRejectedValueOnce(new Error('It ended.'));
    expect((await patch(address, token, content, 0)).status).toBe(500);
    expect(await services.storage.sizeOf(`media/${idOf(address)}.mp3`)).toBeNull();
    expect((await head(at(secondUrl, address))).headers.get('x-media-id')).toMatch(/^\d+$/);
    expect((await stored(`media/${idOf(address)}.mp3`)).equals(content)).toBe(true);
  });

  test('is thrown away with all of its parts, and what the library has is not', async () => {
    const address = await begin(url, token, 'thrown.mp3', content.length);
    await patch(address, token, content.subarray(0, 9 * megabyte), 0);
    expect((await keysOf(address)).length).toBeGreaterThan(1);
    const thrown = (each: string) => fetch(each, { method: 'DELETE', headers: headersOf(token) });
    expect((await thrown(at(secondUrl, address))).status).toBe(204);
    expect(await keysOf(address)).toEqual([]);
    expect((await head(address)).status).toBe(404);

    const taken = await begin(url, token, 'kept.mp3', 5);
    await patch(taken, token, Buffer.from('bytes'), 0);
    expect((await thrown(taken)).status).toBe(404);
    expect((await stored(`media/${idOf(taken)}.mp3`)).toString()).toBe('bytes');
  });

  test('of a week ago goes, with its parts, and the file of one that was taken stays', async () => {
    const begun = await begin(url, token, 'old.mp3', content.length);
    await patch(begun, token, content.subarray(0, 1000), 0);
    const taken = await begin(url, token, 'taken.mp3', 5);
    await patch(taken, token, Buffer.from('bytes'), 0);
    await database.transaction(async (transaction) => {
      const then = Date.now() - 8 * 24 * 60 * 60_000;
      const moment = transaction.models.isSqlite ? then : new Date(then);
      await transaction.run('update stored_upload set began_at = ?, received_at = ?', [moment, moment]);
    });
    const restarted = restartedUploads(app);
    await restarted.resume(services.accounts);
    await restarted.close();
    expect([await keysOf(begun), (await head(begun)).status]).toEqual([[], 404]);
    expect((await stored(`media/${idOf(taken)}.mp3`)).toString()).toBe('bytes');
  });

  test('leaves no unknown parts behind', async () => {
    const address = await begin(url, token, 'unknown.mp3', content.length);
    await patch(address, token, content.subarray(0, 9 * megabyte), 0);
    await database.transaction(async (transaction) => {
      await transaction.run('delete from stored_upload where key = ?', [idOf(address)]);
    });
    await filesOf(app).removeStrays();
    expect((await keysOf(address)).length).toBeGreaterThan(1);
    await age(join(folder, config.bucket), new Date(Date.now() - 25 * 60 * 60_000));
    await filesOf(app).removeStrays();
    expect(await keysOf(address)).toEqual([]);
  });

  test('of a picture waits in the bucket, and is deleted once a sound has it as its picture', async () => {
    const background = { r: 0, g: 0, b: 200 };
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const ofDrop = (name: string) => ({
      token,
      name,
      more: { metadata: { filename: name, kind: 'SONG', drop: 'x', folder: 'Album', sounds: '1' } },
    });
    await send(url, picture, ofDrop('blue.png'));
    const id = await send(secondUrl, await sound('mp3', undefined, { root: 61 }), ofDrop('blue.mp3'));
    await services.jobs.idle();
    const artwork = async () =>
      (await database.rows('select artwork from media_item where id = ?', [Number(id)]))[0]![0];
    await expect.poll(artwork, soon).toMatch(/^\/files\/artwork\//);
    const pictures = async () =>
      (await database.rows('select key, picture from stored_upload where picture is not null', [])).map(
        ([key, state]) => ({ key: String(key), state }),
      );
    await expect.poll(async () => (await pictures()).map(({ state }) => state), soon).toEqual(['USED']);
    const { key } = (await pictures())[0]!;
    await expect.poll(() => keysOf(`/${key}`), soon).toEqual([]);
  });

  test('returns a code while the bucket is unreachable, reserves no storage then, and resumes afterwards', async () => {
    const address = await begin(url, token, 'away.mp3', content.length);
    await patch(address, token, content.subarray(0, 9 * megabyte), 0);
    await s3.stop();
    const piece = content.subarray(9 * megabyte);
    expect(await codeOf(await patch(address, token, piece, 9 * megabyte))).toEqual([503, 'UNAVAILABLE']);
    expect((await head(at(secondUrl, address))).status).toBe(503);
    expect(await codeOf(await announce(url, token, 'never.mp3', 10))).toEqual([503, 'UNAVAILABLE']);
    expect(
      await database.rows('select count(*) from stored_upload where file_name = ?', ['never.mp3']),
    ).toEqual([[expect.toSatisfy((count) => Number(count) === 0)]]);
    await s3.start();
    expect(await offsetAt(address)).toBe(9 * megabyte);
    expect((await patch(at(secondUrl, address), token, piece, 9 * megabyte)).status).toBe(204);
    expect((await stored(`media/${idOf(address)}.mp3`)).equals(content)).toBe(true);
  });
});
