import { expect, test } from 'vitest';
import { dayParameter, pageNumber, pageParameter, searchParameter, timeParameter } from './pageParameters.ts';

test.each([
  [pageParameter, '2', '2'],
  [pageParameter, '1', undefined],
  [pageParameter, '0', undefined],
  [pageParameter, '02', undefined],
  [pageParameter, 'x', undefined],
  [pageParameter, '1001', '1000'],
  [pageParameter, '99999', undefined],
  [dayParameter, '6', '6'],
  [dayParameter, '0', undefined],
  [dayParameter, '7', undefined],
  [dayParameter, '1x', undefined],
  [timeParameter, '2026-11-29T08:12', '2026-11-29T08:12'],
  [timeParameter, '2026-11-29T08:12:34.567', '2026-11-29T08:12'],
  [timeParameter, '2026-11-31T08:12', undefined],
  [timeParameter, '2026-11-29T24:12', undefined],
  [timeParameter, 'yesterday', undefined],
  [searchParameter, '  two \t words ', 'two words'],
  [searchParameter, '   ', undefined],
])('%o has one form for all values of the same page: %s', (normalise, value, expected) => {
  expect(normalise(value)).toBe(expected);
});

test('a normalised page has a number', () => {
  expect([pageNumber(undefined), pageNumber('7')]).toEqual([1, 7]);
});
