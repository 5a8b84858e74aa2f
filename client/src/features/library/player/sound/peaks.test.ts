import { expect, it } from 'vitest';
import { barsOf } from './peaks';

const whole = { from: 0, to: 1000 };

it('shows the loudest of each stretch', () => {
  expect(barsOf([0, 255, 51, 0], whole, 1000, 2)).toEqual([1, 0.2]);
});

it('shows the part that is played', () => {
  expect(barsOf([255, 255, 51, 0], { from: 500, to: 1000 }, 1000, 2)).toEqual([0.2, 0]);
});

it('repeats a peak when there are fewer than bars, and shows none of what was not measured', () => {
  expect(barsOf([255], whole, 1000, 3)).toEqual([1, 1, 1]);
  expect(barsOf([], whole, 1000, 3)).toEqual([]);
  expect(barsOf([255], whole, 0, 3)).toEqual([]);
});
