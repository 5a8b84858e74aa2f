import { describe, expect, test } from 'vitest';
import { dateOf, dayOf } from '../../../../kit/time/days.ts';
import type { Rule, Weekday } from '../../../../kit/time/recurrence.ts';
import { followDays } from './followDays.ts';

/* 3 January 2028 is a Monday. */
const weekly = (...weekdays: Weekday[]): Rule => ({ frequency: 'WEEKLY', interval: 1, weekdays, nth: null });
const series = (rule: Rule | null, start: string, end: string | null = null) => ({
  rule,
  start: dayOf(start),
  end: end === null ? null : dayOf(end),
});
function goesTo(before: ReturnType<typeof series>, after: ReturnType<typeof series>, day: string) {
  const to = followDays(before, after)(dayOf(day));
  return to === undefined ? undefined : dateOf(to);
}

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

  test('goes along to the last day of the month, month by month', () => {
    const monthly: Rule = { ...weekly(), frequency: 'MONTHLY' };
    const before = series(monthly, '2028-01-15');
    const after = series({ ...monthly, setPosition: -1 }, '2028-01-31');
    expect(goesTo(before, after, '2028-02-15')).toBe('2028-02-29');
    expect(goesTo(before, after, '2029-11-15')).toBe('2029-11-30');
    expect(goesTo(after, before, '2028-02-29')).toBe('2028-02-15');
  });

  test('goes to the n-th new day, each to its own, when the weekdays change and the start stays', () => {
    const before = series(weekly('TU', 'TH'), '2028-01-04');
    const after = series(weekly('MO', 'WE'), '2028-01-05');
    expect(goesTo(before, after, '2028-01-04')).toBe('2028-01-05');
    expect(goesTo(before, after, '2028-01-06')).toBe('2028-01-10');
    expect(goesTo(before, after, '2028-01-18')).toBe('2028-01-19');
    expect(goesTo(before, after, '2028-01-20')).toBe('2028-01-24');
  });

  test('goes to the n-th new day of its week when the series comes less often', () => {
    const before = series(weekly('MO', 'WE', 'FR'), '2028-01-03');
    const after = series(weekly('TU', 'TH'), '2028-01-04');
    expect(goesTo(before, after, '2029-06-04')).toBe('2029-06-05');
    expect(goesTo(before, after, '2029-06-06')).toBe('2029-06-07');
    expect(goesTo(before, after, '2029-06-08')).toBeUndefined();
  });

  test('has nowhere to go when there is no such day', () => {
    const mondays = series(weekly('MO'), '2028-01-03');
    expect(goesTo(mondays, series(weekly('MO'), '2028-01-03', '2028-01-10'), '2028-01-17')).toBeUndefined();
    const fortnights = series({ ...weekly('MO'), interval: 2 }, '2028-01-03');
    expect(goesTo(mondays, fortnights, '2028-01-10')).toBeUndefined();
    expect(goesTo(mondays, series(weekly('TU'), '2028-01-04', '2028-01-11'), '2028-01-17')).toBeUndefined();
  });
});
