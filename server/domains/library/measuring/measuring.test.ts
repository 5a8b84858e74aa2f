// @module-tag slow
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { makeSong } from '../testing/library.ts';
import { converted, sound } from '../testing/sounds.ts';
import { measureJob } from './measureJob.ts';

const withFfmpeg = process.env['PATH'];
vi.stubEnv('PATH', '/nowhere');
const app = await createTestApp({}, afterAll);
const url = await listening(app);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'song-editor', 'read MediaItem', 'read Song', 'update Song', 'read Jingle');
const editor = await app.as('song-editor');
const reader = await app.as('user');

const room = '{ libraryStorage { measures unmeasured isMeasuring } }';
const measure = 'mutation { measureMedia }';
const medium =
  'query ($id: ID!) { mediaItem(id: $id) { state isMeasured loudness truePeak hasWaveform cueIn cueOut title duration playback } }';

const roomOf = async (token = admin, radio = '1') =>
  (await app.graphql(room, {}, token, { 'x-radio': radio })).data.libraryStorage;
const mediumOf = async (id: string | number) =>
  (await app.graphql(medium, { id: String(id) }, admin)).data.mediaItem;

const change = (sql: string, values: Array<string | number> = []) =>
  database.transaction(async (transaction) => void (await transaction.run(sql, values)));

async function sentWithout(root: number, kind = 'SONG'): Promise<string> {
  const content = await withProgram(() => sound('mp3', undefined, { root }));
  const id = await send(url, content, { token: admin, name: `left-${root}.mp3`, kind });
  await services.jobs.idle();
  return id;
}

/** Runs work while ffmpeg can be found in the PATH. */
async function withProgram<T>(work: () => Promise<T>): Promise<T> {
  vi.stubEnv('PATH', withFfmpeg);
  try {
    return await work();
  } finally {
    vi.stubEnv('PATH', '/nowhere');
  }
}

beforeAll(() => services.jobs.idle());
// Restores the environment, because this process runs other test files afterwards.
afterAll(() => void vi.unstubAllEnvs());
afterEach(() => void vi.stubEnv('PATH', '/nowhere'));

describe('without ffmpeg', () => {
  test('files are accepted, marked as not measured, and counted', async () => {
    const before = await roomOf();
    const id = await sentWithout(61);
    expect(await mediumOf(id)).toMatchObject({
      state: 'READY',
      isMeasured: false,
      loudness: null,
      hasWaveform: false,
    });
    expect(await roomOf()).toEqual({
      measures: false,
      unmeasured: before.unmeasured + 1,
      isMeasuring: false,
    });
  });

  test('measuring is refused, with a reason', async () => {
    expect((await app.graphql(measure, {}, admin)).code).toBe('CANNOT_MEASURE');
  });

  test('nothing is tried at the start', async () => {
    await services.library.measuring.resume();
    expect(await services.jobs.keysOf(measureJob)).toEqual(new Set());
  });
});

