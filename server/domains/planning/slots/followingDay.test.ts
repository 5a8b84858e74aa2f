import { describe, expect, test } from 'vitest';
import { dateOf, dayOf } from '../time/days.ts';
import type { Rule, Weekday } from '../time/recurrence.ts';
import { followingDay } from './followingDay.ts';

/* 3 January 2028 is a Monday. */
const weekly = (...weekdays: Weekday[]): Rule => ({ frequency: 'WEEKLY', interval: 1, weekdays, nth: null });
const series = (rule: Rule | null, start: string, end: string | null = null) => ({
  rule,
  start: dayOf(start),
  end: end === null ? null : dayOf(end),
});
const goesTo = (before: ReturnType<typeof series>, after: ReturnType<typeof series>, day: string) =>
  dateOf(followingDay(before, after, dayOf(day)));

describe('what belongs to a day of a series that becomes another', () => {
  test('goes along with a slot that comes once', () => {
    expect(goesTo(series(null, '2028-01-03'), series(null, '2028-02-09'), '2028-01-03')).toBe('2028-02-09');
  });

  test('goes along with the whole series, forth and back', () => {
    const [before, after] = [
      series(weekly('MO', 'TU'), '2028-01-03'),
      series(weekly('TU', 'WE'), '2028-01-04'),
    ];
    expect(goesTo(before, after, '2028-01-17')).toBe('2028-01-18');
    expect(goesTo(before, after, '2028-01-18')).toBe('2028-01-19');
    expect(goesTo(after, before, '2028-01-18')).toBe('2028-01-17');
    expect(goesTo(after, before, '2028-01-19')).toBe('2028-01-18');
  });

  test('stays on its day where that is still one, however much else changes', () => {
    const mondays = series(weekly('MO'), '2028-01-03');
    expect(goesTo(mondays, series(weekly('MO'), '2028-01-10'), '2028-01-17')).toBe('2028-01-17');
    expect(goesTo(mondays, series(weekly('MO', 'FR'), '2028-01-03'), '2028-01-17')).toBe('2028-01-17');
    expect(goesTo(mondays, series({ ...weekly('MO'), interval: 2 }, '2028-01-03'), '2028-01-17')).toBe(
      '2028-01-17',
    );
  });

  test('goes to the day of its week that came in the place of its own', () => {
    const before = series(weekly('MO', 'WE'), '2028-01-03');
    const after = series(weekly('MO', 'TH'), '2028-01-03');
    expect(goesTo(before, after, '2028-01-19')).toBe('2028-01-20');
    expect(goesTo(after, before, '2028-01-20')).toBe('2028-01-19');
    const first = (day: Weekday): Rule => ({ ...weekly(day), frequency: 'MONTHLY', nth: 1 });
    const firstOfMonth = [series(first('MO'), '2028-01-03'), series(first('TU'), '2028-01-04')] as const;
    expect(goesTo(...firstOfMonth, '2028-02-07')).toBe('2028-02-01');
  });

  test('waits where it is when there is no such day', () => {
    const mondays = series(weekly('MO'), '2028-01-03');
    expect(goesTo(mondays, series(weekly('MO'), '2028-01-03', '2028-01-10'), '2028-01-17')).toBe(
      '2028-01-17',
    );
    const fortnights = series({ ...weekly('MO'), interval: 2 }, '2028-01-03');
    expect(goesTo(mondays, fortnights, '2028-01-10')).toBe('2028-01-10');
  });
});
