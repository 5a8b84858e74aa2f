import { describe, expect, it } from 'vitest';
import { weeklyLength } from './weeklyHours';

const hour = 3_600_000;
const today = '2026-11-25';
const slot = (rule: object | null, endDate: string | null = null) => ({
  duration: 2 * hour,
  endDate,
  recurrence: rule && {
    __typename: 'SlotRecurrence' as const,
    frequency: 'WEEKLY' as const,
    interval: 1,
    weekdays: [],
    nth: null,
    setPosition: null,
    until: null,
    count: null,
    ...rule,
  },
});

describe('the hours of a usual week', () => {
  it.each([
    ['every week, on the day of its start', { frequency: 'WEEKLY' }, 2],
    ['on three days of every other week', { interval: 2, weekdays: ['MO', 'TU', 'FR'] }, 3],
    ['every day', { frequency: 'DAILY' }, 14],
    ['on working days alone', { frequency: 'DAILY', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] }, 10],
    ['once a month', { frequency: 'MONTHLY' }, 0.46],
    ['on the first Monday of a month', { frequency: 'MONTHLY', weekdays: ['MO'], nth: 1 }, 0.46],
    ['on the last day of a month', { frequency: 'MONTHLY', setPosition: -1 }, 0.46],
    [
      'on the last working day of a month',
      { frequency: 'MONTHLY', weekdays: ['MO', 'TU'], setPosition: -1 },
      0.46,
    ],
    ['on every Monday of a month', { frequency: 'MONTHLY', weekdays: ['MO'] }, 2],
  ])('count hours of %s', (_, rule, hours) => {
    expect(weeklyLength([slot(rule)], today) / hour).toBeCloseTo(hours, 2);
  });

  it('add up series that are not over, without single broadcasts', () => {
    const slots = [slot({}), slot({}, today), slot({}, '2026-11-24'), slot(null, '2026-12-24')];
    expect(weeklyLength(slots, today)).toBe(4 * hour);
  });
});
