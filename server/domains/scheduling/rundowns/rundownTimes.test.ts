import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { RundownProblem } from './rundownEnums.ts';
import { laidOut } from './rundownTimes.ts';

const minute = 60_000;
const item = (minutes: number, at: number | null = null, isHard = false) => ({
  length: minutes * minute,
  offset: at === null ? null : at * minute,
  isHard,
});
const starts = (items: ReturnType<typeof item>[], minutes = 60) => {
  const { times, left } = laidOut(items, minutes * minute);
  return { at: times.map(({ start, end }) => [start / minute, end / minute]), left: left / minute };
};

describe('the items of a rundown', () => {
  test('follow one another, and the remaining time is returned', () => {
    expect(starts([item(10), item(5), item(20)])).toEqual({
      at: [
        [0, 10],
        [10, 15],
        [15, 35],
      ],
      left: 25,
    });
    expect(starts([])).toEqual({ at: [], left: 60 });
    expect(starts([item(40), item(30)]).left).toBe(-10);
  });

  test('wait for a time that is to come, and leave the time before it empty', () => {
    expect(starts([item(10), item(5, 20)]).at).toEqual([
      [0, 10],
      [20, 25],
    ]);
    expect(laidOut([item(10), item(5, 20)], 60 * minute)).toMatchObject({ empty: 45 * minute });
    expect(laidOut([item(10), item(5, 20)], 60 * minute).times[1]).toMatchObject({ gap: 10 * minute });
  });

  test('with a soft time wait for what plays, and are late', () => {
    expect(starts([item(25), item(5, 20)]).at).toEqual([
      [0, 25],
      [25, 30],
    ]);
    const { times } = laidOut([item(25), item(5, 20)], 60 * minute);
    expect(times.map(({ problem }) => problem)).toEqual([null, RundownProblem.LATE]);
  });

  test('with a hard time begin on the second, and cut off what plays, however much of it there is', () => {
    expect(starts([item(25), item(5, 20, true), item(1)]).at).toEqual([
      [0, 20],
      [20, 25],
      [25, 26],
    ]);
    const { times } = laidOut([item(15), item(15), item(2), item(5, 20, true)], 60 * minute);
    expect(times.map(({ problem }) => problem)).toEqual([null, RundownProblem.CUT, RundownProblem.CUT, null]);
    expect(times[2]).toMatchObject({ start: 20 * minute, end: 20 * minute });
  });

  test('that lie beyond the end are marked', () => {
    const { times } = laidOut([item(50), item(20), item(1)], 60 * minute);
    expect(times.map(({ problem }) => problem)).toEqual([
      null,
      RundownProblem.BEYOND_END,
      RundownProblem.BEYOND_END,
    ]);
  });
});
