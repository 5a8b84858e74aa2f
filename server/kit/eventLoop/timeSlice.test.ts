import { describe, expect, test } from 'vitest';
import { turnsDuring } from '../../../tools/testing/running/turns.ts';
import { runInSlices, type Steps } from './timeSlice.ts';

/** Uses the processor for two milliseconds. */
function spin(): void {
  const end = performance.now() + 2;
  while (performance.now() < end);
}

function* spins(count: number, done: number[], name: number): Steps<string> {
  for (let step = 0; step < count; step++) {
    spin();
    done.push(name);
    yield;
  }
  return 'done';
}

describe('long work', () => {
  test('leaves turns of the event loop to others', async () => {
    const { turns, result } = await turnsDuring(() => runInSlices(spins(100, [], 1)));
    expect(result).toBe('done');
    // 200 ms of work in slices of 15 ms take about 13 turns.
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  test('shares one slice of a turn with all other long work', async () => {
    const works = () => Promise.all([1, 2, 3, 4].map((name) => runInSlices(spins(25, [], name))));
    const { turns } = await turnsDuring(works);
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  test('takes turns with other long work', async () => {
    const done: number[] = [];
    await Promise.all([1, 2].map((name) => runInSlices(spins(60, done, name))));
    const firstHalf = done.slice(0, 60);
    for (const name of [1, 2])
      expect(firstHalf.filter((of) => of === name).length).toBeGreaterThanOrEqual(15);
  });

  test('ends where it is enough, and continues there', async () => {
    const done: number[] = [];
    const steps = spins(10, done, 1);
    expect(await runInSlices(steps, () => done.length >= 4)).toBeUndefined();
    expect(done).toHaveLength(4);
    expect(await runInSlices(steps)).toBe('done');
    expect(done).toHaveLength(10);
  });
});
