import { describe, expect, it } from 'vitest';
import { readCue, writeCue } from './cue';

describe('a place in a file', () => {
  it.each([
    [0, '0:00.000'],
    [2500, '0:02.500'],
    [62_034, '1:02.034'],
    [3_600_000 + 61_001, '1:01:01.001'],
  ])('of %d milliseconds is written as %s, and read back', (milliseconds, text) => {
    expect(writeCue(milliseconds)).toBe(text);
    expect(readCue(text)).toBe(milliseconds);
  });

  it('may be left out', () => {
    expect(writeCue(null)).toBe('');
    expect(readCue(' ')).toBeNull();
  });

  it.each([
    ['2.5', 2500],
    ['2,5', 2500],
    ['125', 125_000],
    ['1:02', 62_000],
    ['90:00', 5_400_000],
  ])('is understood as %s', (text, milliseconds) => {
    expect(readCue(text)).toBe(milliseconds);
  });

  it.each(['1:60', '1:75:00', 'one', '-1', '1:2:3:4', '1.2345', ':5'])('is not %s', (text) => {
    expect(readCue(text)).toBeUndefined();
  });
});
