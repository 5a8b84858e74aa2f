// @module-tag slow
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { listening, send } from '../testing/sending.ts';
import { converted, sound } from '../testing/sounds.ts';
import { headersOf } from '../testing/tus.ts';
import { playsInBrowsers } from './playsInBrowsers.ts';
import { renditionJob } from './renditionJob.ts';
import { renditionKeyOf } from './renditionKey.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'jingle-reader', 'read Jingle');

const playbackOf = async (id: string) => {
  const { data, errors } = await app.graphql(
    'query ($id: ID!) { mediaItem(id: $id) { id state playback fileUrl playUrl } }',
    { id },
    admin,
  );
  expect(errors).toEqual([]);
  return data.mediaItem;
};

async function sent(content: Buffer, name: string) {
  const id = await send(url, content, { token: admin, name });
  await services.jobs.idle();
  return playbackOf(id);
}

const keyOf = async (id: string) =>
  String((await database.rows('select file_key from media_item where id = ?', [Number(id)]))[0]![0]);

const read = async (address: string, init?: RequestInit) => {
  const answer = await fetch(url + address, init);
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
};

describe('the rendition of a sound for browsers', () => {
  test.each<[name: string, ending: string, args: string[]]>([
    ['ALAC', 'm4a', ['-c:a', 'alac']],
    ['WAV of floating numbers', 'wav', ['-c:a', 'pcm_f32le']],
    ['WAV of 32 bits', 'wav', ['-c:a', 'pcm_s32le', '-af', 'volume=0.9']],
    ['WAV in ADPCM', 'wav', ['-c:a', 'adpcm_ima_wav']],
    ['MPEG layer 2', 'mp2', ['-c:a', 'mp2']],
    ['FLAC in MP4', 'mp4', ['-c:a', 'flac', '-strict', '-2']],
  ])('is a rendition of %s, and the file itself stays as it was sent', async (name, ending, args) => {
    const content = await converted(ending, args);
    const { state, playback, fileUrl, playUrl } = await sent(content, `${name}.${ending}`);
    expect([state, playback]).toEqual(['READY', 'RENDERED']);
    expect((await read(fileUrl)).content.equals(content)).toBe(true);
    const { answer, content: rendition } = await read(playUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/flac']);
    expect(rendition.toString('latin1', 0, 4)).toBe('fLaC');
  });

  test.each<[ending: string, content: () => Promise<Buffer>]>([
    ['mp3', () => sound('mp3', undefined, { root: 41 })],
    ['wav', () => sound('wav', undefined, { root: 41 })],
    ['ogg', () => sound('ogg', undefined, { root: 41 })],
    ['m4a', () => converted('m4a')],
    ['wav', () => converted('wav', ['-c:a', 'pcm_s24le'])],
    ['flac', () => converted('flac')],
    ['webm', () => converted('webm', ['-c:a', 'libopus'])],
  ])('is the file itself where they play it: %s', async (ending, content) => {
    const { playback, fileUrl, playUrl } = await sent(await content(), `plain.${ending}`);
    expect(playback).toBe('DIRECT');
    expect(playUrl.split('?')[0]).toBe(fileUrl.split('?')[0]);
  });

  test('is an accepted video as it is', () => expect(playsInBrowsers('video/mp4', '')).toBe(true));

  test('is read by its viewer alone, and goes with the medium', async () => {
    const { id, playUrl } = await sent(await converted('m4a', ['-c:a', 'alac', '-ac', '2']), 'own.m4a');
    const bare = playUrl.split('?')[0];
    expect((await read(bare)).answer.status).toBe(401);
    const stranger = await app.as('jingle-reader');
    expect((await read(bare, { headers: headersOf(stranger) })).answer.status).toBe(403);
    expect((await read(bare, { headers: headersOf(admin) })).answer.status).toBe(200);
    const key = renditionKeyOf(await keyOf(id));
    expect(await services.storage.sizeOf(key)).toBeGreaterThan(0);
    await app.graphql('mutation ($id: ID!) { deleteSong(id: $id) }', { id }, admin);
    const { errors } = await app.graphql(
      'mutation ($ids: [ID!]!) { purgeMedia(ids: $ids) }',
      { ids: [id] },
      admin,
    );
    expect(errors).toEqual([]);
    expect(await services.storage.sizeOf(key)).toBeNull();
  });

  test('is nothing where no rendition can be made, and one once it can', async () => {
    const broken = vi.spyOn(services.storage, 'adopt');
    const adopt = broken.getMockImplementation();
    broken.mockImplementation(async (key, path) => {
      if (key.startsWith('renditions/')) throw new Error('The bucket does not answer.');
      await (adopt ?? Object.getPrototypeOf(services.storage).adopt).call(services.storage, key, path);
    });
    const id = await send(url, await converted('m4a', ['-c:a', 'alac', '-ar', '32000']), {
      token: admin,
      name: 'later.m4a',
    });
    await services.jobs.idle();
    expect(await playbackOf(id)).toMatchObject({ state: 'READY', playback: 'RENDERING', playUrl: null });
    await services.library.renditions.giveUp({ id: Number(id), radioId: 1, kind: MediaKind.SONG });
    expect(await playbackOf(id)).toMatchObject({ state: 'READY', playback: 'UNPLAYABLE', playUrl: null });
    broken.mockRestore();
    await database.transaction(
      async (transaction) =>
        void (await transaction.run('delete from job where kind = ?', [renditionJob.name])),
    );
    await services.library.resume();
    await services.jobs.idle();
    expect(await playbackOf(id)).toMatchObject({ playback: 'RENDERED' });
  });
});

describe('the address of a medium', () => {
  test('marks its bytes, and sends them once', async () => {
    const { fileUrl } = await sent(await sound('mp3', undefined, { root: 45 }), 'marked.mp3');
    const mark = (await read(fileUrl)).answer.headers.get('etag')!;
    expect(mark).toMatch(/^"[\w-]{22}"$/);
    const again = await read(fileUrl, { headers: { 'if-none-match': `W/${mark}` } });
    expect([again.answer.status, again.content.length]).toEqual([304, 0]);
    expect((await read(fileUrl, { headers: { 'if-none-match': '"other"' } })).answer.status).toBe(200);
  });

  test('returns a range to clients that have the same file, and otherwise the whole file', async () => {
    const content = await sound('mp3', undefined, { root: 46 });
    const { fileUrl } = await sent(content, 'part.mp3');
    const mark = (await read(fileUrl)).answer.headers.get('etag')!;
    const part = (condition: string) =>
      read(fileUrl, { headers: { range: 'bytes=10-19', 'if-range': condition } });
    expect((await part(mark)).answer.status).toBe(206);
    for (const staleMark of ['"other"', `W/${mark}`, 'Thu, 26 Nov 2026 12:00:00 GMT']) {
      const { answer, content: whole } = await part(staleMark);
      expect([answer.status, whole.length]).toEqual([200, content.length]);
    }
  });
});
