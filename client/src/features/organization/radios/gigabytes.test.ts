import { describe, expect, it } from 'vitest';
import { problemOfGigabytes, readGigabytes, writeGigabytes } from './gigabytes';

describe('gigabytes that are typed', () => {
  it.each([
    ['', null],
    ['50', 50_000_000_000],
    [' 0.5 ', 500_000_000],
    ['1,25', 1_250_000_000],
    ['0', 0],
  ])('%j', (text, bytes) => {
    expect(readGigabytes(text)).toBe(bytes);
  });

  it.each([null, 0, 1, 10_737_418_240, 999_999_999_999, 8_000_000_000_000_001])(
    'come back as they were: %s',
    (bytes) => {
      expect(readGigabytes(writeGigabytes(bytes))).toBe(bytes);
    },
  );

  it.each([
    ['50', undefined],
    ['0,5', undefined],
    ['-1', 'invalid'],
    ['ten', 'invalid'],
    ['1e3', 'invalid'],
    ['1.0000000001', 'invalid'],
    ['1 000', 'invalid'],
    ['9007200', 'max'],
  ])('are wrong where they are: %j %s', (text, problem) => {
    expect(problemOfGigabytes(text)).toBe(problem);
  });
});
