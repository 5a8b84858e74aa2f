import { LRUCache } from 'lru-cache';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { dateOf, dayLength, dayOf, firstDate } from './days.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof frequencies)[number];

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** Recurrence rule: a subset of RFC 5545. */
export interface Rule {
  frequency: Frequency;
  /** Interval in days, weeks or months. */
  interval: number;
  /** Empty: defined by the frequency and the first date. */
  weekdays: readonly Weekday[];
  /** Number of the weekday in the month, from 1 to 5, or -1 for the last; null for each. MONTHLY only. */
  nth: number | null;
  /**
   * Position among the days that the rest of the rule allows in a month: 1 for the first, -1 for the last (BYSETPOS). Without
   * weekdays these are all days, so -1 is the last day of the month. MONTHLY only, and never with `nth`.
   */
  setPosition?: number | null;
}

/** Days within which the first date of a rule must lie: the fifth Friday of every February is rare. */
const daysToFirst = 3653;
/** Days within which the last of a counted number of dates must lie. */
const daysToLast = 36_525;

const years = new LRUCache<string, readonly number[]>({ max: 5000 });
const rules = new LRUCache<string, RRuleTemporal>({ max: 500 });

/** Days on which a rule that begins on `start` recurs, between two days, both inclusive. */
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

/** Day of the `count`-th date of a rule; undefined when that takes more than a hundred years. */
export function dayOfCount(rule: Rule, start: number, count: number): number | undefined {
  let left = count;
  for (let from = start; from <= start + daysToLast; from += 366) {
    const found = daysBetween(rule, start, from, from + 365);
    if (found.length >= left) return found[left - 1];
    left -= found.length;
  }
  return undefined;
}

/** The rule as text of RFC 5545 for other calendars, without its end. */
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

/** Shared part of rules with different first dates: the rule text, and the earliest possible first date. */
interface Cycle {
  text: string;
  start: number;
}

/**
 * Shared expansion of a rule. Two series on Mondays have the same dates, whenever they began. A rule is therefore expanded from the
 * earliest start with the same dates, and the caller drops dates before the start of its series.
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

/** Expansion in UTC, where every day has 24 hours: skipped hours are a matter of clocks, not of dates. */
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
