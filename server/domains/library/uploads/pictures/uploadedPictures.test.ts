/** @module-tag slow */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeAlbum, makeArtiste } from '../../testing/library.ts';
import { listening, refusalOf, send } from '../../testing/sending.ts';
import { sound } from '../../testing/sounds.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';
import { beginUpload, restartedUploads } from '../../testing/uploads.ts';
import { recordOf } from '../records/uploadRecord.ts';
import { assignPicture } from './assignPicture.ts';

const app = await createTestApp({}, afterAll);
const { database, services } = app.shared;
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'song-sender', 'read MediaItem', 'read Song', 'create Song');
const songSender = await app.as('song-sender');

const red = await picture('#c00');
const blue = await picture('#00c');
function picture(background: string, size = 40): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

let root = 0;
const songOf = (album: string, artist = 'Lune') =>
  sound('mp3', { title: `Song ${root}`, artists: [artist], album }, { root: 20 + ++root });

interface File {
  name: string;
  content: Buffer;
  token?: string;
}
/** Uploads files as from one folder, in this order. Returns the id in each response. */
async function drop(
  files: File[],
  { drop: of = `drop ${++root}`, folder = 'Album', sounds = count(files) } = {},
) {
  const ids: string[] = [];
  for (const { name, content, token = admin } of files) {
    const metadata = { filename: name, kind: 'SONG', drop: of, folder, sounds: String(sounds) };
    const sending = { token, name, more: { metadata } };
    ids.push(isPicture(name) ? await sendPicture(content, sending) : await send(url, content, sending));
  }
  return ids;
}
const isPicture = (name: string) => !name.endsWith('.mp3');
const count = (files: File[]) => files.filter(({ name }) => !isPicture(name)).length;

async function sendPicture(content: Buffer, sending: Parameters<typeof send>[2]): Promise<string> {
  let id = '';
  const onAfterResponse = (_: unknown, answer: { getHeader: (name: string) => string | undefined }) => {
    id = answer.getHeader('X-Picture-Id') ?? id;
  };
  await send(url, content, { ...sending, more: { ...sending.more, onAfterResponse } });
  return id;
}

const settled = () => services.jobs.idle();

