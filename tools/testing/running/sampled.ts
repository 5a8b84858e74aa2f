import { afterEach } from 'vitest';
import { sampleFrom } from '../../../server/kit/sample.ts';
import { isQuick } from './tier.ts';

/** Seed of the random samples of this run. It comes from TEST_SEED; otherwise vitest.config.ts chooses a random one. */
export const seed = Number(process.env['TEST_SEED'] ?? 1);

/** Text for the message of a failed test that used a random sample. With its seed, the same sample can be run again. */
export const seedNote = `(sampled: repeat with TEST_TIER=quick TEST_SEED=${seed})`;

/**
 * In the quick tier, at most `count` of the cases, chosen by the seed and in their order. Otherwise all cases. Must be called
 * while tests are collected, because it adds the seed to the message of every test of its suite that fails.
 */
export function sampled<Case>(cases: readonly Case[], count: number): Case[] {
  if (!isQuick || cases.length <= count) return [...cases];
  afterEach(({ task }) => {
    for (const error of task.result?.errors ?? [])
      if (!error.message.includes(seedNote)) error.message += `\n${seedNote}`;
  });
  return chosenBy(seed, cases, count);
}

/** Chooses `count` of the cases by the seed `of`, in their order. The choice does not depend on what other suites choose. */
export function chosenBy<Case>(of: number, cases: readonly Case[], count: number): Case[] {
  const indexes = sampleFrom(of).helpers.arrayElements([...cases.keys()], count);
  return indexes.toSorted((a, b) => a - b).map((index) => cases[index]!);
}
