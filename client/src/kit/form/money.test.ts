import { expect, it } from 'vitest';
import { amountText, minorUnits } from './money';

it.each([
  ['1234.50', 123_450],
  ['1234,5', 123_450],
  ['1 234,50', 123_450],
  ['1\u202f234', 123_400],
  ['-205', -20_500],
  ['0.29', 29],
  ['', undefined],
  ['12.345', undefined],
  ['1,234.50', undefined],
  ['ten', undefined],
])('reads the amount %s', (text, expected) => expect(minorUnits(text, 'USD')).toBe(expected));

it.each([
  [123_450, 'USD', '1234.50'],
  [-500, 'JPY', '-500'],
])('writes %s %s as it is typed', (amount, currency, text) =>
  expect(amountText(amount, currency)).toBe(text),
);
