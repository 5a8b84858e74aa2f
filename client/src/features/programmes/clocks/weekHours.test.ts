import { expect, it } from 'vitest';
import { beside, hoursBetween, keyOf } from './weekHours';

it('what lies between two hours is the same hours of each day, whichever was first', () => {
  const hours = hoursBetween({ weekday: 3, hour: 8 }, { weekday: 2, hour: 6 });
  expect(hours.map(({ weekday, hour }) => `${weekday}/${hour}`)).toEqual([
    '2/6',
    '2/7',
    '2/8',
    '3/6',
    '3/7',
    '3/8',
  ]);
  expect(hoursBetween({ weekday: 1, hour: 0 }, { weekday: 7, hour: 23 })).toHaveLength(168);
});

it('an arrow leads no further than the week goes', () => {
  expect(beside({ weekday: 1, hour: 0 }, -1, -1)).toEqual({ weekday: 1, hour: 0 });
  expect(beside({ weekday: 7, hour: 23 }, 1, 1)).toEqual({ weekday: 7, hour: 23 });
  expect(keyOf({ weekday: 7, hour: 23 })).toBe(167);
});
