import { expect, test } from 'vitest';
import { sizeText } from './texts.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1234, '1.2 KB'],
  [9960, '10 KB'],
  [54_321, '54 KB'],
  [999_400, '999 KB'],
  [999_500, '1 MB'],
  [1_234_567, '1.2 MB'],
  [7_000_000_000, '7 GB'],
  [7_000_000_000_000, '7000 GB'],
])('a size of %i bytes reads %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
