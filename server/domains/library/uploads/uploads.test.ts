import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { converted, sound } from '../testing/sounds.ts';
import { listening, refusalOf, send } from '../testing/sending.ts';
import { begin, headersOf, patch } from '../testing/tus.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'media-reader', 'read MediaItem', 'read Song');
await addRole(app, 'media-sender', 'read MediaItem', 'read Song', 'create Song');

const fields = `id kind title credit state failure duplicateOf { id } fileName size checksum mimeType codec duration
  bitrate sampleRate channels loudness truePeak cueIn cueOut artwork hasWaveform fileUrl waveformUrl`;

/** Returns the medium after the library has finished its work on it. */
async function settled(id: string, more = '') {
  await app.shared.services.jobs.idle();
  const { data, errors } = await app.graphql(
    `query ($id: ID!) { mediaItem(id: $id) { ${fields} } ${more} }`,
    { id },
    admin,
    { 'x-radio': '1' },
  );
  expect(errors).toEqual([]);
  return data.mediaItem;
}

const sent = async (content: Buffer, name: string, kind = 'SONG') =>
  settled(await send(url, content, { token: admin, name, kind }));

describe('an upload', () => {
  const tiny = Buffer.from('x');

  test('is refused without signing in', async () => {
    expect(await refusalOf(send(url, tiny, { token: 'none', name: 'a.mp3' }))).toBe('UNAUTHENTICATED');
  });

  test('needs the permission to add that kind', async () => {
    const reader = await app.as('media-reader');
    const sender = await app.as('media-sender');
    expect(await refusalOf(send(url, tiny, { token: reader, name: 'a.mp3' }))).toBe('FORBIDDEN');
    expect(await refusalOf(send(url, tiny, { token: sender, name: 'a.mp3', kind: 'JINGLE' }))).toBe(
      'FORBIDDEN',
    );
  });

  test('of no known kind, or without a name, is refused', async () => {
    expect(await refusalOf(send(url, tiny, { token: admin, name: 'a.mp3', kind: 'HAMSTER' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await refusalOf(send(url, tiny, { token: admin, name: '../\n' }))).toBe('BAD_USER_INPUT');
  });

  test('is resumed by its sender alone', async () => {
    const sender = await app.as('media-sender');
    const address = await begin(url, admin, 'a.mp3', 10);
    const head = (token: string, radio = '1') =>
      fetch(address, { method: 'HEAD', headers: { ...headersOf(token), 'x-radio': radio } });
    expect((await head(admin)).status).toBe(200);
    expect((await head(sender)).status).toBe(404);
    expect((await head(admin, '2')).status).toBe(404);
  });

  test('lets no page of another origin read its responses', async () => {
    const address = await begin(url, admin, 'a.mp3', 10);
    const headers = { ...headersOf(admin), origin: 'https://other.example' };
    const responses = [
      await fetch(address, { method: 'HEAD', headers }),
      await fetch(address, { method: 'OPTIONS', headers }),
      await fetch(`${url}/uploads/media`, { method: 'OPTIONS', headers }),
      await fetch(`${url}/uploads/media`, { method: 'POST', headers: { ...headers, 'upload-length': '10' } }),
      await fetch(`${address}0`, { method: 'HEAD', headers }),
      await fetch(address, { method: 'DELETE', headers }),
    ];
    for (const response of responses) expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(responses[0]!.headers.get('upload-length')).toBe('10');
  });

  test('becomes a song with the values of its tags', async () => {
    const tags = {
      title: 'Marée basse',
      artists: ['Lune', 'Ada Merle'],
      album: 'Côte',
      track: 3,
      year: 2019,
      isrc: 'FRABC1900003',
    };
    const content = await sound(
      'mp3',
      { ...tags, genre: 'Jazz', label: 'Sel' },
      { silence: { before: 0.6, after: 0.7 }, length: 4 },
    );
    const medium = await sent(content, 'maree.mp3');
    expect(medium).toMatchObject({
      kind: 'SONG',
      title: 'Marée basse',
      credit: 'Lune, Ada Merle',
      state: 'READY',
      failure: null,
      fileName: 'maree.mp3',
      size: content.length,
      mimeType: 'audio/mpeg',
      channels: 1,
      hasWaveform: true,
    });
    expect(medium.duration).toBeGreaterThan(3900);
    expect(medium.loudness).toBeLessThan(-5);
    expect(medium.cueIn).toBeGreaterThan(500);
    expect(medium.cueOut).toBeLessThan(3500);
    const { data } = await app.graphql(
      `query ($id: ID!) { song(id: $id) { trackNumber isrc year genre label album { title artiste { name } needsReview } artistes { name needsReview } } }`,
      { id: medium.id },
      admin,
    );
    expect(data.song).toMatchObject({
      trackNumber: 3,
      isrc: 'FRABC1900003',
      year: 2019,
      genre: 'Jazz',
      label: 'Sel',
    });
    expect(data.song.album).toEqual({ title: 'Côte', artiste: { name: 'Lune' }, needsReview: true });
    expect(data.song.artistes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ada Merle',
      'Lune',
    ]);
  });

  test.each([
    ['wav', 'audio/wav', () => sound('wav', undefined, { root: 50 })],
    ['ogg', 'audio/ogg', () => sound('ogg', undefined, { root: 51 })],
    ['flac', 'audio/flac', () => converted('flac')],
    ['m4a', 'audio/x-m4a', () => converted('m4a')],
    ['aac', 'audio/aac', () => converted('aac')],
    ['opus', 'audio/ogg', () => converted('opus')],
  ])('takes %s', async (ending, mimeType, content) => {
    const medium = await sent(await content(), `sound.${ending}`);
    expect(medium).toMatchObject({ state: 'READY', mimeType });
    expect(medium.duration).toBeGreaterThan(1900);
    expect(medium.duration).toBeLessThan(2200);
  });

  test.each(['mp4', 'webm'])('takes videos as %s', async (ending) => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=2', '-shortest'];
    const medium = await sent(await converted(ending, picture), `film.${ending}`, 'VIDEO');
    expect(medium).toMatchObject({ state: 'READY', mimeType: `video/${ending}`, kind: 'VIDEO' });
  });

  test('shows a frame of a film that has no picture, from behind its dark beginning', async () => {
    const red = ['-f', 'lavfi', '-i', 'color=c=red:s=160x120:r=10:d=2'];
    const film = await converted('mp4', [...red, '-vf', 'fade=t=in:st=0:d=0.2', '-shortest']);
    const { artwork } = await sent(film, 'red.mp4', 'VIDEO');
    expect(artwork).toMatch(/^\/files\/artwork\/.+-256\.webp$/);
    const picture = await fetch(`${url}${artwork}`);
    const { channels } = await sharp(await picture.arrayBuffer()).stats();
    const [redness, greenness] = channels.map(({ mean }) => mean);
    expect(redness).toBeGreaterThan(200);
    expect(greenness).toBeLessThan(40);
  });

  test('has the type of its contents, regardless of its name', { tags: ['slow'] }, async () => {
    const tags = { title: 'Marée', artists: ['Lune'] };
    const sounds = {
      mp3: await sound('mp3', tags, { root: 80 }),
      ogg: await sound('ogg', tags, { root: 81 }),
      flac: await converted('flac', [
        '-metadata',
        'title=Marée',
        '-metadata',
        'artist=Lune',
        '-af',
        'volume=0.5',
      ]),
      wav: await sound('wav', tags, { root: 82 }),
      m4a: await converted('m4a', ['-metadata', 'title=Marée', '-metadata', 'artist=Lune', '-b:a', '80k']),
    };
    let made = 0;
    for (const [type, content] of Object.entries(sounds))
      for (const ending of Object.keys(sounds).filter((candidate) => candidate !== type)) {
        // Appends bytes so that the checksum differs from the other files with this content.
        const own = Buffer.concat([content, Buffer.alloc(++made)]);
        const medium = await sent(own, `${type}.${ending}`);
        expect([type, ending, medium.state, medium.failure, medium.title]).toEqual([
          type,
          ending,
          'READY',
          null,
          'Marée',
        ]);
      }
  });

  test('named like a picture is accepted as the sound that it is', async () => {
    const medium = await sent(await sound('mp3', { title: 'Not seen' }, { root: 83 }), 'cover.jpg');
    expect(medium).toMatchObject({ state: 'READY', title: 'Not seen', fileName: 'cover.jpg' });
  });

  test.each([
    [
      'before the first frame',
      (tag: Buffer, frames: Buffer) => [Buffer.alloc(3000), frames, tag.subarray(0, 0)],
    ],
    [
      'between the tags and the first frame',
      (tag: Buffer, frames: Buffer) => [tag, Buffer.alloc(3000), frames],
    ],
    ['before the tags', (tag: Buffer, frames: Buffer) => [Buffer.alloc(500), tag, frames]],
  ])('may have zeros %s', async (where, parts) => {
    const content = await sound('mp3', { title: 'Late' }, { root: 84 + where.length });
    const tagBytes = 10 + content.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
    const late = Buffer.concat(parts(content.subarray(0, tagBytes), content.subarray(tagBytes)));
    expect(await sent(late, 'late.mp3')).toMatchObject({ state: 'READY', mimeType: 'audio/mpeg' });
  });

  test('reads a title and an artiste from the name of a file without tags', async () => {
    const medium = await sent(await sound('mp3', undefined, { root: 52 }), '07 - Nina_Vale - Night Bus.mp3');
    expect(medium).toMatchObject({ title: 'Night Bus', credit: 'Nina Vale' });
  });

  test('reads them from a name with a long dash, without the number of the track', async () => {
    for (const [index, name] of ['07. Ada Finn – High Sun.mp3', '1-08 Ada Finn — High Sun.mp3'].entries()) {
      const medium = await sent(await sound('mp3', undefined, { root: 152 + index }), name);
      expect(medium).toMatchObject({ title: 'High Sun', credit: 'Ada Finn' });
    }
  });

  test('resumes after its connection was lost', async () => {
    const content = await sound('wav', undefined, { root: 53 });
    const half = Math.floor(content.length / 2);
    const address = await begin(url, admin, 'cut.wav', content.length);
    const first = await patch(address, admin, content.subarray(0, half), 0);
    expect(first.headers.get('upload-offset')).toBe(String(half));
    const uploadUrl = address;
    const id = await send(url, content, { token: admin, name: 'cut.wav', more: { uploadUrl } });
    expect(await settled(id)).toMatchObject({ state: 'READY', size: content.length });
    // The last response was lost. The client requests the state, and learns that the file is complete and has
    // become a medium.
    const status = await fetch(address, { method: 'HEAD', headers: headersOf(admin) });
    expect(status.headers.get('upload-offset')).toBe(String(content.length));
    expect(status.headers.get('x-media-id')).toBe(id);
  });

  test('returns its medium when its state is requested during completion', async () => {
    const content = await sound('wav', undefined, { root: 54 });
    const address = await begin(url, admin, 'slow.wav', content.length);
    const { storage } = app.shared.services;
    const adopt = storage.adopt.bind(storage);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const taking = new Promise<void>((resolve) => {
      vi.spyOn(storage, 'adopt').mockImplementationOnce(async (...file) => {
        await adopt(...file);
        resolve();
        await released;
      });
    });
    const sending = patch(address, admin, content, 0);
    await taking;
    const statusRequest = fetch(address, { method: 'HEAD', headers: headersOf(admin) });
    setTimeout(release, 20);
    const [sent, status] = await Promise.all([sending, statusRequest]);
    expect([status.status, status.headers.get('x-media-id')]).toEqual([200, sent.headers.get('x-media-id')]);
  });
});

describe('a file that the library does not accept', { tags: ['slow'] }, () => {
  const refused = async (content: Buffer, name: string, kind?: string) =>
    (await sent(content, name, kind)).failure;
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]);
  const archive = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(2000, 1)]);

  test('is refused by its content, whatever its name', async () => {
    expect(await refused(program, 'song.mp3')).toBe('NOT_MEDIA');
    expect(await refused(archive, 'song.flac')).toBe('NOT_MEDIA');
    expect(await refused(Buffer.from('not a sound at all'), 'song.wav')).toBe('NOT_MEDIA');
  });

  test('is refused when it is empty', async () => {
    expect(await refused(Buffer.alloc(0), 'empty.mp3')).toBe('EMPTY');
  });

  test('reports that it belongs to another kind', async () => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=1', '-shortest'];
    expect(await refused(await converted('mp4', picture), 'film.mp4', 'SONG')).toBe('WRONG_KIND');
    expect(await refused(await sound('mp3', undefined, { root: 60 }), 'song.mp3', 'VIDEO')).toBe(
      'WRONG_KIND',
    );
  });

  test.each([
    ['mp3', () => converted('mp3')],
    ['ogg', () => sound('ogg', undefined, { root: 61 })],
    ['wav', () => sound('wav', undefined, { root: 62 })],
    ['m4a', () => converted('m4a', ['-b:a', '96k'])],
    ['flac', () => converted('flac', ['-compression_level', '1'])],
  ])('says that it was cut short: %s', async (ending, content) => {
    const whole = await content();
    expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.4)), `cut.${ending}`)).toBe('DAMAGED');
  });

  test('that is a duplicate names the first one, and is not stored', async () => {
    const content = await sound('mp3', undefined, { root: 63 });
    const first = await sent(content, 'first.mp3');
    const second = await sent(content, 'again.mp3');
    expect(second).toMatchObject({
      state: 'FAILED',
      failure: 'DUPLICATE',
      duplicateOf: { id: first.id },
      fileUrl: null,
    });
    const { data } = await app.graphql(
      '{ mediaDuplicates { groups { reason items { id } } } songs(search: "again.mp3") { totalItems } }',
      {},
      admin,
    );
    const [newest] = data.mediaDuplicates.groups;
    expect(newest).toEqual({ reason: 'SAME_FILE', items: [{ id: first.id }, { id: second.id }] });
    expect(data.songs.totalItems).toBe(0);
  });

  test('that arrives twice at once is stored once', async () => {
    const content = await sound('mp3', undefined, { root: 64 });
    const ids = await Promise.all(
      ['a.mp3', 'b.mp3', 'c.mp3'].map((name) => send(url, content, { token: admin, name })),
    );
    const media = [];
    for (const id of ids) media.push(await settled(id));
    expect(media.map(({ state }) => state).toSorted()).toEqual(['FAILED', 'FAILED', 'READY']);
  });

  test('survives tags of any size and shape', async () => {
    const wild = {
      title: `<img src=x onerror=alert(1)>\n${'x'.repeat(1_000_000)}`,
      artists: ['<script>\u202Eevil'],
      album: '\u0000',
    };
    const medium = await sent(await sound('mp3', wild, { root: 65 }), 'wild.mp3');
    expect(medium.state).toBe('READY');
    expect(medium.title).toHaveLength(255);
    expect(medium.title.startsWith('<img src=x onerror=alert(1)> xxx')).toBe(true);
    expect(medium.credit).toBe('<script> evil');
  });

  test('has a short name without a path', async () => {
    const content = await sound('mp3', undefined, { root: 66 });
    const medium = await sent(content, `../../etc/\n${'n'.repeat(1000)}.mp3`);
    expect(medium.fileName).toHaveLength(255);
    expect(medium.fileName).toMatch(/^n+$/);
  });
});

