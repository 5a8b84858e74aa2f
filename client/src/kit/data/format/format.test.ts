import { describe, expect, it } from 'vitest';
import { createFormat } from './format';
import { initialsOf } from '../people/Person';

const english = createFormat('en', 'Europe/Paris');
const french = createFormat('fr', 'Europe/Paris');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('writes amounts from minor units', () => {
    expect(english.money(348_500)).toBe('$3,485.00');
    expect(english.money(-20_500)).toBe('-$205.00');
    expect(english.money(500, 'JPY')).toBe('¥500');
    expect(plain(french.money(348_500))).toBe('3 485,00 $');
  });

  it('keeps a date on its day, whatever the time zone', () => {
    expect(createFormat('en', 'Pacific/Honolulu').date('2019-12-13')).toBe('13 Dec 2019');
    expect(createFormat('fr', 'Pacific/Auckland').date('2019-12-13')).toBe('13 déc. 2019');
  });

  it('writes moments in the time zone of the radio', () => {
    expect(english.dateTime('2021-04-14T20:43:00Z')).toBe('14 Apr 2021, 22:43');
    expect(createFormat('en', 'UTC').dateTime('2021-04-14T20:43:00Z')).toBe('14 Apr 2021, 20:43');
  });

  it('writes a moment exactly, with the time zone of the radio', () => {
    expect(english.exactly('2021-04-14T20:43:05Z')).toBe('14 Apr 2021, 22:43:05 CEST');
  });

  it('writes moments of today relative to now, and older ones by their date', () => {
    const now = new Date('2026-01-02T12:00:00Z');
    expect(english.when('2026-01-02T11:59:50Z', now)).toBe('now');
    expect(english.when('2026-01-02T11:57:00Z', now)).toBe('3 minutes ago');
    expect(english.when('2026-01-02T07:00:00Z', now)).toBe('5 hours ago');
    expect(english.when('2025-12-31T12:00:00Z', now)).toBe('31 Dec 2025, 13:00');
  });

  it('writes Arabic with the figures 0 to 9 and 24 hours', () => {
    const arabic = createFormat('ar', 'Africa/Tunis');
    // The minus sign of a negative amount must not move the currency to the other side.
    expect(arabic.money(-20_500)).toBe('\u200f\u2066-205.00\u2069\u00a0US$\u200e');
    const visible = (text: string) => text.replaceAll(/[\u200e\u200f\u00a0]/g, '');
    expect(arabic.integer(1_234_567)).toBe('1,234,567');
    expect(visible(arabic.money(348_550))).toBe('3,485.50US$');
    expect(visible(arabic.date('2019-12-13'))).toBe('13/12/2019');
    expect(visible(arabic.dateTime('2021-04-14T20:43:00Z'))).toBe('14/04/2021، 21:43');
    expect(arabic.when('2026-01-02T11:57:00Z', new Date('2026-01-02T12:00:00Z'))).toBe('قبل 3 دقائق');
  });

  it('marks a count that is only a lower bound', () => {
    expect(english.count(50)).toBe('50');
    expect(english.count(10_000, false)).toBe('10,000+');
  });
});

it('takes initials from the first and the last word', () => {
  expect(initialsOf('Ada de la Merle')).toBe('AM');
  expect(initialsOf('  zoé ')).toBe('Z');
  expect(initialsOf('')).toBe('');
});
