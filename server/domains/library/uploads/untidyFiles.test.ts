// @module-tag slow
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { converted } from '../testing/sounds.ts';
import { largeWav, mp3Claiming, patched, piped } from '../testing/untidySounds.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');

/** Uploads a file and returns the medium after its analysis. */
async function sent(content: Buffer, name: string, kind = 'SONG') {
  const id = await send(url, content, { token: admin, name, kind });
  await app.shared.services.jobs.idle();
  const { data, errors } = await app.graphql(
    `query ($id: ID!) { mediaItem(id: $id) { state failure refusedFormat duration sampleRate bitrate mimeType codec } }`,
    { id },
    admin,
  );
  expect(errors).toEqual([]);
  return data.mediaItem;
}

const mp3 = ['-c:a', 'libmp3lame', '-q:a', '2', '-write_xing', '0', '-f', 'mp3'];
/** Quiet except for its end, so that the first frames do not reveal the bitrate of the later ones. */
const loudEnd = { length: 30, through: "volume='if(lt(t,25),0.001,1)':eval=frame" };
const unknownSize = Buffer.alloc(4);

describe('a file without a declared length', () => {
  test.each<[what: string, name: string, seconds: number, content: () => Buffer]>([
    ['flac from a pipe', 'a.flac', 6, () => piped(['-f', 'flac'], { seed: 2 })],
    ['wav from a pipe', 'a.wav', 6, () => piped(['-f', 'wav'], { seed: 3 })],
    [
      'wav whose sizes stayed 0',
      'b.wav',
      6,
      () => patched(piped(['-f', 'wav'], { seed: 4 }), 'data', 4, unknownSize),
    ],
    ['webm from a pipe', 'a.webm', 6, () => piped(['-c:a', 'libopus', '-f', 'webm'], { seed: 5 })],
    ['mp3 whose header says 0', 'a.mp3', 6, () => mp3Claiming(0, { seed: 6 })],
    ['mp3 whose header counts more than there are', 'b.mp3', 6, () => mp3Claiming(9000, { seed: 7 })],
    ['mp3 whose header counts fewer than there are', 'c.mp3', 6, () => mp3Claiming(30, { seed: 8 })],
    ['mp3 of changing rates with a loud end', 'd.mp3', 30, () => piped(mp3, loudEnd)],
    ['mp3 of changing rates from a pipe', 'e.mp3', 6, () => piped(mp3, { seed: 9 })],
  ])('is complete: %s', async (_what, name, seconds, content) => {
    const medium = await sent(content(), name);
    expect(medium).toMatchObject({ state: 'READY', failure: null });
    expect(Math.abs(medium.duration - seconds * 1000)).toBeLessThan(150);
  });

  test('is cut short all the same where its end is missing', async () => {
    const whole = {
      'a.flac': piped(['-f', 'flac'], { seed: 12 }),
      'a.webm': piped(['-c:a', 'libopus', '-f', 'webm'], { seed: 13 }),
      'a.mp3': mp3Claiming(600, { seed: 14, length: 12 }),
      'b.mp3': piped(mp3, { seed: 15 }),
      'a.aac': piped(['-c:a', 'aac', '-f', 'adts'], { seed: 16 }),
    };
    for (const [name, content] of Object.entries(whole)) {
      // Cuts the file in the middle of a frame.
      const cut = content.subarray(0, Math.floor(content.length * 0.3) + 5);
      expect([name, (await sent(cut, name)).failure]).toEqual([name, 'DAMAGED']);
    }
  });

  test('of which 0.4 seconds of 222 have come is not ready', async () => {
    const long = { length: 222, seed: 17 };
    const whole = {
      'a.mp3': mp3Claiming(8498, long),
      'b.mp3': piped(mp3, long),
      'a.aac': piped(['-c:a', 'aac', '-f', 'adts'], long),
    };
    for (const [name, content] of Object.entries(whole)) {
      const some = content.subarray(0, Math.floor((content.length / 222) * 0.4) + 700);
      expect([name, (await sent(some, name)).state]).toEqual([name, 'FAILED']);
    }
  });
});

describe('a film', () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=6', '-shortest'];

  test('from a pipe is as long as it plays', async () => {
    const film = piped([...picture, '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm'], { seed: 20 });
    const medium = await sent(film, 'film.webm', 'VIDEO');
    expect(medium).toMatchObject({ state: 'READY', mimeType: 'video/webm' });
    expect(Math.abs(medium.duration - 6000)).toBeLessThan(300);
  });
});

describe('a file with a wrong declaration', () => {
  test('by twice the rate of its core plays at its true one', async () => {
    // The description of the core is followed by an extension. Changes its “no doubling” into “doubled to
    // 44.1 kHz”.
    const plain = await converted('m4a', ['-ar', '22050', '-c:a', 'aac']);
    const doubled = patched(plain, Buffer.from('56e500', 'hex'), 2, Buffer.from('a0', 'hex'));
    expect(await sent(doubled, 'he.m4a')).toMatchObject({ state: 'READY', sampleRate: 44_100 });
  });

  test('by its average rate where the rate changes', async () => {
    const content = piped(mp3, { ...loudEnd, seed: 21 });
    const { bitrate, duration } = await sent(content, 'average.mp3');
    expect(Math.abs(bitrate - (content.length * 8000) / duration)).toBeLessThan(1000);
  });

  test.each(['RF64', 'BW64'] as const)('by sizes of 64 bits is taken: %s', async (form) => {
    const medium = await sent(largeWav(form, { seed: form === 'RF64' ? 22 : 23 }), 'large.wav');
    expect(medium).toMatchObject({ state: 'READY', mimeType: 'audio/wav', codec: 'PCM', bitrate: 1_411_200 });
    expect(medium.duration).toBe(6000);
  });

  test('by sizes of 64 bits is cut short where samples are missing', async () => {
    const content = largeWav('RF64', { seed: 24 });
    expect((await sent(content.subarray(0, content.length / 2), 'half.wav')).failure).toBe('DAMAGED');
  });
});

describe('sound that the library does not take', () => {
  test.each<[name: string, ending: string, args: string[]]>([
    ['AIFF', 'aiff', ['-c:a', 'pcm_s16be', '-f', 'aiff']],
    ['AIFF-C', 'aif', ['-c:a', 'pcm_s16le', '-f', 'aiff']],
    ['AU', 'au', ['-f', 'au']],
    ['Core Audio (CAF)', 'caf', ['-f', 'caf']],
    ['Windows Media (WMA)', 'wma', ['-c:a', 'wmav2', '-f', 'asf']],
    ['WavPack', 'wv', ['-c:a', 'wavpack', '-f', 'wv']],
    ['True Audio', 'tta', ['-f', 'tta']],
    ['Wave64', 'w64', ['-f', 'w64']],
    ['Dolby Digital (AC-3)', 'ac3', ['-c:a', 'ac3', '-f', 'ac3']],
    ['Speex', 'spx', ['-c:a', 'libspeex', '-ar', '16000', '-ac', '1', '-f', 'ogg']],
  ])('is refused by its name: %s', async (name, ending, args) => {
    const content = await converted(ending, args);
    expect(await sent(content, `foreign.${ending}`)).toMatchObject({
      failure: 'FORMAT_NOT_ACCEPTED',
      refusedFormat: name,
    });
  });

  test('is called by no name where it was refused for something else', async () => {
    expect(await sent(Buffer.from('no sound at all'), 'a.mp3')).toMatchObject({
      failure: 'NOT_MEDIA',
      refusedFormat: '',
    });
  });
});