describe('the quota of a radio', () => {
  test('refuses an upload that exceeds it before the upload begins', async () => {
    const content = await sound('wav', undefined, { root: 70 });
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run('update radio set media_quota = ? where id = 2', [content.length + 10]);
    });
    await send(url, content, { token: admin, name: 'fits.wav', radio: 2 });
    await app.shared.services.jobs.idle();
    expect(await refusalOf(send(url, Buffer.alloc(11), { token: admin, name: 'not.wav', radio: 2 }))).toBe(
      'STORAGE_FULL',
    );
    const { data } = await app.graphql('{ libraryStorage { used quota measures } }', {}, admin, {
      'x-radio': '2',
    });
    expect(data.libraryStorage).toEqual({ used: content.length, quota: content.length + 10, measures: true });
  });
});

describe('the address of a file', () => {
  test('plays for its viewer alone, whole or in parts', async () => {
    const content = await sound('mp3', undefined, { root: 71 });
    const { id, fileUrl, waveformUrl } = await sent(content, 'played.mp3');
    const whole = await fetch(url + fileUrl);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    const part = await read(url + fileUrl, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`]);
    const { peaks } = (await (await fetch(url + waveformUrl)).json()) as { peaks: number[] };
    expect(peaks.length).toBeGreaterThan(100);
    expect(Math.max(...peaks)).toBeGreaterThan(20);
    const download = await read(`${url}${fileUrl}&download`);
    expect(download.headers.get('content-disposition')).toContain('filename="played.mp3"');
    const bare = fileUrl.split('?')[0];
    expect((await read(url + bare)).status).toBe(401);
    expect((await read(`${url}/media/1/${Number(id) - 1}/file?${fileUrl.split('?')[1]}`)).status).toBe(401);
    expect((await read(url + fileUrl.replace('/media/1/', '/media/2/'))).status).toBe(401);
    expect((await read(url + bare, { headers: headersOf(admin) })).status).toBe(200);
  });

  test('needs the right to read its kind', async () => {
    const { fileUrl } = await sent(await sound('mp3', undefined, { root: 73 }), 'sign.mp3', 'JINGLE');
    const path = url + fileUrl.split('?')[0];
    const statusFor = async (token: string) => (await read(path, { headers: headersOf(token) })).status;
    expect(await statusFor(await app.as('media-reader'))).toBe(404);
    expect(await statusFor(admin)).toBe(200);
  });

  test('ends with the session, and with the right to read', async () => {
    const { id } = await sent(await sound('mp3', undefined, { root: 72 }), 'ends.mp3');
    const reader = await app.as('media-reader');
    const { data } = await app.graphql(
      'query ($id: ID!) { mediaItem(id: $id) { fileUrl } }',
      { id },
      reader,
      { 'x-radio': '1' },
    );
    expect((await read(url + data.mediaItem.fileUrl)).status).toBe(200);
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run(
        `update session set revoked_at = expires_at where user_id in
        (select u.id from "user" u join role r on r.id = u.role_id where r.key = ?)`,
        ['media-reader'],
      );
    });
    expect((await read(url + data.mediaItem.fileUrl)).status).toBe(401);
  });
});

/** Returns the response after its whole body was read. */
async function read(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer;
}
