import { expect, it } from 'vitest';
import { nextPace, secondsLeft } from './pace';

it('measures over half a second and more, and smooths what it finds', () => {
  const begun = { at: 0, bytes: 0 };
  expect(nextPace(begun, 900, 400)).toBe(begun);
  const first = nextPace(begun, 1000, 1000);
  expect(first.speed).toBe(1000);
  expect(nextPace(first, 3000, 2000).speed).toBe(1300);
});

it('is never below nothing, when an upload begins anew', () => {
  expect(nextPace({ at: 0, bytes: 5000, speed: 100 }, 0, 1000).speed).toBe(70);
});

it('estimates the remaining time, unless nothing moves', () => {
  expect(secondsLeft(3000, 1000)).toBe(3);
  expect(secondsLeft(3000, 0)).toBeUndefined();
  expect(secondsLeft(3000, undefined)).toBeUndefined();
});
