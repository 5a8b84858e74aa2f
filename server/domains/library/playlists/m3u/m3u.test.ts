import { describe, expect, test } from 'vitest';
import { parseM3u } from './parseM3u.ts';

const pathsIn = (text: string) => parseM3u(text)?.map(({ names }) => names.join('|'));

describe('an M3U', () => {
  test.each([
    ['nothing', ''],
    ['JSON', '{"a":1}\n{"b":2}'],
    ['HTML', '<!doctype html>\n<p>Hello'],
    ['a letter', 'Dear all,\nplease find attached\n'],
    ['binary', '#EXTM3U\na.mp3\n\u0001\u0002'],
    ['what could not be read as text', '#EXTM3U\n\uFFFD.mp3'],
    ['an HLS manifest', '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:9.9,\nsegment.ts'],
    ['a table', 'title;credit\nOne;Ann\nTwo;Bob'],
  ])('is not %s', (_, text) => {
    expect(parseM3u(text)).toBeNull();
  });

  test('needs no header when its lines are files', () => {
    expect(pathsIn('a.mp3\n\n# a comment\nb.flac')).toEqual(['a.mp3', 'b.flac']);
    expect(pathsIn('#EXTM3U')).toEqual([]);
  });

  test('is read whatever its line ends, with a byte order mark and spaces around', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(pathsIn(`\uFEFF#EXTM3U${end}  a.mp3  ${end}${end}b.mp3${end}`)).toEqual(['a.mp3', 'b.mp3']);
  });

  test.each([
    ['C:\\Music\\My Songs\\a b.mp3', 'a b.mp3'],
    ['\\\\server\\share\\a.mp3', 'a.mp3'],
    ['../music/./a.mp3', 'a.mp3'],
    ['/srv/media/a.mp3', 'a.mp3'],
    ['./#1.mp3', '#1.mp3'],
    ['music/100%.mp3', '100%.mp3'],
    ['a%20b.mp3', 'a%20b.mp3|a b.mp3'],
    ['https://host/x/a%20b.mp3?token=1#t', 'a%20b.mp3|a b.mp3'],
    ['file:///C:/Music/%C3%A9t%C3%A9.mp3', '%C3%A9t%C3%A9.mp3|été.mp3'],
  ])('names a file by %s', (path, names) => {
    expect(pathsIn(`#EXTM3U\n${path}`)).toEqual([names]);
  });

  test('returns the label and the line number of each file', () => {
    const text =
      '#EXTM3U\n#EXTINF:12,Ann - One\na.mp3\nb.mp3\n#EXTINF:-1 tvg-id="x,y" group="z",Bob, Cid - Two\nc.mp3';
    expect(parseM3u(text)?.map(({ line, label, path }) => [line, label, path])).toEqual([
      [3, 'Ann - One', 'a.mp3'],
      [4, '', 'b.mp3'],
      [6, 'Bob, Cid - Two', 'c.mp3'],
    ]);
  });
});
