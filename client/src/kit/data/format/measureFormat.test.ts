import { expect, it } from 'vitest';
import { createMeasureFormat } from './measureFormat';

const english = createMeasureFormat('en');

it('writes lengths so that they keep their places', () => {
  expect([0, 5_999, 65_000, 3_723_000].map(english.clock)).toEqual(['0:00', '0:05', '1:05', '1:02:03']);
  expect(english.clock(-20)).toBe('0:00');
  expect(english.spoken(65_000)).toBe('1 minute, 5 seconds');
});

it('writes sizes in the unit that suits them', () => {
  expect([0, 12, 1_500, 4_213_000, 512_000_000, 8_600_000_000].map(english.size)).toEqual([
    '0 kB',
    '1 kB',
    '2 kB',
    '4.2 MB',
    '512 MB',
    '8.6 GB',
  ]);
  expect(createMeasureFormat('fr').size(4_213_000)).toMatch(/^4,2\sMo$/u);
  const arabic = createMeasureFormat('ar');
  expect([441_000, 4_213_000].map(arabic.size)).toEqual(['441 كيلوبايت', '4.2 ميغابايت']);
});

it('formats an approximate duration', () => {
  expect([0.2, 42, 130, 5_400, 394_200].map(english.span)).toEqual([
    '1 sec',
    '42 secs',
    '2 mins',
    '1.5 hrs',
    '4.6 days',
  ]);
});
