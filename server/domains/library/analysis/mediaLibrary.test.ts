// @module-tag slow
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { User } from '../../platform/users/user.entity.ts';
import { storageUsage } from '../uploads/records/storageUsage.ts';
import { hasDiskSpace } from '../../../kit/storage/disk.ts';
import { makeSong } from '../testing/library.ts';
import { sound } from '../testing/sounds.ts';
import { beginUpload, restartedUploads } from '../testing/uploads.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { analyseJob } from './analyseJob.ts';
import { MediaLibrary } from './mediaLibrary.ts';

const app = await createTestApp({}, afterAll);
const { database, services } = app.shared;
const { storage } = services;
const admin = await app.tokenOf('admin@demo.com');
const { id: senderId } = await app.orm.em.fork().findOneOrFail(User, { email: 'admin@demo.com' });
const sender = String(senderId);
const log = { error: () => {}, warn: () => {} };

/** Stores a medium whose file has arrived, in the given state of the analysis. */
async function arrived(content: Buffer, state: string): Promise<number> {
  const fileKey = `media/${randomUUID()}.mp3`;
  await storage.put(fileKey, content);
  return makeSong(app, 1, { fileKey, state, duration: null, size: content.length, checksum: '' });
}

const change = (sql: string, values: Array<string | number>) =>
  database.transaction(async (transaction) => void (await transaction.run(sql, values)));

async function mediumOf(id: number) {
  const { data } = await app.graphql(
    'query ($id: ID!) { mediaItem(id: $id) { state failure duration loudness hasWaveform waveformUrl } }',
    { id: String(id) },
    admin,
  );
  return data.mediaItem;
}

