import type { SlotRecurrenceInput, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';

export const weekdays: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** How a slot comes again, as people choose it. */
export const repeats = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repeat = (typeof repeats)[number];

/** When that ends. */
export const ends = ['NEVER', 'ON', 'AFTER'] as const;
export type Ends = (typeof ends)[number];

/** On which days of a month: its day, each of some weekdays, or one of them, counted. */
export const monthDays = ['DAY', 'EACH', '1', '2', '3', '4', '5', '-1'] as const;
export type MonthDays = (typeof monthDays)[number];

export type Days = Record<SlotWeekday, boolean>;

/** What the form holds of the rule of a slot. Each frequency has weekdays of its own: they mean something else in each. */
export interface RuleValues {
  recurrence: Repeat;
  interval: string;
  /** Empty for all of them. */
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

/** What the form holds of a rule, or of none. */
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
  if (rule?.frequency !== 'MONTHLY' || rule.weekdays.length === 0) return 'DAY';
  return rule.nth === null ? 'EACH' : (String(rule.nth) as MonthDays);
}

/** The rule that the form says; null for once. */
export function ruleOf(values: RuleValues & { startDate: string }): SlotRecurrenceInput | null {
  const { recurrence: frequency, interval, ends: end, until, count } = values;
  if (frequency === 'NONE') return null;
  return {
    frequency,
    interval: Number(interval) || 1,
    weekdays: weekdaysOf(values),
    nth:
      frequency === 'MONTHLY' && values.monthDays !== 'DAY' && values.monthDays !== 'EACH'
        ? Number(values.monthDays)
        : null,
    until: end === 'ON' ? until : null,
    count: end === 'AFTER' ? Number(count) : null,
  };
}

function weekdaysOf(values: RuleValues & { startDate: string }): SlotWeekday[] {
  const { recurrence, monthDays: inMonth } = values;
  const chosen = (days: Days) => weekdays.filter((day) => days[day]);
  if (recurrence === 'DAILY') return chosen(values.daily);
  if (recurrence === 'WEEKLY') return chosen(values.weekly);
  if (inMonth === 'DAY') return [];
  const named = chosen(values.monthly);
  return named.length > 0 ? named : [weekdayOf(values.startDate)];
}

export const weekdayOf = (date: string): SlotWeekday => weekdays[(new Date(date).getUTCDay() + 6) % 7]!;
