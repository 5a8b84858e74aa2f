import { describe, expect, test } from 'vitest';
import { parsePlaylist } from './importM3u.ts';

const pls =
  '\uFEFF[playlist]\r\nNumberOfEntries=2\r\nFile2=C:\\Music\\b.mp3\r\nTitle1=Ann - One\r\nFile1=https://host/a%20b.mp3?x\r\nLength1=-1\r\nVersion=2';
const xspf = (tracks: string, before = '') =>
  `<?xml version="1.0"?>\n${before}<playlist version="1" xmlns="http://xspf.org/ns/0/">\n<title>x</title><trackList>\n${tracks}</trackList></playlist>`;

describe('a playlist file', () => {
  test('in PLS names files in the order of their numbers', () => {
    expect(parsePlaylist(pls)).toEqual([
      { line: 5, path: 'https://host/a%20b.mp3?x', names: ['a%20b.mp3', 'a b.mp3'], label: 'Ann - One' },
      { line: 3, path: 'C:\\Music\\b.mp3', names: ['b.mp3'], label: '' },
    ]);
    expect(parsePlaylist('[playlist]\nNumberOfEntries=0')).toEqual([]);
  });

  test('in XSPF names tracks by location, creator and title', () => {
    const tracks =
      '<track><location>file:///C:/Music/%C3%A9.mp3</location><location>second.mp3</location><creator>R&amp;B</creator><title>One</title></track>\n<track><title>Two</title></track><track/>';
    expect(parsePlaylist(xspf(tracks))).toEqual([
      {
        line: 4,
        path: 'file:///C:/Music/%C3%A9.mp3',
        names: ['%C3%A9.mp3', '\u00e9.mp3'],
        label: 'R&B - One',
      },
      { line: 5, path: 'Two', names: [], label: 'Two' },
    ]);
  });

  test('in M3U is read as before', () => {
    expect(parsePlaylist('#EXTM3U\na.mp3')?.map(({ path }) => path)).toEqual(['a.mp3']);
  });

  test.each([
    ['another document', '<html><body>Hello</body></html>'],
    ['a part of one', '<playlist><trackList><track>'],
    [
      'one with an external entity',
      xspf(
        '<track><title>&x;</title></track>',
        '<!DOCTYPE playlist [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
    ],
    [
      'one with entities that grow',
      xspf('<track><title>&b;</title></track>', '<!DOCTYPE playlist [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>'),
    ],
    ['binary', '[playlist]\nFile1=a\u0001.mp3'],
  ])('is not %s', (_, text) => {
    expect(parsePlaylist(text)).toBeNull();
  });
});
