import { madeOnce, madeOnceFor } from '../madeOnce';

/** Formats of numbers, amounts and dates, in the interface language. */
export interface Format {
  integer(value: number): string;
  /** A count that may only be a lower bound: `10,000+`. */
  count(value: number, isExact?: boolean): string;
  /** A percentage: `82%` for 82. */
  percent(value: number): string;
  /** A list of names: `Ada, Bo and Cleo`. */
  list(names: readonly string[]): string;
  /** An amount in minor units (cents). The currency defaults to US dollars. */
  money(minorUnits: number, currency?: string): string;
  /** A calendar date without a time, given as `2019-12-13`. */
  date(localDate: string): string;
  /** The date of a timestamp, in the time zone of the formats. */
  day(moment: string): string;
  /** The date and time of a timestamp, in the time zone of the formats. */
  dateTime(moment: string): string;
  /** The date and time of a timestamp, with seconds and time zone. */
  exactly(moment: string): string;
  /** A timestamp in short: relative when less than 24 hours from `now`, else the date and time. */
  when(moment: string, now?: Date): string;
}

/**
 * Regional locales. Arabic uses the digits 0 to 9 and the 24-hour clock on screen, on the studio clock and in files, as broadcasters of
 * the Maghreb do. The vocabulary is Modern Standard Arabic, which is understood everywhere.
 */
const regionalised: Record<string, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-u-hc-h23-nu-latn' };
/** Returns the locale for numbers and dates of a language. */
export const localeOf = (language: string) => regionalised[language] ?? language;

const day = 24 * 60 * 60 * 1000;

/** Creates the formats of a language. Timestamps are shown in the given time zone; undefined is that of the browser. */
export function createFormat(language: string, timeZone: string | undefined): Format {
  const locale = localeOf(language);
  const integers = madeOnce(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const percents = madeOnce(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const lists = madeOnce(() => new Intl.ListFormat(locale));
  // A date has no time zone: it is the same day everywhere.
  const dates = madeOnce(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const days = madeOnce(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
  const moments = madeOnce(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const exact = madeOnce(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone }),
  );
  const relatives = madeOnce(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  const amounts = madeOnceFor((currency) => moneyWriter(locale, currency));

  const dateTime = (moment: string) => moments().format(new Date(moment));
  return {
    integer: (value) => integers().format(value),
    count: (value, isExact = true) => integers().format(value) + (isExact ? '' : '+'),
    percent: (value) => percents().format(value / 100),
    list: (names) => lists().format(names),
    money: (minorUnits, currency = 'USD') => amounts(currency)(minorUnits),
    date: (localDate) => dates().format(new Date(`${localDate}T00:00:00Z`)),
    day: (moment) => days().format(new Date(moment)),
    dateTime,
    exactly: (moment) => exact().format(new Date(moment)),
    when(moment, now = new Date()) {
      const ago = now.getTime() - new Date(moment).getTime();
      if (Math.abs(ago) >= day) return dateTime(moment);
      const minutes = Math.round(ago / 60_000);
      // The language would say “this minute”, which is not idiomatic: format zero seconds instead, as “now”.
      if (minutes === 0) return relatives().format(0, 'second');
      return Math.abs(minutes) < 60
        ? relatives().format(-minutes, 'minute')
        : relatives().format(-Math.round(minutes / 60), 'hour');
    },
  };
}

function moneyWriter(locale: string, currency: string) {
  const numbers = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const unit = minorUnitsPerUnit(currency);
  return (minorUnits: number) => {
    const text = numbers.format(minorUnits / unit);
    if (!locale.startsWith('ar')) return text;
    // Isolates the minus sign: its direction mark would move the currency to the other side. The mark at the end places a symbol such
    // as `US$` at the end of the line as one piece.
    return `${text.replace(/\u200e(-[\d.,]+)/, '\u2066$1\u2069')}\u200e`;
  };
}

/** Returns how many minor units a currency unit has: 100 for dollars and euros, 1 for yen. */
export function minorUnitsPerUnit(currency: string) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
