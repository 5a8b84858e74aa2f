import type { SlotRecurrenceInput, SlotWeekday } from '../../../../apollo/schemaTypes.generated';
import type { CalendarSlotFragment } from '../calendar.generated';

export const weekdays: readonly SlotWeekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Selectable recurrences of a slot. */
export const repeats = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repeat = (typeof repeats)[number];

/** Monday to Friday: the default weekdays for the first or last of several weekdays in a month. */
export const workdays: readonly SlotWeekday[] = weekdays.slice(0, 5);

/** Selectable ends of a recurrence. */
export const ends = ['NEVER', 'ON', 'AFTER'] as const;
export type Ends = (typeof ends)[number];

/**
 * Ways to select days of a month: the day with the same date, the last day, or weekdays. Of the chosen weekdays, either each, the nth
 * of each, or only the first or last of them.
 */
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

/** Form values of a recurrence rule. Each frequency has its own weekdays, because their meaning differs. */
export interface RuleValues {
  recurrence: Repeat;
  interval: string;
  /** If empty, the rule applies to all weekdays. */
  daily: Days;
  /** If empty, the weekday of the first day applies. */
  weekly: Days;
  monthDays: MonthDays;
  /** If empty, the weekday of the first day applies; with `FIRST_OF` and `LAST_OF`, Monday to Friday. */
  monthly: Days;
  ends: Ends;
  until: string;
  count: string;
}

type Rule = CalendarSlotFragment['recurrence'];

const daysOf = (chosen: readonly SlotWeekday[]): Days =>
  Object.fromEntries(weekdays.map((day) => [day, chosen.includes(day)])) as Days;

/** Converts a rule to form values; null means no recurrence. */
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

/** Builds the rule from the form values; null without recurrence. */
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

/** Returns whether this way to select days of a month needs weekdays. */
export const hasMonthWeekdays = (chosen: MonthDays) => chosen !== 'DAY' && chosen !== 'LAST_DAY';

/** Returns whether only the first or the last of the chosen weekdays in a month is selected. */
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
