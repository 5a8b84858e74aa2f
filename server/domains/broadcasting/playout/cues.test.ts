import { describe, expect, test } from 'vitest';
import { cuesFor } from './handOut.ts';

const medium = {
  cueIn: null,
  cueOut: null,
  fadeIn: null,
  fadeOut: null,
  duration: 180_000,
  loudness: -14,
  truePeak: -3,
};
const plain = { cues: null, skipped: 0 };

describe('how something plays', () => {
  test('is the value of its position, otherwise its own', () => {
    const own = { ...medium, cueIn: 500, cueOut: 170_000, fadeIn: 100, fadeOut: 2000 };
    expect(cuesFor(plain, own, -16)).toMatchObject({
      cueIn: 500,
      cueOut: 170_000,
      fadeIn: 100,
      fadeOut: 2000,
    });
    const timing = { cueIn: 0, cueOut: 60_000, fadeIn: null, fadeOut: 0 };
    expect(cuesFor({ cues: timing, skipped: 0 }, own, -16)).toMatchObject({
      cueIn: 0,
      cueOut: 60_000,
      fadeIn: 100,
      fadeOut: 0,
    });
  });

  test('begins later where its beginning is over, without a fade', () => {
    const own = { ...medium, cueIn: 500, fadeIn: 100 };
    expect(cuesFor({ cues: null, skipped: 3000 }, own, -16)).toMatchObject({ cueIn: 3500, fadeIn: 0 });
  });

  test.each([
    ['is brought down to the loudness of the station', { loudness: -10, truePeak: -1 }, -6],
    ['is raised to it', { loudness: -20, truePeak: -8 }, 4],
    ['is raised no further than its peaks allow', { loudness: -20, truePeak: -3 }, 2],
    ['is not raised at all where its peaks are not known', { loudness: -20, truePeak: null }, 0],
    ['stays as it is where it was not measured', { loudness: null, truePeak: null }, 0],
    ['is brought down where its peaks would be cut', { loudness: -16, truePeak: 0.5 }, -1.5],
  ])('%s', (_, measured, gain) => {
    expect(cuesFor(plain, { ...medium, ...measured }, -16).gain).toBe(gain);
  });
});
