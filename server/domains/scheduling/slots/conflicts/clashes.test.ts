import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { dayLength, dayOf } from '../../../../kit/time/days.ts';
import { weekdays } from '../../../../kit/time/recurrence.ts';
import { numbersFrom } from '../../../../kit/time/testNumbers.ts';
import { clashesAt, clashesOf, rangesOnDay } from './clashes.ts';
import { daysOf, rangeOn, type PlannedRange, type Series } from '../series/series.ts';
import { SlotLayer } from '../slotEnums.ts';

const hour = 3_600_000;
const start = dayOf('2026-11-23');
const window = { from: start * dayLength, to: (start + 60) * dayLength };

const series = (given: Partial<Series>): Series => ({
  slot: 1,
  layer: SlotLayer.PROGRAMMES,
  start,
  time: 7 * hour,
  length: hour,
  rule: { frequency: 'DAILY', interval: 1, weekdays: [], nth: null },
  end: null,
  exceptions: [],
  ...given,
});

/** Computes every occurrence by the simplest way, to check the result of the fast way. */
function everyRange(all: Series): PlannedRange[] {
  return daysOf(all, start - 3, start + 63).flatMap((day) => {
    const exception = all.exceptions.find((candidate) => candidate.day === day);
    if (exception?.isCancelled) return [];
    return [exception?.moved ? { ...exception.moved, slot: all.slot, day } : rangeOn(all, day)];
  });
}

const overlap = (a: PlannedRange, b: PlannedRange) =>
  a.layer === b.layer &&
  a.wall < b.wall + b.length &&
  b.wall < a.wall + a.length &&
  (a.slot !== b.slot || a.day !== b.day);

const text = ({ planned, conflicting }: { planned: PlannedRange; conflicting: PlannedRange }) =>
  `${planned.slot}/${planned.day} ${conflicting.slot}/${conflicting.day}`;

const next = numbersFrom(4711);

function randomSeries(slot: number): Series {
  const days = weekdays.filter(() => next(2) === 0);
  const isOnce = next(8) === 0;
  const plain = series({
    slot,
    layer: next(4) === 0 ? SlotLayer.LIVE : SlotLayer.PROGRAMMES,
    start: start + next(20),
    time: next(24) * hour,
    length: (1 + next(24)) * (hour / 2),
    rule: isOnce ? null : { frequency: 'WEEKLY', interval: 1 + next(2), weekdays: days, nth: null },
    end: next(3) === 0 ? start + 30 : null,
  });
  const exceptions = daysOf(plain, start, start + 60)
    .filter(() => next(4) === 0)
    .map((day) => ({
      day,
      isCancelled: next(3) === 0,
      moved:
        next(2) === 0
          ? { layer: plain.layer, wall: (day + next(3)) * dayLength + next(24) * hour, length: hour }
          : undefined,
    }));
  return { ...plain, exceptions };
}

describe('what clashes with a series', () => {
  test('is what a comparison of every occurrence with every other finds', () => {
    let total = 0;
    for (let turn = 0; turn < 300; turn++) {
      const planned = randomSeries(1);
      const otherSeries = [2, 3, 4].map(randomSeries);
      const own = everyRange(planned);
      const all = [...own, ...otherSeries.flatMap(everyRange)];
      const expected = own
        .filter(({ wall, length }) => wall + length > window.from && wall < window.to)
        .flatMap((range) =>
          all
            .filter((occurrence) => overlap(range, occurrence))
            .map((conflicting) => ({ planned: range, conflicting })),
        )
        .filter(({ planned: { wall } }) => wall < window.to);
      const found = clashesOf(planned, otherSeries, window);
      // A clash between two days of one series is reported once, from the day that keeps its time, or once
      // from each day.
      expect(new Set(found.map(text).filter((clashText) => !isWithin(clashText)))).toEqual(
        new Set(expected.map(text).filter((clashText) => !isWithin(clashText))),
      );
      expect(found.some((clash) => isWithin(text(clash)))).toBe(
        expected.some((clash) => isWithin(text(clash))),
      );
      total += found.length;
    }
    expect(total).toBeGreaterThan(500);
  });

  test('is nothing that only touches it, is cancelled or lies on another layer', () => {
    const planned = series({});
    const before = series({ slot: 2, time: 6 * hour });
    const after = series({ slot: 3, time: 8 * hour });
    const above = series({ slot: 4, layer: SlotLayer.LIVE });
    const once = series({
      slot: 5,
      rule: null,
      exceptions: [{ day: start, isCancelled: true, moved: undefined }],
    });
    expect(clashesOf(planned, [before, after, above, once], window)).toEqual([]);
  });

  test('is found over midnight and over the year', () => {
    const eve = dayOf('2026-12-31');
    const night = series({ rule: null, start: eve, time: 23 * hour, length: 8 * hour });
    const morning = series({ slot: 2, rule: null, start: eve + 1, time: 6 * hour });
    const around = { from: (eve - 1) * dayLength, to: (eve + 3) * dayLength };
    expect(clashesOf(night, [morning], around).map(text)).toEqual([`1/${eve} 2/${eve + 1}`]);
    expect(clashesOf(morning, [night], around).map(text)).toEqual([`2/${eve + 1} 1/${eve}`]);
  });

  test('counts what was moved where it is, and not where it was', () => {
    const moved = { layer: SlotLayer.PROGRAMMES, wall: start * dayLength + 15 * hour, length: hour };
    const otherSeries = series({ slot: 2, exceptions: [{ day: start, isCancelled: false, moved }] });
    const once = (time: number) => clashesOf(series({ rule: null, time }), [otherSeries], window).map(text);
    expect(once(7 * hour)).toEqual([]);
    expect(once(15 * hour)).toEqual([`1/${start} 2/${start}`]);
  });
});

describe('what clashes with a single place', () => {
  test('is another day of its own series too, and never itself', () => {
    const own = series({});
    const at = (wall: number, day: number) =>
      clashesAt([{ slot: 1, day, layer: own.layer, wall, length: hour }], [own]).map(text);
    expect(at(start * dayLength + 7.5 * hour, start)).toEqual([]);
    expect(at((start + 1) * dayLength + 7.5 * hour, start)).toEqual([`1/${start} 1/${start + 1}`]);
  });
});

describe('occurrences of a layer on a day', () => {
  test('includes what reaches into it, in the order of time', () => {
    const night = series({ slot: 2, time: 22 * hour, length: 4 * hour });
    expect(
      rangesOnDay([series({}), night], SlotLayer.PROGRAMMES, start + 1).map(({ slot, day }) => [slot, day]),
    ).toEqual([
      [2, start],
      [1, start + 1],
      [2, start + 1],
    ]);
  });
});

const isWithin = (clash: string) => clash.split(' ').every((range) => range.startsWith('1/'));
