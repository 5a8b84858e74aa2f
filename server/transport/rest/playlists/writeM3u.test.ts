import { describe, expect, test } from 'vitest';
import { parseM3u } from '../../../domains/library/playlists/m3u/parseM3u.ts';
import { m3uHead, m3uLines } from './writeM3u.ts';

describe('an M3U that is written', () => {
  const file = { title: 'One', credit: 'Ann', fileName: 'one.mp3', duration: 61_500 };

  test('has two lines for each file', () => {
    expect(m3uHead('Morning') + m3uLines(file)).toBe(
      '#EXTM3U\n#PLAYLIST:Morning\n#EXTINF:62,Ann - One\none.mp3\n',
    );
    expect(m3uLines({ ...file, credit: '', duration: 0 })).toBe('#EXTINF:-1,One\none.mp3\n');
  });

  test('is not broken by special characters in names', () => {
    const evil = 'a\r\n#EXTINF:1,x\u2028y\u0000\t';
    for (const text of [
      m3uHead(evil),
      m3uLines({ title: evil, credit: evil, fileName: evil, duration: 1 }),
      m3uLines({ ...file, fileName: '#EXTM3U' }),
    ])
      expect([text.split(/[\r\n\u2028]/).length, text.trim()]).toEqual([
        3,
        expect.not.stringMatching(/\n#EXTM3U/),
      ]);
  });

  test('is read again as it was', () => {
    const written = m3uHead('x') + m3uLines({ ...file, fileName: '#1 hit.mp3' });
    expect(parseM3u(written)).toMatchObject([{ label: 'Ann - One', names: ['#1 hit.mp3'] }]);
  });
});
