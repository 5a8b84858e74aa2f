import type { TFunction } from 'i18next';
import { localeOf } from '../../../../kit/data/format';

/** A stretch of the day on some days of the week: 1 for Monday to 7 for Sunday, every day when empty. */
export interface Daypart {
  days: readonly number[];
  /** `HH:MM`. */
  from: string;
  to: string;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The first of January 2024 was a Monday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** What a day of the week is called, in short or in full. */
export const weekdayName = (
  weekday: number,
  language: string,
  length: 'narrow' | 'short' | 'long' = 'short',
) => new Intl.DateTimeFormat(localeOf(language), { weekday: length, timeZone: 'UTC' }).format(dayOf(weekday));

/** “Mon, Tue 06:00–10:00”. */
export function daypartText({ days, from, to }: Daypart, t: TFunction, language: string): string {
  const named = weekdays.filter((day) => days.includes(day)).map((day) => weekdayName(day, language));
  const when =
    named.length === 0 || named.length === 7
      ? t('multimedia.dayparts.everyDay')
      : new Intl.ListFormat(localeOf(language), { style: 'narrow', type: 'unit' }).format(named);
  // The hours read from the left in every language.
  return `${when} \u2066${from}–${to}\u2069`;
}
