import { expect, it } from 'vitest';
import { runsOf } from './runs';

it('removed items are restored in runs, each at the position of its first item', () => {
  const taken = runsOf(['a', 'b', 'c', 'd', 'e'], (letter) => 'abd'.includes(letter));
  expect(taken).toEqual([
    { at: 0, things: ['a', 'b'] },
    { at: 3, things: ['d'] },
  ]);
  // When the runs are reinserted in order, each has its original index.
  const left = ['c', 'e'];
  for (const { at, things } of taken) left.splice(at, 0, ...things);
  expect(left).toEqual(['a', 'b', 'c', 'd', 'e']);
});
