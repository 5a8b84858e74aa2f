import { expect, it } from 'vitest';
import { runningStarts } from './runningStarts';

it('each begins when all before it have ended', () => {
  expect(runningStarts([1000, 0, 2500])).toEqual([0, 1000, 1000]);
});
