import { expect, it } from 'vitest';
import { daysOf, parsePeriod, presets, writePeriod } from './period';

// 23:15 UTC on 29 February, which is already 1 March in Paris.
const now = new Date('2028-02-29T23:15:00Z');
const days = (preset: (typeof presets)[number], timeZone = 'UTC') => {
  const { from, to } = daysOf({ preset }, timeZone, now);
  return `${from}..${to}`;
};

it('knows the days of each preset, by the calendar of the radio', () => {
  expect(presets.map((preset) => days(preset))).toEqual([
    '2028-02-29..2028-02-29',
    '2028-02-23..2028-02-29',
    '2028-02-02..2028-02-29',
    '2028-02-01..2028-02-29',
    '2028-01-01..2028-01-31',
    '2028-01-01..2028-02-29',
    '2027-01-01..2027-12-31',
  ]);
  expect(days('today', 'Europe/Paris')).toBe('2028-03-01..2028-03-01');
  expect(days('lastMonth', 'Europe/Paris')).toBe('2028-02-01..2028-02-29');
  expect(days('today', 'America/New_York')).toBe('2028-02-29..2028-02-29');
});

it.each([...presets, '2026-01-01..2026-01-31', '2026-02-01..2026-01-31'])(
  'is written and read: %s',
  (text) => {
    expect(writePeriod(parsePeriod(text))).toBe(text);
  },
);

it.each([
  null,
  '',
  'yesterday',
  '2026-02-30..2026-03-01',
  '2026-01-01',
  '..',
  'a..b',
  '2026-01-01..2026-01-02..2026-01-03',
])('is the last 28 days for any other value of an address: %s', (text) => {
  expect(parsePeriod(text)).toEqual({ preset: 'last28' });
});
