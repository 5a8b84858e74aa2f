import type { PageParameter } from '../../../../kit/pages/publicPage.ts';
import { isDate, timeOfDay } from '../../../../kit/time/days.ts';

/* Query parameters of the pages. Values that show the same page have the same normal form, and share one cached page. */

const maxPage = 1000;

/** Normalises the number of a page in a URL: 2 to `maxPage`. Undefined for the first page and for other texts. */
export const pageParameter: PageParameter = (value) => {
  const number = /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), maxPage) : 1;
  return number > 1 ? String(number) : undefined;
};

/** Converts a parameter from `pageParameter` to the number of the page; 1 when it is absent. */
export const pageNumber = (value: string | undefined): number => Number(value ?? 1);

/** Normalises the number of days after today in a URL: 1 to 6. Undefined for today and for other texts. */
export const dayParameter: PageParameter = (value) => (/^[1-6]$/.test(value) ? value : undefined);

/** Views of the schedule. */
export const scheduleViews = ['day', 'week', 'list'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Normalises the view of the schedule in a URL. Undefined for the day, which is the default, and for other texts. */
export const viewParameter: PageParameter = (value) =>
  scheduleViews.find((view) => view === value && view !== 'day');

/** Normalises a wall clock time in a URL, such as `2026-11-29T08:12`. Undefined for other texts. */
export const timeParameter: PageParameter = (value) => {
  const [text, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(value) ?? [];
  return date && isDate(date) && timeOfDay(time!) !== undefined ? text : undefined;
};

/** Normalises a search text in a URL to single spaces; undefined for an empty one. */
export const searchParameter: PageParameter = (value) => value.trim().replaceAll(/\s+/g, ' ') || undefined;

/** Accepts any value of a parameter in a URL, for pages that are not cached. */
export const anyParameter: PageParameter = (value) => value;
