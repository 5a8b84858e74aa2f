import { expect, test } from 'vitest';
import { amountText, countText, growthText, percentText, thousandsText } from './cardTexts.ts';

test('counts and amounts are grouped by thousands', () => {
  expect(countText(786_617)).toBe('786,617');
  expect(countText(0)).toBe('0');
  expect(amountText(2_585_200, 'USD')).toBe('25,852');
  expect(amountText(-2_585_250, 'USD')).toBe('-25,853');
  expect(amountText(56_800, 'JPY')).toBe('56,800');
});

test.each([
  [2760, '2,76k'],
  [6240, '6,24k'],
  [92_600, '92,6k'],
  [97_000, '97k'],
  [999, '999'],
  [0, '0'],
  [-2760, '-2,76k'],
])('thousands have a comma: %i is %s', (count, text) => {
  expect(thousandsText(count)).toBe(text);
});

test('growth has its sign', () => {
  expect([5.2, 0, -1.4].map(growthText)).toEqual(['+5.2%', '0%', '-1.4%']);
  expect(percentText(36)).toBe('36%');
});
