/** @module-tag slow */
import { request, type ClientRequest } from 'node:http';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { startRedis } from '../../../../tools/testing/services/redisServer.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { sound } from '../testing/sounds.ts';
import { announce, begin, headersOf, patch, pieceHeadersOf } from '../testing/tus.ts';

/*
 * Two applications on one PostgreSQL and one folder, like two processes behind one address.
 * SQLite supports only one process.
 */

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const soon = { timeout: 5000 * patience };
const megabyte = 1024 ** 2;

/** SQLite supports only one process. */
describe.runIf(isPostgres)('of two processes', async () => {
  if (!isPostgres) return;
  const redis = await startRedis(afterAll);
  const env = { REDIS_URL: redis.url };
  const first = await createTestApp({ env }, afterAll);
  const second = await createTestApp({ env, beside: first }, afterAll);
  const [firstUrl, secondUrl] = [await listening(first), await listening(second)];
  const admin = await first.tokenOf('admin@demo.com');
  const { database } = first.shared;

  let root = 30;
  let content: Buffer = Buffer.alloc(0);
  let half = 0;
  beforeEach(async () => {
    content = await sound('wav', undefined, { root: root++ });
    half = Math.floor(content.length / 2);
  });

  const at = (url: string, address: string) => url + new URL(address).pathname;
  const offsetAt = async (address: string) => {
    const answer = await fetch(address, { method: 'HEAD', headers: headersOf(admin) });
    return Number(answer.headers.get('upload-offset'));
  };
  const mediaCalled = async (name: string) =>
    (await database.rows('select id, size, state from media_item where file_name = ?', [name])).map(String);
  const codeOf = async (answer: Response) => JSON.parse(await answer.text()).errors[0].extensions.code;
  const idle = async () => {
    for (const { shared } of [first, second]) await shared.services.jobs.idle();
  };
  const fileSent = async (id: string | null) => {
    const { mediaItem } = (
      await second.graphql('query ($id: ID!) { mediaItem(id: $id) { fileUrl } }', { id }, admin)
    ).data;
    return Buffer.from(await (await fetch(secondUrl + mediaItem.fileUrl)).arrayBuffer());
  };

  /**
   * Sends a file from an offset on, and stops in the middle. The sent bytes are stored once the offset
   * includes them.
   */
  function beginPiece(address: string, offset: number, upTo: number): ClientRequest {
    const call = request(address, {
      method: 'PATCH',
      headers: { ...pieceHeadersOf(admin, offset), 'content-length': content.length - offset },
    });
    call.on('error', () => {});
    call.write(content.subarray(offset, upTo));
    return call;
  }
  const arrivedAt = (app: TestApp, address: string) => async () =>
    (await app.shared.services.uploads.files.getUpload(address.split('/').at(-1)!)).offset;

  test('each process resumes uploads of the other one, and the last one completes them', async () => {
    const address = await begin(firstUrl, admin, 'shared.wav', content.length);
    expect((await patch(address, admin, content.subarray(0, half), 0)).status).toBe(204);
    expect(await offsetAt(at(secondUrl, address))).toBe(half);
    const ended = await patch(at(secondUrl, address), admin, content.subarray(half), half);
    expect(ended.status).toBe(204);
    await idle();
    const id = ended.headers.get('x-media-id');
    expect(await mediaCalled('shared.wav')).toEqual([`${id},${content.length},READY`]);
    expect(Buffer.compare(await fileSent(id), content)).toBe(0);
    const status = await fetch(address, { method: 'HEAD', headers: headersOf(admin) });
    expect(status.headers.get('x-media-id')).toBe(id);
  });

  test('a process releases a chunk on request, and the other one resumes at its end', async () => {
    const address = await begin(firstUrl, admin, 'moved.wav', content.length);
    const piece = beginPiece(address, 0, half);
    await expect.poll(arrivedAt(first, address), soon).toBe(half);
    expect(await offsetAt(at(secondUrl, address))).toBe(half);
    const ended = await patch(at(secondUrl, address), admin, content.subarray(half), half);
    expect(ended.status).toBe(204);
    piece.destroy();
    await idle();
    expect(await mediaCalled('moved.wav')).toHaveLength(1);
    expect(Buffer.compare(await fileSent(ended.headers.get('x-media-id')), content)).toBe(0);
  });

  test('one of both processes completes an upload whose last chunk reached both at once', async () => {
    const address = await begin(firstUrl, admin, 'twice.wav', content.length);
    const answers = await Promise.all(
      [address, at(secondUrl, address)].map((each) => patch(each, admin, content, 0)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).not.toEqual([]);
    for (const { status } of answers) expect([204, 409]).toContain(status);
    const heads = await Promise.all(
      [address, at(secondUrl, address)].map((each) =>
        fetch(each, { method: 'HEAD', headers: headersOf(admin) }),
      ),
    );
    const [id, ...more] = new Set(heads.map(({ headers }) => headers.get('x-media-id')));
    expect([more, await mediaCalled('twice.wav')]).toEqual([[], [expect.stringMatching(`^${id},`)]]);
  });

  test('a process that is killed in the middle of a chunk leaves its received bytes to the other one', async () => {
    const killed = await createTestApp({ env, beside: first });
    const address = await begin(await listening(killed), admin, 'killed.wav', content.length);
    const piece = beginPiece(address, 0, half);
    await expect.poll(arrivedAt(first, address), soon).toBe(half);
    // Breaks the connections to the clients and to the database, as when a process is killed.
    killed.server.server.closeAllConnections();
    await cutLock(address);
    piece.destroy();
    expect(await offsetAt(at(secondUrl, address))).toBe(half);
    const ended = await patch(at(secondUrl, address), admin, content.subarray(half), half);
    expect(Buffer.compare(await fileSent(ended.headers.get('x-media-id')), content)).toBe(0);
  });

  /** Ends the database connection that has the lock of an upload, as the system does when a process dies. */
  async function cutLock(address: string): Promise<void> {
    const client = new pg.Client({ connectionString: first.config.database.location });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and objid::bigint = hashtextextended($1, 0) & x'ffffffff'::bigint`,
      [`multimedia.upload ${address.split('/').at(-1)}`],
    );
    await client.end();
  }

  test('a single process admits the last upload that fits, also for concurrent requests', async () => {
    await database.transaction(async (transaction) => {
      const stored = '(select coalesce(sum(size), 0) from media_item where radio_id = radio.id)';
      await transaction.run(`update radio set media_quota = ${stored} + ? where id = 1`, [10 * megabyte]);
    });
    const answers = await Promise.all(
      [firstUrl, secondUrl, firstUrl, secondUrl].map((url) =>
        announce(url, admin, 'large.wav', 6 * megabyte),
      ),
    );
    const refused = answers.filter(({ status }) => status === 507);
    expect([answers.length, refused.length]).toEqual([4, 3]);
    expect(await codeOf(refused[0]!)).toBe('STORAGE_FULL');
    const admitted = answers.find(({ status }) => status === 201)!;
    const address = secondUrl + admitted.headers.get('location')!;
    expect((await fetch(address, { method: 'DELETE', headers: headersOf(admin) })).status).toBe(204);
    expect((await announce(firstUrl, admin, 'large.wav', 6 * megabyte)).status).toBe(201);
    await database.transaction(async (transaction) => {
      await transaction.run('update radio set media_quota = null where id = 1', []);
      await transaction.run('delete from stored_upload', []);
    });
  });

  test('an upload that is discarded on one process during a chunk on the other leaves nothing', async () => {
    const address = await begin(firstUrl, admin, 'thrown.wav', content.length);
    const piece = beginPiece(address, 0, half);
    await expect.poll(arrivedAt(first, address), soon).toBe(half);
    const thrown = await fetch(at(secondUrl, address), { method: 'DELETE', headers: headersOf(admin) });
    expect(thrown.status).toBe(204);
    piece.destroy();
    for (const each of [address, at(secondUrl, address)])
      expect((await patch(each, admin, content.subarray(half), half)).status).toBe(404);
    expect(await mediaCalled('thrown.wav')).toEqual([]);
  });

  test('no process resumes an upload of another person', async () => {
    const address = await begin(firstUrl, admin, 'others.wav', content.length);
    const client = await first.tokenOf('client@demo.com');
    const answer = await patch(at(secondUrl, address), client, content, 0);
    expect([404, await codeOf(answer)]).toEqual([answer.status, 'NOT_FOUND']);
  });

  test('a process assigns its picture to the sound of its folder that reached the other one', async () => {
    const metadata = { kind: 'SONG', drop: 'folder', folder: 'Album', sounds: '1' };
    const background = { r: 200, g: 0, b: 0 };
    const cover = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const sending = (name: string) => ({
      token: admin,
      name,
      more: { metadata: { ...metadata, filename: name } },
    });
    await send(firstUrl, cover, sending('beside.png'));
    const id = await send(secondUrl, content, sending('beside.wav'));
    await idle();
    const artwork = async () =>
      (await database.rows('select artwork from media_item where id = ?', [Number(id)]))[0]![0];
    await expect.poll(artwork, soon).toMatch(/^\/files\/artwork\//);
    const pictures = async () =>
      (await database.rows('select picture from stored_upload where picture is not null', [])).flat();
    await expect.poll(pictures, soon).toEqual(['USED']);
  });

  test('a process waits with the pictures of a process that has ended', async () => {
    const ending = await createTestApp({ env, beside: first });
    const cover = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const metadata = { kind: 'SONG', drop: 'later', folder: 'Album', sounds: '1' };
    const sending = (name: string) => ({
      token: admin,
      name,
      more: { metadata: { ...metadata, filename: name } },
    });
    await send(await listening(ending), cover, sending('later.png'));
    await ending.close();
    const id = await send(firstUrl, content, sending('later.wav'));
    await idle();
    const artwork = async () =>
      (await database.rows('select artwork from media_item where id = ?', [Number(id)]))[0]![0];
    await expect.poll(artwork, soon).toMatch(/^\/files\/artwork\//);
  });

  test('each continues while Redis is unreachable', async () => {
    const address = await begin(firstUrl, admin, 'away.wav', content.length);
    await redis.stop();
    const piece = beginPiece(address, 0, half);
    await expect.poll(arrivedAt(first, address), soon).toBe(half);
    expect(await offsetAt(at(secondUrl, address))).toBe(half);
    const ended = await patch(at(secondUrl, address), admin, content.subarray(half), half);
    expect(ended.status).toBe(204);
    piece.destroy();
    await redis.start();
    expect(Buffer.compare(await fileSent(ended.headers.get('x-media-id')), content)).toBe(0);
  });
});
