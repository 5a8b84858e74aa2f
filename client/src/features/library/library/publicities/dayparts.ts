import type { TFunction } from 'i18next';
import { localeOf } from '../../../../kit/data/format/format';

/** A time range on some days of the week: 1 is Monday, 7 is Sunday; empty means every day. */
export interface Daypart {
  days: readonly number[];
  /** `HH:MM`. When `to` is not after `from`, the range ends on the next day. */
  from: string;
  to: string;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns a date on this weekday: 1 January 2024 was a Monday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** Name of a weekday in the given language, short by default. */
export const weekdayName = (
  weekday: number,
  language: string,
  length: 'narrow' | 'short' | 'long' = 'short',
) => new Intl.DateTimeFormat(localeOf(language), { weekday: length, timeZone: 'UTC' }).format(dayOf(weekday));

/** Formats a daypart: “Mon Tue 06:00–10:00”. */
export function daypartText({ days, from, to }: Daypart, t: TFunction, language: string): string {
  const named = weekdays.filter((day) => days.includes(day)).map((day) => weekdayName(day, language));
  const when =
    named.length === 0 || named.length === 7
      ? t('multimedia.dayparts.everyDay')
      : new Intl.ListFormat(localeOf(language), { style: 'narrow', type: 'unit' }).format(named);
  // Time ranges are written left to right in every language.
  return `${when} \u2066${from}–${to}\u2069`;
}
