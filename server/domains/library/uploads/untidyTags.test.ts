// @module-tag slow
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { piped } from '../testing/untidySounds.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');

/** Returns the tags that the library reads from a file. */
async function read(content: Buffer, name: string) {
  const id = await send(url, content, { token: admin, name });
  await app.shared.services.jobs.idle();
  const { data, errors } = await app.graphql(
    'query ($id: ID!) { song(id: $id) { state title credit year trackNumber album { title } artistes { name } } }',
    { id },
    admin,
  );
  expect(errors).toEqual([]);
  const { artistes, album, ...song } = data.song;
  const names = artistes.map((artiste: { name: string }) => artiste.name).toSorted();
  return { ...song, album: album?.title ?? null, artistes: names };
}

let made = 0;
const frames = () =>
  piped(['-c:a', 'libmp3lame', '-b:a', '64k', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'], {
    length: 2,
    seed: 100 + ++made,
  });

/** Bytes of a text in an encoding. */
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const windows = (text: string) =>
  Buffer.from(Array.from(text, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))));
const utf16 = (text: string) => Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const latin = (bytes: Buffer | string) => Buffer.concat([Buffer.alloc(1), Buffer.from(bytes as string)]);

/** ID3v2 tag. Each text is preceded by a byte that names its encoding. */
function id3v2(version: 3 | 4, texts: Record<string, Buffer>): Buffer {
  const body = Buffer.concat(
    Object.entries(texts).flatMap(([id, text]) => {
      const head = Buffer.alloc(10);
      head.write(id, 'latin1');
      head.writeUInt32BE(text.length, 4);
      return [head, text];
    }),
  );
  const head = Buffer.from(`ID3${String.fromCharCode(version)}\0\0\0\0\0\0`, 'latin1');
  for (let at = 0; at < 4; at++) head[9 - at] = (body.length >> (7 * at)) & 127;
  return Buffer.concat([head, body]);
}

function id3v1(title: Buffer, artist: Buffer, year = ''): Buffer {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 'latin1');
  title.copy(tag, 3, 0, 30);
  artist.copy(tag, 33, 0, 30);
  tag.write(year, 93, 'latin1');
  return tag;
}

/** APEv2 tag, which follows the sound. */
function ape(items: Record<string, string>): Buffer {
  const body = Buffer.concat(
    Object.entries(items).map(([key, value]) => {
      const head = Buffer.alloc(8);
      head.writeUInt32LE(Buffer.byteLength(value));
      return Buffer.concat([head, Buffer.from(`${key}\0${value}`)]);
    }),
  );
  const footer = Buffer.alloc(32);
  footer.write('APETAGEX', 'latin1');
  footer.writeUInt32LE(2000, 8);
  footer.writeUInt32LE(body.length + 32, 12);
  footer.writeUInt32LE(Object.keys(items).length, 16);
  return Buffer.concat([body, footer]);
}

/** Creates a WAV file whose LIST chunk contains these texts. */
function wav(texts: Record<string, Buffer>): Buffer {
  const sound = piped(['-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav'], { length: 2, seed: 200 + ++made });
  const body = Buffer.concat([
    Buffer.from('INFO'),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const padded = Buffer.concat([text, Buffer.alloc(2 - (text.length % 2))]);
      const head = Buffer.alloc(8);
      head.write(id, 'latin1');
      head.writeUInt32LE(padded.length, 4);
      return [head, padded];
    }),
  ]);
  const head = Buffer.alloc(8);
  head.write('LIST', 'latin1');
  head.writeUInt32LE(body.length, 4);
  const at = sound.indexOf('data');
  return Buffer.concat([sound.subarray(0, at), head, body, sound.subarray(at)]);
}

describe('letters', () => {
  test.each<[what: string, name: string, content: () => Buffer, title: string, credit: string]>([
    [
      'UTF-8 in RIFF INFO',
      'a.wav',
      () => wav({ INAM: utf8('À l’été, à Tunis'), IART: utf8('Zoé') }),
      'À l’été, à Tunis',
      'Zoé',
    ],
    [
      'Windows-1252 in RIFF INFO',
      'b.wav',
      () => wav({ INAM: windows('L’été'), IART: windows('Zoé') }),
      'L’été',
      'Zoé',
    ],
    [
      'UTF-8 in ID3v1',
      'a.mp3',
      () => Buffer.concat([frames(), id3v1(utf8('Été déjà'), utf8('Zoé'))]),
      'Été déjà',
      'Zoé',
    ],
    [
      'UTF-8 in ID3v1 that was cut inside a letter',
      'c.mp3',
      () => Buffer.concat([frames(), id3v1(utf8('Une très longue nuit d’hivéré'), utf8('Zoé'))]),
      'Une très longue nuit d’hiv',
      'Zoé',
    ],
    [
      'Windows-1252 in ID3v1',
      'b.mp3',
      () => Buffer.concat([frames(), id3v1(windows('L’été'), windows('Zoé'))]),
      'L’été',
      'Zoé',
    ],
    [
      'UTF-8 that ID3v2 calls Latin-1',
      'd.mp3',
      () => Buffer.concat([id3v2(3, { TIT2: latin(utf8('Voilà')), TPE1: latin(utf8('Zoé')) }), frames()]),
      'Voilà',
      'Zoé',
    ],
    [
      'Latin-1 that ID3v2 calls so',
      'e.mp3',
      () => Buffer.concat([id3v2(3, { TIT2: latin(windows('Été')), TPE1: latin(windows('Zoé')) }), frames()]),
      'Été',
      'Zoé',
    ],
    [
      'Arabic in UTF-16',
      'f.mp3',
      () => Buffer.concat([id3v2(3, { TIT2: utf16('يا ليل'), TPE1: utf16('زهرة') }), frames()]),
      'يا ليل',
      'زهرة',
    ],
  ])('are what they were written as: %s', async (_what, name, content, title, credit) => {
    const song = await read(content(), name);
    expect(song).toMatchObject({ state: 'READY', credit, artistes: [credit] });
    expect(song.title.slice(0, title.length)).toBe(title);
    expect(song.title).not.toMatch(/[ÃÂ\uFFFD]/);
  });
});