const statesQuery = 'query ($ids: [ID!]!) { uploadedPictures(ids: $ids) { id fileName state failure } }';
async function stateOf(id: string): Promise<string> {
  await settled();
  const { data, errors } = await app.graphql(statesQuery, { ids: [id] }, admin, { 'x-radio': '1' });
  expect(errors).toEqual([]);
  const [{ state, failure }] = data.uploadedPictures;
  return failure ?? state;
}
async function song(id: string): Promise<Json> {
  await settled();
  const query = '{ song(id: "ID") { state artwork album { id title cover } } }'.replace('ID', id);
  return (await app.graphql(query, {}, admin)).data.song;
}
/** Colour of the picture at an address: red or blue. */
async function colorAt(address: string): Promise<string> {
  const answer = await fetch(url + address);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('a picture that is sent along', () => {
  test('is refused without signing in, and from who may not add that kind', async () => {
    const more = { metadata: { filename: 'cover.jpg', kind: 'JINGLE', drop: 'x' } };
    const sending = (token: string) => send(url, red, { token, name: 'cover.jpg', more });
    expect(await refusalOf(sending('none'))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(sending(songSender))).toBe('FORBIDDEN');
  });

  test('is refused when it exceeds the size limit, or names too many files of its folder', async () => {
    const large = Buffer.alloc(10 * 1024 ** 2 + 1);
    expect(await refusalOf(drop([{ name: 'cover.png', content: large }]))).toBe('LIMIT_EXCEEDED');
    const cover = [{ name: 'cover.jpg', content: red }];
    expect(await refusalOf(drop(cover, { folder: 'x'.repeat(1001) }))).toBe('BAD_USER_INPUT');
    expect(await refusalOf(drop(cover, { drop: 'x'.repeat(101) }))).toBe('BAD_USER_INPUT');
  });

  test('becomes the cover of the album of the songs in its folder, before or after they arrive', async () => {
    const [cover, first, second] = await drop([
      { name: 'cover.jpg', content: red },
      { name: '01.mp3', content: await songOf('Red record') },
      { name: '02.mp3', content: await songOf('Red record') },
    ]);
    expect(await stateOf(cover!)).toBe('USED');
    const { album, artwork } = await song(first!);
    expect([album.title, artwork]).toEqual(['Red record', '']);
    expect((await song(second!)).album).toEqual(album);
    expect(await colorAt(album.cover)).toBe('red');
    const [later, folder] = await drop([
      { name: 'a.mp3', content: await songOf('Blue record') },
      { name: 'Folder.PNG', content: await sharp(blue).png().toBuffer() },
    ]);
    expect(await stateOf(folder!)).toBe('USED');
    expect(await colorAt((await song(later!)).album.cover)).toBe('blue');
  });

  test('is written down in the name of its sender', async () => {
    const { id } = (
      await song(
        (
          await drop([
            { name: 's.mp3', content: await songOf('Told') },
            { name: 'front.jpg', content: red },
          ])
        )[0]!,
      )
    ).album;
    const [entry] = await database.rows(
      `select actor_name, changes, address, request_id from audit_entry where subject = 'Album' and subject_id = ? and action = 'UPDATED'`,
      [id],
    );
    expect(String(entry![0])).not.toBe('');
    expect(JSON.stringify(entry![1])).toContain('cover');
    expect(entry!.slice(2)).toEqual(['127.0.0.1', expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('becomes the picture of the sound that is called like it, and of no other', async () => {
    const [first, secondFile, called] = await drop([
      { name: 'Night Bus.mp3', content: await songOf('Two songs') },
      { name: 'Day Bus.mp3', content: await songOf('Two songs') },
      { name: 'night bus.webp', content: await sharp(blue).webp().toBuffer() },
    ]);
    expect(await stateOf(called!)).toBe('USED');
    const bus = await song(first!);
    expect(await colorAt(bus.artwork)).toBe('blue');
    expect(bus.album.cover).toBe('');
    expect((await song(secondFile!)).artwork).toBe('');
  });

  test('becomes the picture of each song in its folder that is on no album', async () => {
    const [first, secondFile, cover] = await drop([
      { name: 'a.mp3', content: await songOf('') },
      { name: 'b.mp3', content: await songOf('') },
      { name: 'album.jpg', content: red },
    ]);
    expect(await stateOf(cover!)).toBe('USED');
    const [a, b] = [await song(first!), await song(secondFile!)];
    expect([await colorAt(a.artwork), await colorAt(b.artwork)]).toEqual(['red', 'red']);
    // Each row has a picture file of its own, so that replacing one does not affect the other.
    expect(a.artwork).not.toBe(b.artwork);
  });

  test('reaches an album that the songs have been on for long, when they are sent again with it', async () => {
    const content = await songOf('Old record');
    const [first] = await drop([{ name: '1.mp3', content }]);
    await song(first!);
    const [again, cover] = await drop([
      { name: '1.mp3', content },
      { name: 'cover.jpg', content: red },
    ]);
    expect(await stateOf(cover!)).toBe('USED');
    expect((await song(again!)).state).toBe('FAILED');
    expect(await colorAt((await song(first!)).album.cover)).toBe('red');
  });

  test('never replaces a picture that is there', async () => {
    const content = await songOf('Has one');
    const [first, used, late] = await drop([
      { name: 'a.mp3', content },
      { name: 'cover.jpg', content: red },
      { name: 'front.jpg', content: blue },
    ]);
    expect(await stateOf(used!)).toBe('USED');
    expect(await stateOf(late!)).toBe('HAS_PICTURE');
    expect(await colorAt((await song(first!)).album.cover)).toBe('red');
    const tagged = await sound('mp3', { title: 'T', cover: blue }, { root: 90 });
    const [own, secondFile] = await drop([
      { name: 'own.mp3', content: tagged },
      { name: 'own.jpg', content: red },
    ]);
    expect(await stateOf(secondFile!)).toBe('HAS_PICTURE');
    expect(await colorAt((await song(own!)).artwork)).toBe('blue');
  });

  test('that was sent first wins, in whatever order the jobs run', async () => {
    const { pictures } = services.uploads;
    const of = { drop: 'two covers', sounds: 1 };
    const [cover, front] = await drop(
      [
        { name: 'cover.jpg', content: red },
        { name: 'front.jpg', content: blue },
      ],
      of,
    );
    await settled();
    const assign = vi.spyOn(pictures, 'assign').mockResolvedValue();
    const [first] = await drop([{ name: 'a.mp3', content: await songOf('Two covers') }], of);
    await settled();
    assign.mockRestore();
    await pictures.assign({ upload: front!, isLast: false });
    expect([await stateOf(cover!), await stateOf(front!)]).toEqual(['USED', 'HAS_PICTURE']);
    expect(await colorAt((await song(first!)).album.cover)).toBe('red');
  });

  test('never replaces a picture that a user has set meanwhile', async () => {
    const album = await makeAlbum(app, 1, { title: 'Given', cover: '/files/albumcovers/theirs-256.webp' });
    const path = join(app.config.filesDir, 'sent.jpg');
    await writeFile(path, red);
    const log = { error: () => {} };
    const target = {
      entity: 'Album',
      id: album,
      kind: MediaKind.SONG,
      hasPicture: false,
      isNew: true,
    } as const;
    const files = { storage: services.storage, log };
    const stored = vi.spyOn(services.storage, 'put');
    const isGiven = await assignPicture(
      { ...app.shared, ...services },
      files,
      path,
      { ...target, mediaIds: [] },
      { userId: 1, radioId: 1, address: '', requestId: '' },
    );
    expect(isGiven).toBe(false);
    for (const [key] of stored.mock.calls) expect(await services.storage.sizeOf(key)).toBeNull();
    expect(stored).toHaveBeenCalledTimes(3);
    stored.mockRestore();
    expect(await database.rows('select cover from album where id = ?', [album])).toEqual([
      ['/files/albumcovers/theirs-256.webp'],
    ]);
  });

  test('goes to an album that was there before only from who may change albums', async () => {
    const artiste = await makeArtiste(app, 1, { name: 'Sol' });
    await makeAlbum(app, 1, { title: 'Kept record', artiste });
    const files = async (token: string) => [
      { name: 'k.mp3', content: await songOf('Kept record', 'Sol'), token },
      { name: 'cover.jpg', content: red, token },
    ];
    const [mine, refused] = await drop(await files(songSender));
    await settled();
    const { data } = await app.graphql(statesQuery, { ids: [refused] }, songSender, { 'x-radio': '1' });
    expect(data.uploadedPictures).toEqual([
      { id: refused, fileName: 'cover.jpg', state: 'FAILED', failure: 'NOT_ALLOWED' },
    ]);
    expect((await song(mine!)).album).toMatchObject({ title: 'Kept record', cover: '' });
    const [, taken] = await drop(await files(admin));
    expect(await stateOf(taken!)).toBe('USED');
  });
});

describe('an unusable picture has a reason', () => {
  const song1 = async () => ({ name: 'song.mp3', content: await songOf('') });

  test('when no sound came with it, or none that it could be for', async () => {
    const [alone] = await drop([{ name: 'cover.jpg', content: red }]);
    expect(await stateOf(alone!)).toBe('NO_SOUND');
    const [, strange] = await drop([await song1(), { name: 'IMG_1.jpg', content: red }]);
    expect(await stateOf(strange!)).toBe('NO_SOUND');
  });

  test('when the only sounds are in another folder, arrived at another time, or are of another sender', async () => {
    const of = 'one drop';
    await drop([await song1()], { drop: of, folder: 'A' });
    const [elsewhere] = await drop([{ name: 'cover.jpg', content: red }], { drop: of, folder: 'B' });
    expect(await stateOf(elsewhere!)).toBe('NO_SOUND');
    const [later] = await drop([{ name: 'cover.jpg', content: red }], { drop: 'another', folder: 'A' });
    expect(await stateOf(later!)).toBe('NO_SOUND');
    const cover = { name: 'cover.jpg', content: red, token: songSender };
    const [theirs] = await drop([cover], { drop: of, folder: 'A' });
    await settled();
    const { data } = await app.graphql(statesQuery, { ids: [theirs] }, songSender, { 'x-radio': '1' });
    expect(data.uploadedPictures[0].failure).toBe('NO_SOUND');
  });

  test('when the sounds in its folder failed', async () => {
    const broken = { name: 'song.mp3', content: Buffer.from('no sound') };
    const [, cover] = await drop([broken, { name: 'song.jpg', content: red }]);
    expect(await stateOf(cover!)).toBe('NO_SOUND');
  });

  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['NO_PICTURE', 'a.jpg', () => Buffer.from('not a picture')],
    ['NO_PICTURE', 'empty.jpg', () => Buffer.alloc(0)],
    ['NO_PICTURE', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['BROKEN', 'b.jpg', async () => (await picture('#0c0', 900)).subarray(0, 900)],
    ['TOO_LARGE', 'c.jpg', () => picture('#0c0', 7200)],
  ])('%s: %s', async (failure, name, content) => {
    // A broken picture fails at once, even while its announced sounds are still missing.
    const [id] = await drop([{ name, content: await content() }], { sounds: 5 });
    expect(await stateOf(id!)).toBe(failure);
  });

  test('when it could not be looked at, however often that was tried', async () => {
    const assign = vi.spyOn(services.uploads.pictures, 'assign').mockRejectedValue(new Error('Not now.'));
    const [id] = await drop([{ name: 'cover.jpg', content: red }], { sounds: 1 });
    expect(await stateOf(id!)).toBe('WAITING');
    const lastTry = `update job set due = 0, tries = 4 where kind = 'multimedia.picture' and tries = 1`;
    await database.transaction(async (transaction) => void (await transaction.run(lastTry, [])));
    expect(await stateOf(id!)).toBe('UNEXPECTED');
    assign.mockRestore();
  });

  test('after some patience, when not all sounds came that were announced', async () => {
    const files = [await song1(), { name: 'IMG_2.jpg', content: red }];
    const [, strange] = await drop(files, { sounds: 2 });
    expect(await stateOf(strange!)).toBe('WAITING');
    const endWaiting = `update job set due = 0 where kind = 'multimedia.picture'`;
    await database.transaction(async (transaction) => void (await transaction.run(endWaiting, [])));
    await settled();
    expect(await stateOf(strange!)).toBe('NO_SOUND');
  });
});

describe('the states of uploaded pictures', () => {
  test('are visible to their sender alone, on their radio', async () => {
    const [id] = await drop([{ name: 'cover.jpg', content: red }]);
    await settled();
    const statesFor = async (token: string, radio = '1') =>
      (
        await app.graphql(statesQuery, { ids: [id, 'f'.repeat(32), '../secret'] }, token, {
          'x-radio': radio,
        })
      ).data.uploadedPictures;
    expect(await statesFor(admin)).toHaveLength(1);
    expect(await statesFor(songSender)).toEqual([]);
    expect(await statesFor(admin, '2')).toEqual([]);
  });

  test('require the permission to read the library, and 1 to 100 ids', async () => {
    expect((await app.graphql(statesQuery, { ids: ['1'] })).code).toBe('UNAUTHENTICATED');
    const client = await app.tokenOf('client@demo.com');
    expect((await app.graphql(statesQuery, { ids: ['1'] }, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(statesQuery, { ids: [] }, admin)).fields).toEqual({ ids: 'required' });
    const many = Array.from({ length: 101 }, (_, index) => String(index));
    expect((await app.graphql(statesQuery, { ids: many }, admin)).fields).toEqual({ ids: 'tooLong' });
  });
});

describe('pictures that wait', () => {
  test('resume after a restart, and so do the sounds that they wait for', async () => {
    const [cover] = await drop([{ name: 'cover.jpg', content: blue }], { sounds: 1 });
    expect(await stateOf(cover!)).toBe('WAITING');
    const { uploads } = services;
    const content = await songOf('Begun before');
    const { picture: _, ...ofGroup } = recordOf((await uploads.records.get(cover!))!);
    const late = 'a'.repeat(32);
    const record = { ...ofGroup, filename: 'late.mp3' };
    await beginUpload(app, late, { size: content.length, content, record });

    const restarted = restartedUploads(app);
    afterAll(() => restarted.close());
    await restarted.resume(services.accounts);
    await settled();
    const { mediaId } = recordOf((await restarted.records.get(late))!);
    expect(await colorAt((await song(mediaId!)).album.cover)).toBe('blue');
    expect(await stateOf(cover!)).toBe('USED');
  });
});
