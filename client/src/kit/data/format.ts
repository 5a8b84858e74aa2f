/** Every number, amount and date that people read is written here, in their language. */
export interface Format {
  integer(value: number): string;
  /** A count that may only be a lower bound: `10,000+`. */
  count(value: number, isExact?: boolean): string;
  /** An amount in minor units (cents). */
  money(minorUnits: number, currency?: string): string;
  /** A calendar date without a time, `2019-12-13`. */
  date(localDate: string): string;
  /** A moment, in the radio's time zone. */
  dateTime(moment: string): string;
  /** A moment to the second, with its time zone. */
  exactly(moment: string): string;
  /** A moment as people say it: relative within a day, absolute after. */
  when(moment: string, now?: Date): string;
}

const regionalised: Record<string, string> = { en: 'en-GB', fr: 'fr-FR' };
const day = 24 * 60 * 60 * 1000;

/** The formats of one language; moments are told in the given time zone. */
export function createFormat(language: string, timeZone: string | undefined): Format {
  const locale = regionalised[language] ?? language;
  const integers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  // A date has no time zone: it is the same day everywhere.
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone });
  const relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  const dateTime = (moment: string) => moments.format(new Date(moment));
  return {
    integer: (value) => integers.format(value),
    count: (value, isExact = true) => integers.format(value) + (isExact ? '' : '+'),
    money: (minorUnits, currency = 'USD') => formatMoney(locale, minorUnits, currency),
    date: (localDate) => dates.format(new Date(`${localDate}T00:00:00Z`)),
    dateTime,
    exactly: (moment) => exact.format(new Date(moment)),
    when(moment, now = new Date()) {
      const ago = now.getTime() - new Date(moment).getTime();
      if (Math.abs(ago) >= day) return dateTime(moment);
      const minutes = Math.round(ago / 60_000);
      return Math.abs(minutes) < 60
        ? relatives.format(-minutes, 'minute')
        : relatives.format(-Math.round(minutes / 60), 'hour');
    },
  };
}

function formatMoney(locale: string, minorUnits: number, currency: string) {
  const numbers = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return numbers.format(minorUnits / minorUnitsPerUnit(currency));
}

/** 100 for dollars and euros, 1 for yen. */
export function minorUnitsPerUnit(currency: string) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
