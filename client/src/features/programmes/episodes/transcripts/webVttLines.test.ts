import { describe, expect, it } from 'vitest';
import { webVttLines } from './webVttLines';

describe('the lines of a timed transcript', () => {
  it('are its captions, with who speaks and without tags', () => {
    const text =
      'WEBVTT\n\n00:00:03.000 --> 00:00:04.000 line:0\n<v Ana Sol>Hello <i>there</i>\nR&amp;B &lt;3</v>\n\n01:00:00.500 --> 01:00:02.000\nTwo\n';
    expect(webVttLines(text)).toEqual([
      { start: 3000, speaker: 'Ana Sol', text: 'Hello there R&B <3' },
      { start: 3_600_000, speaker: '', text: 'Two' },
    ]);
  });

  it('are none without captions', () => expect(webVttLines('')).toEqual([]));
});
