import { localeOf } from './format';

/** What a clock on the wall of the studio shows, in the reader's language. */
export interface Clock {
  /** The time of day to the second. */
  time(moment: Date): string;
  /** The weekday and the date. */
  day(moment: Date): string;
  /** How the time zone is called at that moment, in words. */
  zone(moment: Date): string;
}

/** The clock of a place. */
export function createClock(language: string, timeZone: string): Clock {
  const locale = localeOf(language);
  const times = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const zones = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone });
  return {
    time: (moment) => times.format(moment),
    day: (moment) => days.format(moment),
    zone: (moment) => zones.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}
