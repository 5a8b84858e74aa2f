import { expect, test } from 'vitest';
import { parseRetryAfter } from './retryAfter.ts';

const now = Date.UTC(2026, 10, 27, 12);
const limits = { now, longest: 86_400_000 };

test.each([
  ['0', 0],
  ['3600', 3_600_000],
  [' 90 ', 90_000],
  ['Fri, 27 Nov 2026 13:00:00 GMT', 3_600_000],
  ['Friday, 27-Nov-26 13:00:00 GMT', 3_600_000],
  // A date in the past, and values beyond the longest time.
  ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
  ['99999999999999999999', 86_400_000],
  ['Fri, 27 Nov 2027 13:00:00 GMT', 86_400_000],
])('Retry-After: %s is %i ms', (header, wait) => {
  expect(parseRetryAfter(header, limits)?.getTime()).toBe(now + wait);
});

test.each([
  undefined,
  '',
  '-1',
  '1.5',
  '1e3',
  'soon',
  '2026-11-27T13:00:00Z',
  'Fri, 99 Nov 2026 99:00:00 GMT',
])('Retry-After: %s is ignored', (header) => {
  expect(parseRetryAfter(header, limits)).toBeUndefined();
});
