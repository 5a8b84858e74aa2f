import { expect, it } from 'vitest';
import { runsOf } from './runs';

it('what is taken out goes back in runs, each at the place of its first', () => {
  const taken = runsOf(['a', 'b', 'c', 'd', 'e'], (one) => 'abd'.includes(one));
  expect(taken).toEqual([
    { at: 0, things: ['a', 'b'] },
    { at: 3, things: ['d'] },
  ]);
  // Put back from the first on, each run finds its place as it was.
  const left = ['c', 'e'];
  for (const { at, things } of taken) left.splice(at, 0, ...things);
  expect(left).toEqual(['a', 'b', 'c', 'd', 'e']);
});