describe('several tags in one file', () => {
  test('are believed in one order, for the credit, the artistes, the year and all else', async () => {
    const content = Buffer.concat([
      id3v2(3, {
        TIT2: latin('Second'),
        TPE1: latin('Second artiste'),
        TYER: latin('2002'),
        TALB: latin('Second album'),
      }),
      frames(),
      ape({ Title: 'First', Artist: 'First artiste', Year: '2001' }),
      id3v1(utf8('Third'), utf8('Third artiste'), '2003'),
    ]);
    expect(await read(content, 'several.mp3')).toMatchObject({
      title: 'First',
      credit: 'First artiste',
      artistes: ['First artiste'],
      year: 2001,
      album: 'Second album',
    });
  });
});

describe('an artiste', () => {
  const tagged = (texts: Record<string, Buffer>, version: 3 | 4 = 3) =>
    Buffer.concat([id3v2(version, texts), frames()]);

  test('without a title does not lose to the name of the file', async () => {
    expect(await read(tagged({ TPE1: latin('Ada Merle') }), 'Some Folder - Sea.mp3')).toMatchObject({
      credit: 'Ada Merle',
      artistes: ['Ada Merle'],
      title: 'Some Folder - Sea',
    });
    expect(await read(tagged({ TPE1: latin('Ada Merle') }), 'Ada Merle - Sea.mp3')).toMatchObject({
      credit: 'Ada Merle',
      artistes: ['Ada Merle'],
      title: 'Sea',
    });
  });

  test.each([
    ['A Host (feat. B Guest)', ['A Host', 'B Guest']],
    ['A Host [ft. B Guest]', ['A Host', 'B Guest']],
    ['A Host featuring B Guest', ['A Host', 'B Guest']],
    ['A Host (Live)', ['A Host (Live)']],
  ])('has no bracket of its guest: %s', async (credit, artistes) => {
    expect(await read(tagged({ TIT2: latin('T'), TPE1: latin(credit) }), 'guest.mp3')).toMatchObject({
      credit,
      artistes,
    });
  });

  test.each([3, 4] as const)('and another behind a semicolon are two in ID3v2.%i', async (version) => {
    const texts = {
      TIT2: latin('T'),
      TPE1: latin('Sol; Mar (feat. Lua);'),
      TPE2: latin('Sol; Mar'),
      TALB: latin('S'),
    };
    expect(await read(tagged(texts, version), 'semicolon.mp3')).toMatchObject({
      credit: 'Sol, Mar (feat. Lua)',
      artistes: ['Lua', 'Mar', 'Sol'],
    });
    const { data } = await app.graphql(
      '{ artistes(perPage: 100) { items { name } } albums(filter: { title: { eq: "S" } }) { items { artiste { name } } } }',
      {},
      admin,
    );
    expect(data.artistes.items.filter(({ name }: { name: string }) => name.includes(';'))).toEqual([]);
    expect(data.albums.items).toEqual([{ artiste: { name: 'Sol' } }]);
  });

  test('with a slash in ID3v2.3 stays one, and two stay two', async () => {
    expect(await read(tagged({ TIT2: latin('T'), TPE1: latin('AC/DC') }), 'one.mp3')).toMatchObject({
      credit: 'AC/DC',
      artistes: ['AC/DC'],
    });
    const whole = { TIT2: latin('T'), TPE1: latin('Salt/Pepper'), TPE2: latin('Salt/Pepper') };
    expect(await read(tagged(whole), 'album.mp3')).toMatchObject({ artistes: ['Salt/Pepper'] });
    expect(await read(tagged({ TIT2: latin('T'), TPE1: latin('Lune/Ada Merle') }), 'two.mp3')).toMatchObject({
      credit: 'Lune, Ada Merle',
      artistes: ['Ada Merle', 'Lune'],
    });
  });
});
