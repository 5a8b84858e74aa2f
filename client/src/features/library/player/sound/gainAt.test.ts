import { expect, it } from 'vitest';
import { gainAt } from './gainAt';

const none = { from: 1000, to: 9000, fadeIn: null, fadeOut: null };
const both = { ...none, fadeIn: 2000, fadeOut: 4000 };

it.each([
  [500, 0],
  [1000, 0],
  [2000, 0.5],
  [3000, 1],
  [5000, 1],
  [7000, 0.5],
  [9000, 0],
  [9500, 0],
])('rises from where it begins and falls to where it ends: at %s ms it is %s', (position, gain) => {
  expect(gainAt(position, both)).toBe(gain);
});

it('is whole without fades, also a little before and after', () => {
  expect([999, 1000, 9000, 9200].map((position) => gainAt(position, none))).toEqual([1, 1, 1, 1]);
});

it('is the quieter of two fades that meet', () => {
  const met = { from: 0, to: 4000, fadeIn: 4000, fadeOut: 4000 };
  expect([1000, 2000, 3000].map((position) => gainAt(position, met))).toEqual([0.25, 0.5, 0.25]);
});

it('does not fall while nobody knows where it ends', () => {
  expect(gainAt(3000, { from: 0, to: 0, fadeIn: null, fadeOut: 2000 })).toBe(1);
});
