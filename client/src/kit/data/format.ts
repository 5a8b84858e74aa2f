import { madeOnce, madeOnceFor } from './madeOnce';

/** Every number, amount and date that people read is written here, in their language. */
export interface Format {
  integer(value: number): string;
  /** A count that may only be a lower bound: `10,000+`. */
  count(value: number, isExact?: boolean): string;
  /** A share of a hundred: `82%`. */
  percent(value: number): string;
  /** Names one after the other: `Ada, Bo and Cleo`. */
  list(names: readonly string[]): string;
  /** An amount in minor units (cents). */
  money(minorUnits: number, currency?: string): string;
  /** A calendar date without a time, `2019-12-13`. */
  date(localDate: string): string;
  /** The day of a moment, in the radio's time zone. */
  day(moment: string): string;
  /** A moment, in the radio's time zone. */
  dateTime(moment: string): string;
  /** A moment to the second, with its time zone. */
  exactly(moment: string): string;
  /** A moment as people say it: relative within a day, absolute after. */
  when(moment: string, now?: Date): string;
}

/**
 * Arabic with the figures 0 to 9 and 24 hours, as broadcasters of the Maghreb write them: the same on the screen, on
 * the studio's clock and in a file. The words are those of the standard language, which are understood everywhere.
 */
const regionalised: Record<string, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-u-hc-h23-nu-latn' };
/** The locale in which a language of the portal writes its numbers and dates. */
export const localeOf = (language: string) => regionalised[language] ?? language;

const day = 24 * 60 * 60 * 1000;

/** The formats of one language; moments are told in the given time zone. */
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
      // “This minute” is nothing that people say.
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
    // A minus, which is marked as of the other direction, would take the currency along to its side; and the sign of a currency,
    // `US$`, would be torn apart at the end of an Arabic line.
    return `${text.replace(/\u200e(-[\d.,]+)/, '\u2066$1\u2069')}\u200e`;
  };
}

/** 100 for dollars and euros, 1 for yen. */
export function minorUnitsPerUnit(currency: string) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
