import { expect, test } from 'vitest';
import { doReferenceWork, usualReference, workTime } from './workTime.ts';

test('work is measured against reference work, and by nothing that grows while a run is busy', async () => {
  const times = [];
  // Other programs can take the processor during one measurement, but not during most of them.
  for (let count = 0; count < 5; count++)
    times.push(await workTime(() => [doReferenceWork(), doReferenceWork(), doReferenceWork()]));
  const time = times.toSorted((a, b) => a - b)[2]!;
  // Leaves a margin for processors that two programs share.
  expect(time).toBeGreaterThan(usualReference * 1.5);
  expect(time).toBeLessThan(usualReference * 9);
});

test('waiting is no work', async () => {
  const wait = () => new Promise((done) => setTimeout(done, usualReference * 3));
  const times = [];
  // Garbage of earlier work may be collected during one wait, but not during all of them.
  for (let count = 0; count < 3; count++) times.push(await workTime(wait));
  expect(Math.min(...times)).toBeLessThan(usualReference);
});
