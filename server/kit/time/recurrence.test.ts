import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { seed, seedNote } from '../../../tools/testing/running/sampled.ts';
import { isQuick } from '../../../tools/testing/running/tier.ts';
import { dateOf, dayOf } from './days.ts';
import {
  dayOfCount,
  daysBetween,
  firstDay,
  frequencies,
  ruleText,
  weekdays,
  type Rule,
} from './recurrence.ts';
import { numbersFrom } from './testNumbers.ts';

const rule = (given: Partial<Rule>): Rule => ({
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [],
  nth: null,
  ...given,
});
const dates = (given: Rule | null, start: string, from: string, to: string) =>
  daysBetween(given, dayOf(start), dayOf(from), dayOf(to)).map(dateOf);

/** The days of the same rule according to another library, whose start must be one of these days. */
function daysByIcal(given: Rule, start: string, last: string): string[] {
  const recur = ICAL.Recur.fromString(ruleText(given));
  const days = recur.iterator(ICAL.Time.fromDateString(start));
  const found: string[] = [];
  for (let day = days.next(); day && day.toString() <= last; day = days.next()) found.push(day.toString());
  return found;
}

const count = isQuick ? 30 : 300;
const next = numbersFrom(isQuick ? seed : 20_271_128);
const note = isQuick ? seedNote : '';
const oneOf = <T>(all: readonly T[]): T => all[next(all.length)]!;

function randomRule(): Rule {
  const frequency = oneOf(frequencies);
  const nth = frequency === 'MONTHLY' ? oneOf([null, 1, 2, 3, 4, 5, -1] as const) : null;
  const setPosition = frequency === 'MONTHLY' && nth === null ? oneOf([null, 1, -1] as const) : null;
  const some = weekdays.filter(() => next(3) === 0);
  const days = nth !== null && some.length === 0 ? [oneOf(weekdays)] : some;
  return rule({ frequency, interval: 1 + next(4), weekdays: days, nth, setPosition });
}

describe('the days of a rule', () => {
  test(`are those of another library, for ${count} rules through ten years`, () => {
    for (let turn = 0; turn < count; turn++) {
      const given = randomRule();
      const begin = dayOf('2026-01-01') + next(366);
      const first = firstDay(given, begin)!;
      const [start, last] = [dateOf(first), '2035-12-31'];
      const days = dates(given, start, start, last);
      expect({ rule: ruleText(given), start, note, days }).toEqual({
        rule: ruleText(given),
        note,
        start,
        // The other library skips the first day when it is the fifth weekday of its month, so it is added here.
        days: [start, ...daysByIcal(given, start, last).filter((day) => day > start)],
      });
      expect(days).toEqual(dates(given, dateOf(begin), dateOf(begin), last));
    }
  });

  test('are the same whatever range they are requested for', () => {
    for (let turn = 0; turn < 50; turn++) {
      const given = randomRule();
      const start = dayOf('2026-01-01') + next(366);
      const all = daysBetween(given, start, start, start + 1500);
      const from = start + next(1000);
      const to = from + next(500);
      expect(daysBetween(given, start, from, to)).toEqual(all.filter((day) => day >= from && day <= to));
    }
  });

  test('continue without an end, and begin at the first', () => {
    expect(dates(rule({}), '2026-11-23', '2026-01-01', '2026-12-07')).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ]);
    expect(dates(rule({ frequency: 'DAILY' }), '2026-11-23', '2199-12-30', '2199-12-31')).toHaveLength(2);
    expect(dates(null, '2026-11-23', '2026-11-01', '2026-12-31')).toEqual(['2026-11-23']);
    expect(dates(null, '2026-11-23', '2026-11-24', '2026-12-31')).toEqual([]);
  });

  test('leave out months that lack them', () => {
    expect(dates(rule({ frequency: 'MONTHLY' }), '2027-01-31', '2027-01-01', '2027-06-30')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]);
    const last = rule({ frequency: 'MONTHLY', setPosition: -1 });
    expect(dates(last, '2028-01-15', '2028-01-01', '2028-04-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    const fifth = rule({ frequency: 'MONTHLY', weekdays: ['FR'], nth: 5 });
    expect(dates(fifth, '2027-01-01', '2027-01-01', '2027-06-30')).toEqual(['2027-01-29', '2027-04-30']);
  });
});

describe('the first and the last day of a month', () => {
  const monthly = (given: Partial<Rule>) => rule({ frequency: 'MONTHLY', ...given });
  const workdays = weekdays.slice(0, 5);

  test('are counted among the weekdays of the rule, and written as iCalendar has them', () => {
    const lastWorkday = monthly({ weekdays: workdays, setPosition: -1 });
    expect(dates(lastWorkday, '2027-01-01', '2027-01-01', '2027-03-31')).toEqual([
      '2027-01-29',
      '2027-02-26',
      '2027-03-31',
    ]);
    const firstWorkday = monthly({ weekdays: workdays, setPosition: 1, interval: 2 });
    expect(dates(firstWorkday, '2027-05-03', '2027-01-01', '2027-08-31')).toEqual([
      '2027-05-03',
      '2027-07-01',
    ]);
    expect(ruleText(lastWorkday)).toBe('FREQ=MONTHLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;WKST=MO');
    expect(ruleText(monthly({ setPosition: -1 }))).toBe('FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1;WKST=MO');
  });
});

describe('the first and the last day of a rule', () => {
  test('are found, or said not to be there', () => {
    const friday = rule({ weekdays: ['FR'] });
    expect(dateOf(firstDay(friday, dayOf('2026-11-23'))!)).toBe('2026-11-27');
    expect(dateOf(dayOfCount(friday, dayOf('2026-11-23'), 3)!)).toBe('2026-12-11');
    const everyTenYears = rule({ frequency: 'MONTHLY', interval: 120, weekdays: ['MO'], nth: 5 });
    expect(firstDay(everyTenYears, dayOf('2027-02-01'))).toBeUndefined();
    expect(dayOfCount(rule({ interval: 52 }), dayOf('2026-11-23'), 500)).toBeUndefined();
  });
});
