import { describe, expect, test } from 'vitest';
import { problemsOfCues } from './cueProblems.ts';

const whole = { duration: 100_000, cueIn: null, cueOut: null, fadeIn: null, fadeOut: null, startNext: null };
const cut = { ...whole, cueIn: 10_000, cueOut: 60_000, fadeIn: 1000, fadeOut: 2000, startNext: 55_000 };

describe('cue points', () => {
  test.each<[string, object, typeof whole | typeof cut, object]>([
    ['may be absent', {}, whole, {}],
    ['may be taken away', { cueIn: null, cueOut: null, fadeIn: null, startNext: null }, cut, {}],
    ['lie inside of the file', { cueOut: 100_001 }, whole, { cueOut: 'max' }],
    ['may be its very end', { cueOut: 100_000 }, whole, {}],
    ['begin before the file ends', { cueIn: 100_000 }, whole, { cueIn: 'max' }],
    ['are in order, both given', { cueIn: 50_000, cueOut: 50_000 }, whole, { cueOut: 'min' }],
    ['are in order with the end that is there', { cueIn: 60_000 }, cut, { cueIn: 'max' }],
    ['are in order with the begin that is there', { cueOut: 10_000 }, cut, { cueOut: 'min' }],
    ['let the next begin between them', { startNext: 9_999 }, cut, { startNext: 'min' }],
    ['let the next begin before the end', { startNext: 60_001 }, cut, { startNext: 'max' }],
    ['blame the point that was moved', { cueOut: 54_000 }, cut, { cueOut: 'min' }],
    ['fade in no longer than what plays', { fadeIn: 50_001 }, cut, { fadeIn: 'max' }],
    ['fade out no longer than what plays', { fadeOut: 49_001 }, cut, { fadeOut: 'max' }],
    ['fade in and out in what plays', { fadeIn: 25_000, fadeOut: 25_000 }, cut, {}],
    ['leave room for fades that are there', { cueOut: 12_000, startNext: null }, cut, { cueOut: 'min' }],
    [
      'are only in order before the length is known',
      { cueIn: 5, cueOut: 900_000 },
      { ...whole, duration: null as never },
      {},
    ],
  ])('%s', (_, given, existing, problems) => {
    expect(problemsOfCues(given, existing)).toEqual(problems);
  });

  test('that were wrong before are no reason to refuse another change', () => {
    expect(problemsOfCues({}, { ...whole, cueIn: 90_000, cueOut: 10 } as never)).toEqual({});
    expect(problemsOfCues({ cueIn: 90_000 }, { ...whole, cueIn: 90_000, cueOut: 10 } as never)).toEqual({});
  });
});
