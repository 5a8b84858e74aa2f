import { expect, it } from 'vitest';
import { millisecondsOf, minutesOf, problemOfMinutes } from './minutes';

it.each([
  [null, ''],
  [3_600_000, '60'],
  [90_000, '1.5'],
  [61_000, '1.01667'],
])('the length %j is typed as “%s” minutes, and read back as it was', (milliseconds, text) => {
  expect(minutesOf(milliseconds)).toBe(text);
  expect(millisecondsOf(text)).toBe(milliseconds);
});

it('minutes are a number, with either sign before the figures that follow', () => {
  expect(millisecondsOf('2,5')).toBe(150_000);
  expect(['60', '2,5', '2.5'].map(problemOfMinutes)).toEqual([undefined, undefined, undefined]);
  expect(['one', '-5', '1:30', '1.'].map(problemOfMinutes)).toEqual(Array(4).fill('invalid'));
});
