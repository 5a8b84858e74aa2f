import { afterEach } from 'vitest';
import { sampleFrom } from '../../kit/sample.ts';
import { isQuick } from './tier.ts';

/** The seed of this run's samples: vitest.config.ts makes a random one unless TEST_SEED gives it. */
export const seed = Number(process.env['TEST_SEED'] ?? 1);

/** Added to the message of a test that failed on a sample, so that the same sample can be run again. */
export const seedNote = `(sampled: repeat with TEST_TIER=quick TEST_SEED=${seed})`;

/**
 * At most `count` of the cases, in their order and chosen by the seed, in the quick tier; all of them otherwise. Call it
 * while tests are collected: it adds the seed to the message of every test of its suite that fails.
 */
export function sampled<Case>(cases: readonly Case[], count: number): Case[] {
  if (!isQuick || cases.length <= count) return [...cases];
  afterEach(({ task }) => {
    for (const error of task.result?.errors ?? [])
      if (!error.message.includes(seedNote)) error.message += `\n${seedNote}`;
  });
  return chosenBy(seed, cases, count);
}

/** The same choice for the same seed, whatever other suites choose. */
export function chosenBy<Case>(of: number, cases: readonly Case[], count: number): Case[] {
  const places = sampleFrom(of).helpers.arrayElements([...cases.keys()], count);
  return places.toSorted((one, other) => one - other).map((place) => cases[place]!);
}
