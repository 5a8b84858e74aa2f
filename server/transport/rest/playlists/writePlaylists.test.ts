import { describe, expect, test } from 'vitest';
import { parsePlaylist } from '../../../domains/library/playlists/m3u/importM3u.ts';
import { plsEnd, plsHead, plsLines } from './playlistExport.ts';
import { xspfEnd, xspfHead, xspfTrack } from './writeXspf.ts';

const files = [
  { title: 'One & <only>', credit: 'R&B', fileName: '#1 100%.mp3', duration: 61_500 },
  { title: 'a\r\nFile9=x\u0000\u2028y \uD800', credit: '', fileName: 'b\n</track>.mp3', duration: 0 },
];
const read = (text: string) => parsePlaylist(text)?.map(({ names, label }) => [names.at(-1), label]);

describe('a playlist that is written', () => {
  test('as PLS has three lines for each file', () => {
    expect(plsHead + plsLines({ ...files[0]!, title: 'One' }, 1) + plsEnd(1)).toBe(
      '[playlist]\nFile1=#1 100%.mp3\nTitle1=R&B - One\nLength1=62\nNumberOfEntries=1\nVersion=2\n',
    );
  });

  test('as PLS and XSPF is read back unchanged, whatever the names contain', () => {
    const pls = plsHead + files.map((file, index) => plsLines(file, index + 1)).join('') + plsEnd(2);
    expect(read(pls)).toEqual([
      ['#1 100%.mp3', 'R&B - One & <only>'],
      ['track>.mp3', expect.stringMatching(/^a File9=x y/)],
    ]);
    const xspf = xspfHead('A & B') + files.map(xspfTrack).join('') + xspfEnd;
    expect(read(xspf)).toEqual([
      ['#1 100%.mp3', 'R&B - One & <only>'],
      ['b </track>.mp3', expect.stringMatching(/^a File9=x y/)],
    ]);
  });
});