describe('media without measures', () => {
  test('are measured by people with a session and the permission to change a kind of media', async () => {
    expect((await app.graphql(measure)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(measure, {}, await app.tokenOf('client@demo.com'))).code).toBe('FORBIDDEN');
    await withProgram(async () => {
      expect((await app.graphql(measure, {}, reader)).code).toBe('FORBIDDEN');
    });
    expect(await services.jobs.keysOf(measureJob)).toEqual(new Set());
  });

  test('is counted for each as far as they may read it, and of one radio', async () => {
    await sentWithout(65, 'JINGLE');
    await sentWithout(66, 'GENERIC');
    const [songs, jingles] = [await countOf('SONG'), await countOf('JINGLE')];
    expect(jingles).toBeGreaterThan(0);
    expect((await roomOf(editor)).unmeasured).toBe(songs + jingles);
    expect((await roomOf()).unmeasured).toBeGreaterThan(songs + jingles);
    expect((await roomOf(admin, '2')).unmeasured).toBe(0);
  });

  test('is measured by a button once ffmpeg is there, of the kinds that one may change', async () => {
    const id = await sentWithout(62);
    const jingle = await sentWithout(63, 'JINGLE');
    const songs = await countOf('SONG');
    await withProgram(async () => {
      const { data, errors } = await app.graphql(measure, {}, editor);
      expect(errors).toEqual([]);
      expect(data.measureMedia).toBe(songs);
      await services.jobs.idle();
    });
    expect(await mediumOf(id)).toMatchObject({ state: 'READY', isMeasured: true, hasWaveform: true });
    expect((await mediumOf(id)).loudness).toBeLessThan(0);
    expect(await mediumOf(jingle)).toMatchObject({ isMeasured: false });
    expect(await countOf('SONG')).toBe(0);
  });

  test('is measured when the server starts where ffmpeg is, once for all processes, and stays usable meanwhile', async () => {
    const id = await sentWithout(64);
    const states: string[] = [];
    await withProgram(async () => {
      const stop = vi.spyOn(services.library, 'measure').mockImplementation(async () => {
        states.push((await mediumOf(id)).state);
        throw new Error('It waits.');
      });
      await services.library.measuring.resume();
      await services.library.measuring.resume();
      const left = await countOf();
      expect(await services.jobs.keysOf(measureJob)).toHaveLength(left);
      expect(await roomOf()).toMatchObject({ isMeasuring: true });
      await expect.poll(() => states.length).toBeGreaterThan(0);
      // Waits until the last refusal is stored, because storing it would postpone the job that is made due
      // here.
      await services.jobs.idle();
      stop.mockRestore();
      await change('update job set due = 0, tries = 0 where kind = ?', [measureJob.name]);
      await services.jobs.idle();
    });
    expect(new Set(states)).toEqual(new Set(['READY']));
    expect(await roomOf()).toMatchObject({ unmeasured: 0, isMeasuring: false });
    expect(await mediumOf(id)).toMatchObject({ state: 'READY', isMeasured: true, hasWaveform: true });
  });

  test('get cue points unless a user has set them meanwhile, and edited values stay', async () => {
    const begunAfter = (delay: number) => converted('wav', ['-af', `adelay=${delay}|${delay}`]);
    const contents = await withProgram(() => Promise.all([begunAfter(1500), begunAfter(1700)]));
    const [plain, cut] = await Promise.all(
      contents.map((content, at) => send(url, content, { token: admin, name: `padded-${at}.wav` })),
    );
    await services.jobs.idle();
    await change('update media_item set cue_in = 200 where id = ?', [Number(cut)]);
    await change("update media_item set title = 'Named by hand' where id = ?", [Number(plain)]);
    await withProgram(async () => {
      await services.library.measuring.resume();
      await services.jobs.idle();
    });
    expect((await mediumOf(plain!)).cueIn).toBeGreaterThan(1000);
    expect((await mediumOf(plain!)).title).toBe('Named by hand');
    expect(await mediumOf(cut!)).toMatchObject({ isMeasured: true, cueIn: 200 });
  });

  test('is left alone where it was measured meanwhile, or is no longer there', async () => {
    const measured = await makeSong(app, 1, { isMeasured: true });
    const key = { id: measured, radioId: 1, kind: 'SONG' } as never;
    await withProgram(() => services.library.measure(key, new AbortController().signal));
    expect(await mediumOf(measured)).toMatchObject({ state: 'READY' });
    const deletedMedium = { id: 999_999, radioId: 1, kind: 'SONG' } as never;
    await withProgram(() => services.library.measure(deletedMedium, new AbortController().signal));
  });
});

async function countOf(kind?: string): Promise<number> {
  const rows = await database.rows(
    `select count(*) from media_item where is_measured = false and state = 'READY' and deleted_at is null${kind ? ' and kind = ?' : ''}`,
    kind ? [kind] : [],
  );
  return Number(rows[0]![0]);
}