describe('the library', () => {
  test.each(['RECEIVED', 'ANALYSING'])('resumes after a restart the files that were %s', async (state) => {
    const root = state === 'RECEIVED' ? 40 : 41;
    const id = await arrived(await sound('mp3', undefined, { root }), state);
    await services.library.resume();
    await services.jobs.idle();
    expect(await mediumOf(id)).toMatchObject({ state: 'READY', hasWaveform: true });
  });

  test('leaves files that another process analyses, or waits to analyse, after a restart', async () => {
    const id = await makeSong(app, 1, { state: 'ANALYSING', duration: null });
    await change(
      `insert into job (kind, data, key, due, tries, holder, leased_until, added_at) values (?, '', ?, 0, 1, 'another', ?, 0)`,
      [analyseJob.name, String(id), Date.now() + 20_000],
    );
    await services.library.resume();
    expect(await database.rows('select holder from job where kind = ?', [analyseJob.name])).toEqual([
      ['another'],
    ]);
    await change('delete from job where kind = ?', [analyseJob.name]);
    await change("update media_item set state = 'FAILED' where id = ?", [id]);
  });

  test('repeats an analysis that failed for another reason than the file, and gives up at last', async () => {
    const id = await arrived(await sound('mp3', undefined, { root: 46 }), 'RECEIVED');
    const broken = vi.spyOn(storage, 'sizeOf').mockRejectedValue(new Error('The bucket does not answer.'));
    await services.library.resume();
    await services.jobs.idle();
    expect(await mediumOf(id)).toMatchObject({ state: 'ANALYSING', failure: null });
    await change('update job set due = 0, tries = 2 where kind = ?', [analyseJob.name]);
    await expect.poll(() => mediumOf(id)).toMatchObject({ state: 'FAILED', failure: 'UNEXPECTED' });
    await services.jobs.idle();
    broken.mockRestore();
    expect(
      await database.rows('select kind, error, tries from failed_job where kind = ?', [analyseJob.name]),
    ).toEqual([[analyseJob.name, 'Error', 3]]);
  });

  test('reports a missing file', async () => {
    const id = await makeSong(app, 1, { state: 'RECEIVED', duration: null });
    await services.library.resume();
    await services.jobs.idle();
    expect(await mediumOf(id)).toMatchObject({ state: 'FAILED', failure: 'FILE_MISSING' });
  });

  test('reports a full disk, and accepts the file once there is space', async () => {
    const id = await arrived(await sound('mp3', undefined, { root: 42 }), 'RECEIVED');
    vi.spyOn(storage, 'put').mockRejectedValueOnce(
      Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
    );
    await services.library.resume();
    await services.jobs.idle();
    expect(await mediumOf(id)).toMatchObject({ state: 'FAILED', failure: 'STORAGE_FULL' });
    const again = 'mutation ($id: ID!) { analyseMediaAgain(id: $id) { state } }';
    const { data } = await app.graphql(again, { id: String(id) }, admin);
    // The job may already be running when the response is read.
    expect(['RECEIVED', 'ANALYSING']).toContain(data.analyseMediaAgain.state);
    await services.jobs.idle();
    expect(await mediumOf(id)).toMatchObject({ state: 'READY', failure: null });
  });

  test('takes what arrived completely just before the process ended', async () => {
    const content = await sound('mp3', undefined, { root: 43 });
    const record = { userId: sender };
    await beginUpload(app, 'almost', { size: content.length, content, record });
    await restartedUploads(app).resume(services.accounts);
    await services.jobs.idle();
    const { data } = await app.graphql(
      '{ songs(search: "almost.mp3") { items { state fileName } } }',
      {},
      admin,
    );
    expect(data.songs.items).toEqual([{ state: 'READY', fileName: 'almost.mp3' }]);
  });

  test('leaves a received file for the next attempt when its row cannot be written', async () => {
    const content = await sound('mp3', undefined, { root: 45 });
    const record = { userId: sender };
    await beginUpload(app, 'refused', { size: content.length, content, record });
    vi.spyOn(database, 'transaction').mockRejectedValue(new Error('The disk is read-only.'));
    await restartedUploads(app).resume(services.accounts);
    vi.restoreAllMocks();
    expect(await storage.sizeOf('media/refused.mp3')).toBe(content.length);

    await restartedUploads(app).resume(services.accounts);
    await services.jobs.idle();
    const { data } = await app.graphql(
      '{ songs(search: "refused.mp3") { items { state size } } }',
      {},
      admin,
    );
    expect(data.songs.items).toEqual([{ state: 'READY', size: content.length }]);
  });

  test('works without ffmpeg, and marks the values that were not measured', async () => {
    const id = await arrived(await sound('mp3', undefined, { root: 44 }), 'RECEIVED');
    vi.stubEnv('PATH', '/nowhere');
    const folder = join(app.config.filesDir, '.received');
    const plain = new MediaLibrary({ ...app.shared, ...services, log, folder });
    await plain.analyse({ id, radioId: 1, kind: MediaKind.SONG }, new AbortController().signal);
    await plain.close();
    expect(await plain.decodes()).toBe(false);
    vi.unstubAllEnvs();
    const medium = await mediumOf(id);
    expect(medium).toMatchObject({ state: 'READY', loudness: null, hasWaveform: false, waveformUrl: null });
    expect(medium.duration).toBeGreaterThan(1900);
  });
});

describe('the storage of a library', () => {
  test('leaves some of the disk free', async () => {
    expect(await hasDiskSpace(app.config.filesDir, 1)).toBe(true);
    expect(await hasDiskSpace(app.config.filesDir, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  test('counts stored bytes, and has no limit without a quota', async () => {
    const before = await storageUsage(database, 1);
    await makeSong(app, 1, { size: 1000 });
    await makeSong(app, 1, { size: 500, fileKey: '' });
    expect(await storageUsage(database, 1)).toEqual({ quota: null, used: before.used + 1000 });
  });
});

describe('analysing again', () => {
  const again = 'mutation ($id: ID!) { analyseMediaAgain(id: $id) { state } }';

  test('requires a session, the permission to change the kind, and an existing medium', async () => {
    const id = String(await makeSong(app, 1));
    expect((await app.graphql(again, { id })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(again, { id }, await app.as('user'))).code).toBe('FORBIDDEN');
    expect((await app.graphql(again, { id: '999999' }, admin)).code).toBe('NOT_FOUND');
    const foreign = String(await makeSong(app, 2));
    expect((await app.graphql(again, { id: foreign }, admin, { 'x-radio': '1' })).code).toBe('NOT_FOUND');
  });

  test('is refused without a file', async () => {
    const withoutFile = await makeSong(app, 1, { fileKey: '', state: 'FAILED', failure: 'DUPLICATE' });
    expect((await app.graphql(again, { id: String(withoutFile) }, admin)).code).toBe('NOT_RETRIABLE');
  });
});
