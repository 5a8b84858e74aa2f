import { expect, it } from 'vitest';
import { createChartFormats } from './chartFormats';

const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');

it('writes figures as the reader’s language does', () => {
  const [en, fr, ar] = ['en', 'fr', 'ar'].map(createChartFormats);
  expect([en!.count(12_345.6), en!.short(12_345), en!.percent(5.26), en!.change(5)]).toEqual([
    '12,345.6',
    '12.3k',
    '5.3%',
    '+5%',
  ]);
  expect(plain(fr!.count(12_345))).toBe('12 345');
  expect(plain(fr!.money(1_234_500, 'EUR'))).toBe('12 345 €');
  expect(plain(en!.money(1_234_500, 'JPY'))).toBe('¥1,234,500');
  expect(plain(en!.shortMoney(1_234_500, 'USD'))).toBe('$12.3k');
  expect(plain(ar!.count(1234))).toBe('1,234');
});

it('keeps the sign of a currency whole at the end of an Arabic line', () => {
  expect(createChartFormats('ar').money(100, 'USD').endsWith('\u200e')).toBe(true);
});

it('writes days without any time zone, and time from now', () => {
  const en = createChartFormats('en');
  expect([en.day('2026-11-03'), en.fullDay('2026-11-03'), en.month('2026-11-01')]).toEqual([
    '3 Nov',
    '3 Nov 2026',
    'Nov 2026',
  ]);
  expect(plain(en.days('2026-11-01', '2026-11-28'))).toBe('1 – 28 Nov 2026');
  expect([en.ago(0, 'day'), en.ago(1, 'week'), en.ago(2, 'month')]).toEqual([
    'today',
    'last week',
    '2 months ago',
  ]);
  expect(en.monthName(12)).toBe('Dec');
});
