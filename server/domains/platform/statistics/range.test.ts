import { describe, expect, test } from 'vitest';
import { addDays, daysFrom } from './days.ts';
import { rangeOf } from './range.ts';
import { seriesOf } from './series.ts';

const problems = (from: string, to: string): unknown => {
  try {
    rangeOf(from, to);
    return undefined;
  } catch (error) {
    return (error as { extensions: { fields: unknown } }).extensions.fields;
  }
};

describe('a range of days', () => {
  test('is refused when it is reversed, too long, or outside of the calendar, by the end that is wrong', () => {
    expect(problems('2020-01-02', '2020-01-01')).toEqual({ to: 'min' });
    expect(problems('2019-01-01', '2021-01-01')).toEqual({ to: 'max' });
    expect(problems('1969-12-31', '1970-01-01')).toEqual({ from: 'min' });
    expect(problems('2999-12-31', '3000-01-01')).toEqual({ to: 'max' });
    expect(problems('2019-01-01', '2020-12-31')).toBeUndefined();
    expect(problems('2020-02-29', '2020-02-29')).toBeUndefined();
  });

  test.each([
    ['2020-03-05', '2020-03-05', '2020-03-04', '2020-03-04'],
    ['2020-03-01', '2020-03-28', '2020-02-02', '2020-02-29'],
    ['2020-03-01', '2020-03-31', '2020-02-01', '2020-02-29'],
    ['2019-01-01', '2019-12-31', '2018-01-01', '2018-12-31'],
    ['2020-01-01', '2020-12-31', '2019-01-01', '2019-12-31'],
    ['2020-02-01', '2020-04-30', '2019-11-01', '2020-01-31'],
    ['2020-01-15', '2020-12-31', '2019-01-28', '2020-01-14'],
  ])('%s to %s is compared with %s to %s', (from, to, beforeFrom, beforeTo) => {
    expect(rangeOf(from, to).before).toEqual({ from: beforeFrom, to: beforeTo });
  });

  test.each([
    ['2020-01-01', '2020-03-02', 'DAY', 62],
    ['2020-01-01', '2020-03-03', 'WEEK', 9],
    ['2020-01-01', '2020-07-04', 'WEEK', 27],
    ['2020-01-01', '2020-07-05', 'MONTH', 7],
    ['2019-12-31', '2020-12-31', 'MONTH', 13],
  ])('%s to %s is divided by %s into %i parts', (from, to, unit, parts) => {
    const range = rangeOf(from, to);
    expect([range.unit, range.starts.length]).toEqual([unit, parts]);
    expect(range.starts[0]).toBe(from);
  });

  test('puts each day into one part, and no day outside of it into any', () => {
    for (const [from, to] of [
      ['2020-03-01', '2020-03-31'],
      ['2020-01-10', '2020-05-05'],
      ['2019-06-15', '2020-12-05'],
    ] as const) {
      const range = rangeOf(from, to);
      const whole = daysFrom(range.before.from, to);
      const days = Array.from({ length: whole + 10 }, (_, position) =>
        addDays(range.before.from, position - 5),
      );
      const outside = days.filter((day) => range.positionOf(day) === undefined);
      expect(outside).toEqual(days.filter((day) => day < range.before.from || day > to));

      const positions = days.flatMap((day) => {
        const position = range.positionOf(day);
        return position ? [{ day, ...position }] : [];
      });
      const strayed = positions.filter(
        ({ day, isBefore, part = 0 }) =>
          !isBefore && !(range.starts[part]! <= day && day < (range.starts[part + 1] ?? '9999')),
      );
      expect(strayed).toEqual([]);
      const seen = {
        now: positions.filter(({ isBefore }) => !isBefore).length,
        before: positions.filter(({ isBefore }) => isBefore).length,
      };
      expect(seen).toEqual({ now: daysFrom(from, to), before: daysFrom(range.before.from, range.before.to) });
    }
  });

  test('stands beside a shorter one with nothing in its last days, beside a longer one with all in the sum', () => {
    const march = seriesOf(rangeOf('2019-03-01', '2019-03-31'), [
      ['2019-02-28', 5],
      ['2019-03-31', 7],
    ]);
    expect(march.pointsBefore.slice(26)).toEqual([0, 5, null, null, null]);
    expect([march.total, march.before, march.points.at(-1)]).toEqual([7, 5, 7]);

    const february = seriesOf(rangeOf('2019-02-01', '2019-02-28'), [
      ['2019-01-28', 2],
      ['2019-01-31', 3],
    ]);
    expect(february.before).toBe(5);
    expect(february.pointsBefore.at(-1)).toBe(2);
  });

  test('stands month by month beside the year before', () => {
    const { points, pointsBefore } = seriesOf(rangeOf('2020-01-01', '2020-12-31'), [
      ['2019-02-28', 1],
      ['2020-02-29', 2],
      ['2019-12-31', 3],
      ['2020-12-31', 4],
      ['2018-12-31', 100],
      ['2021-01-01', 100],
    ]);
    expect([points[1], pointsBefore[1], points[11], pointsBefore[11]]).toEqual([2, 1, 4, 3]);
  });
});
