import { LRUCache } from 'lru-cache';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { dateOf, dayLength, dayOf, firstDate } from './days.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof frequencies)[number];

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** A recurrence rule; a subset of RFC 5545. */
export interface Rule {
  frequency: Frequency;
  /** Interval in days, weeks or months. */
  interval: number;
  /** Days of the week. When empty, they follow from the frequency and the first date. */
  weekdays: readonly Weekday[];
  /** Number of the weekday within the month, from 1 to 5, or -1 for the last; null for every one. Only for MONTHLY. */
  nth: number | null;
  /**
   * Position of the day to choose among those of a month that match the rest (BYSETPOS). 1 is the first, -1 the last. Without weekdays all
   * days match, so -1 is the last day of the month. Only for MONTHLY, and never together with `nth`.
   */
  setPosition?: number | null;
}

/** Number of days to search for a rule's first date. The fifth Friday of every February, for example, is rare. */
const daysToFirst = 3653;
/** Number of days to search for the last date of a rule that ends after a number of dates. */
const daysToLast = 36_525;

const years = new LRUCache<string, readonly number[]>({ max: 5000 });
const rules = new LRUCache<string, RRuleTemporal>({ max: 500 });

/** Days between `from` and `to`, both inclusive, on which a rule recurs that begins on `start`. */
export function daysBetween(rule: Rule | null, start: number, from: number, to: number): number[] {
  const first = Math.max(start, from);
  if (first > to) return [];
  if (!rule) return start >= first && start <= to ? [start] : [];
  const cycle = cycleOf(rule, start);
  const found: number[] = [];
  for (let year = yearOf(first); year <= yearOf(to); year++)
    for (const day of daysOfYear(cycle, year)) if (day >= first && day <= to) found.push(day);
  return found;
}

/** First day on which a rule recurs; undefined when there is none within ten years. */
export function firstDay(rule: Rule | null, start: number): number | undefined {
  if (!rule) return start;
  for (let from = start; from <= start + daysToFirst; from += 366) {
    const [found] = daysBetween(rule, start, from, from + 365);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Day of the `count`-th occurrence of a rule that begins on `start`. Undefined when it is more than a hundred years away. */
export function dayOfCount(rule: Rule, start: number, count: number): number | undefined {
  let left = count;
  for (let from = start; from <= start + daysToLast; from += 366) {
    const found = daysBetween(rule, start, from, from + 365);
    if (found.length >= left) return found[left - 1];
    left -= found.length;
  }
  return undefined;
}

/** The rule as text of RFC 5545, without its end. For other calendars. */
export function ruleText({ frequency, interval, weekdays: days, nth, setPosition }: Rule): string {
  const names = days.map((day) => `${nth ?? ''}${day}`);
  return [
    `FREQ=${frequency}`,
    `INTERVAL=${interval}`,
    ...(names.length > 0 ? [`BYDAY=${names.join(',')}`] : []),
    ...(setPosition == null ? [] : [`${names.length > 0 ? 'BYSETPOS' : 'BYMONTHDAY'}=${setPosition}`]),
    'WKST=MO',
  ].join(';');
}

const yearOf = (day: number) => new Date(day * dayLength).getUTCFullYear();

/** What rules with the same dates have in common: the rule text, and the earliest possible first date. */
interface Cycle {
  text: string;
  start: number;
}

/**
 * The shared cycle of a rule. Two series on Mondays have the same dates, whenever they began. So a rule is expanded from the
 * earliest start that has the same dates, and the caller drops dates before the start of its series.
 */
function cycleOf(rule: Rule, start: number): Cycle {
  const { frequency, interval } = rule;
  if (frequency === 'DAILY') return { text: ruleText(rule), start: since(earliestDay, start, interval) };
  if (frequency === 'WEEKLY') {
    const weekday = weekdays[modulo(start - earliestDay, 7)]!;
    const days = rule.weekdays.length > 0 ? rule.weekdays : [weekday];
    const monday = start - modulo(start - earliestDay, 7);
    return {
      text: ruleText({ ...rule, weekdays: days }),
      start: since(earliestDay, monday, 7 * interval),
    };
  }
  const begun = new Date(start * dayLength);
  const month = modulo(begun.getUTCFullYear() * 12 + begun.getUTCMonth() - earliestYear * 12, interval);
  const namesDays = rule.weekdays.length > 0 || rule.setPosition != null;
  const sameDay = namesDays ? '' : `;BYMONTHDAY=${begun.getUTCDate()}`;
  return { text: ruleText(rule) + sameDay, start: Date.UTC(earliestYear, month, 1) / dayLength };
}

const earliestDay = dayOf(firstDate);
const earliestYear = Number(firstDate.slice(0, 4));

const modulo = (value: number, by: number) => ((value % by) + by) % by;
const since = (earliest: number, start: number, step: number) => earliest + modulo(start - earliest, step);

function daysOfYear(cycle: Cycle, year: number): readonly number[] {
  const key = `${year};${cycle.start};${cycle.text}`;
  const known = years.get(key);
  if (known) return known;
  const from = Math.max(Date.UTC(year, 0, 1), cycle.start * dayLength);
  const found = expansionOf(cycle)
    .between(new Date(from), new Date(Date.UTC(year, 11, 31)), true)
    .map(({ epochMilliseconds }) => epochMilliseconds / dayLength);
  years.set(key, found);
  return found;
}

/** Expands a rule in UTC, where every day has 24 hours. Skipped and repeated hours concern clocks and not dates. */
function expansionOf({ text, start }: Cycle): RRuleTemporal {
  const key = `${start};${text}`;
  const known = rules.get(key);
  if (known) return known;
  const expansion = new RRuleTemporal({
    rruleString: text,
    dtstart: Temporal.PlainDate.from(dateOf(start)).toZonedDateTime('UTC'),
    cache: false,
  });
  rules.set(key, expansion);
  return expansion;
}
