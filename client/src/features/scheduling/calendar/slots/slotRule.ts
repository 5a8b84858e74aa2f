import type { SlotRecurrenceInput, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';

export const weekdays: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** How a slot comes again, as people choose it. */
export const repeats = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repeat = (typeof repeats)[number];

/** Monday to Friday: the days that a rule takes when the first or last of some weekdays is chosen, and none is named. */
export const workdays: readonly SlotWeekday[] = weekdays.slice(0, 5);

/** When that ends. */
export const ends = ['NEVER', 'ON', 'AFTER'] as const;
export type Ends = (typeof ends)[number];

/** Days of a month: its day, its last day, each of some weekdays, one of each, or the first or last of all of them. */
export const monthDays = [
  'DAY',
  'LAST_DAY',
  'EACH',
  '1',
  '2',
  '3',
  '4',
  '5',
  '-1',
  'FIRST_OF',
  'LAST_OF',
] as const;
export type MonthDays = (typeof monthDays)[number];

export type Days = Record<SlotWeekday, boolean>;

/** Form values of the rule of a slot. Each frequency has weekdays of its own, because they mean something else in each. */
export interface RuleValues {
  recurrence: Repeat;
  interval: string;
  /** Empty for all positions. */
  daily: Days;
  /** Empty for that of the first day. */
  weekly: Days;
  monthDays: MonthDays;
  /** Empty for that of the first day. */
  monthly: Days;
  ends: Ends;
  until: string;
  count: string;
}

type Rule = CalendarSlotFragment['recurrence'];

const daysOf = (chosen: readonly SlotWeekday[]): Days =>
  Object.fromEntries(weekdays.map((day) => [day, chosen.includes(day)])) as Days;

/** Converts a rule, or none, to form values. */
export function ruleValues(rule: Rule): RuleValues {
  const chosen = (frequency: Repeat) => daysOf(rule?.frequency === frequency ? rule.weekdays : []);
  return {
    recurrence: rule?.frequency ?? 'NONE',
    interval: String(rule?.interval ?? 1),
    daily: chosen('DAILY'),
    weekly: chosen('WEEKLY'),
    monthDays: monthDaysOf(rule),
    monthly: chosen('MONTHLY'),
    ends: rule?.until != null ? 'ON' : rule?.count != null ? 'AFTER' : 'NEVER',
    until: rule?.until ?? '',
    count: String(rule?.count ?? ''),
  };
}

function monthDaysOf(rule: Rule): MonthDays {
  if (rule?.frequency !== 'MONTHLY') return 'DAY';
  const hasWeekdays = rule.weekdays.length > 0;
  if (rule.setPosition === -1) return hasWeekdays ? 'LAST_OF' : 'LAST_DAY';
  if (rule.setPosition === 1 && hasWeekdays) return 'FIRST_OF';
  if (!hasWeekdays) return 'DAY';
  return rule.nth === null ? 'EACH' : (String(rule.nth) as MonthDays);
}

/** The rule that the form says; null for once. */
export function ruleOf(values: RuleValues & { startDate: string }): SlotRecurrenceInput | null {
  const { recurrence: frequency, interval, ends: end, until, count } = values;
  if (frequency === 'NONE') return null;
  const isMonthly = frequency === 'MONTHLY';
  return {
    frequency,
    interval: Number(interval) || 1,
    weekdays: weekdaysOf(values),
    nth: isMonthly && /^-?\d$/.test(values.monthDays) ? Number(values.monthDays) : null,
    setPosition: (isMonthly && setPositions[values.monthDays]) || null,
    until: end === 'ON' ? until : null,
    count: end === 'AFTER' ? Number(count) : null,
  };
}

const setPositions: Partial<Record<MonthDays, number>> = { LAST_DAY: -1, FIRST_OF: 1, LAST_OF: -1 };

/** True when weekdays belong to a choice of days of the month. */
export const hasMonthWeekdays = (chosen: MonthDays) => chosen !== 'DAY' && chosen !== 'LAST_DAY';

/** True when the choice is a single day out of all the weekdays that are named. */
export const isOneOfWeekdays = (chosen: MonthDays) => chosen === 'FIRST_OF' || chosen === 'LAST_OF';

function weekdaysOf(values: RuleValues & { startDate: string }): SlotWeekday[] {
  const { recurrence, monthDays: inMonth } = values;
  const chosen = (days: Days) => weekdays.filter((day) => days[day]);
  if (recurrence === 'DAILY') return chosen(values.daily);
  if (recurrence === 'WEEKLY') return chosen(values.weekly);
  if (!hasMonthWeekdays(inMonth)) return [];
  const named = chosen(values.monthly);
  if (named.length > 0) return named;
  return isOneOfWeekdays(inMonth) ? [...workdays] : [weekdayOf(values.startDate)];
}

export const weekdayOf = (date: string): SlotWeekday => weekdays[(new Date(date).getUTCDay() + 6) % 7]!;
