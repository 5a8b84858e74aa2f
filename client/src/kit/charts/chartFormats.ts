import { useTranslation } from 'react-i18next';
import { localeOf, minorUnitsPerUnit } from '../data/format/format';
import { madeOnce, madeOnceFor } from '../data/madeOnce';

/** Formats of numbers and dates in charts, in the interface language. */
export interface ChartFormats {
  /** `12,345`. */
  count(value: number): string;
  /** `12K`, for axes and narrow headlines. */
  short(value: number): string;
  /** `5.2%`, for 5.2. */
  percent(value: number): string;
  /** `+5.2%`. */
  change(value: number): string;
  /** An amount in minor units, without decimals. */
  money(minorUnits: number, currency: string): string;
  shortMoney(minorUnits: number, currency: string): string;
  /** `3 Nov`. */
  day(localDate: string): string;
  /** `3 Nov 2026`. */
  fullDay(localDate: string): string;
  /** `1–28 Nov 2026`. */
  days(from: string, to: string): string;
  /** `Nov 2026`. */
  month(localDate: string): string;
  /** `Jan – Nov 2026`, or `Dec 2025 – Nov 2026`. */
  months(from: string, to: string): string;
  /** `Nov`, for a month from 1 to 12. */
  monthName(month: number): string;
  /** `3 weeks ago`, `this week`. */
  ago(steps: number, unit: 'day' | 'week' | 'month'): string;
  list(texts: readonly string[]): string;
}

export function createChartFormats(language: string): ChartFormats {
  const locale = localeOf(language);
  const counts = madeOnce(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const shorts = madeOnce(
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const percents = madeOnce(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
  );
  const changes = madeOnce(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
  );
  const relatives = madeOnce(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const lists = madeOnce(() => new Intl.ListFormat(locale, { type: 'unit' }));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    madeOnce(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const days = dates({ day: 'numeric', month: 'short' });
  const fullDays = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const months = dates({ month: 'short', year: 'numeric' });
  const monthNames = dates({ month: 'short' });
  const timeOf = (localDate: string) => Date.parse(`${localDate}T00:00:00Z`);
  const whole = moneyWriter(locale, { maximumFractionDigits: 0 });
  const compact = moneyWriter(locale, { notation: 'compact', maximumFractionDigits: 1 });

  return {
    count: (value) => counts().format(value),
    short: (value) => shorts().format(value),
    percent: (value) => percents().format(value / 100),
    change: (value) => changes().format(value / 100),
    money: whole,
    shortMoney: compact,
    day: (localDate) => days().format(timeOf(localDate)),
    fullDay: (localDate) => fullDays().format(timeOf(localDate)),
    days: (from, to) => fullDays().formatRange(timeOf(from), timeOf(to)),
    month: (localDate) => months().format(timeOf(localDate)),
    months: (from, to) => months().formatRange(timeOf(from), timeOf(to)),
    monthName: (month) => monthNames().format(Date.UTC(2020, month - 1)),
    ago: (steps, unit) => relatives().format(-steps, unit),
    list: (texts) => lists().format(texts),
  };
}

/**
 * Creates a formatter for amounts of any currency. Formats are cached by currency, because an axis needs many amounts.
 */
function moneyWriter(locale: string, options: Intl.NumberFormatOptions) {
  const writers = madeOnceFor((currency) => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    });
    const unit = minorUnitsPerUnit(currency);
    // In Arabic, the direction mark places a currency symbol such as `US$` at the end of the line as one piece.
    const end = locale.startsWith('ar') ? '\u200e' : '';
    return (minorUnits: number) => format.format(minorUnits / unit) + end;
  });
  return (minorUnits: number, currency: string) => writers(currency)(minorUnits);
}

const formatsIn = madeOnceFor(createChartFormats);

export function useChartFormats(): ChartFormats {
  return formatsIn(useTranslation().i18n.language);
}
