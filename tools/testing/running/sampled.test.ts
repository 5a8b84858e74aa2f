import { describe, expect, test } from 'vitest';
import { chosenBy, sampled, seed } from './sampled.ts';
import { isQuick } from './tier.ts';

const cases = Array.from({ length: 500 }, (_, index) => index);

describe('a sample', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(chosenBy(7, cases, 20)).toEqual(chosenBy(7, cases, 20));
    expect(chosenBy(7, cases, 20)).not.toEqual(chosenBy(8, cases, 20));
  });

  test('holds each case once, in the order of the cases', () => {
    const chosen = chosenBy(7, cases, 20);
    expect(chosen).toHaveLength(20);
    expect(chosen).toEqual([...new Set(chosen)].toSorted((a, b) => a - b));
  });

  test('reaches every case over many seeds', () => {
    const seeds = Array.from({ length: 400 }, (_, index) => index);
    expect(new Set(seeds.flatMap((seed) => chosenBy(seed, cases, 20))).size).toBe(cases.length);
  });

  const taken = sampled(cases, 20);
  test('is taken in the quick tier only', () => {
    expect(taken).toEqual(isQuick ? chosenBy(seed, cases, 20) : cases);
  });

  test('is everything where there is no more', () => {
    expect(chosenBy(7, [1, 2], 20)).toEqual([1, 2]);
  });
});
