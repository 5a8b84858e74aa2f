import { localeOf } from './format';

/** Formats the time, date and time zone of a studio clock, in the interface language. */
export interface Clock {
  /** Time of day, with seconds. */
  time(moment: Date): string;
  /** Weekday and date. */
  day(moment: Date): string;
  /** Name of the time zone at that time; differs between summer and winter. */
  zone(moment: Date): string;
}

/** Creates the formats of a studio clock for a language and a time zone. */
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
