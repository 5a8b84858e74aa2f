import { registerEnumType } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { addDays, daysFrom, monthEnd, monthsFrom, monthStart, type Day } from './days.ts';

export enum StatisticsUnit {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(StatisticsUnit, {
  name: 'StatisticsUnit',
  description: 'Length of time that one point of a series covers.',
  valuesConfig: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'Seven days from the start of the range; the last week may be shorter.' },
    MONTH: { description: 'A calendar month; the first and the last month may be partial.' },
  },
});

/** Range of days, divided into days, weeks or months, with the previous range for comparison. */
export interface Range {
  from: Day;
  to: Day;
  before: { from: Day; to: Day };
  unit: StatisticsUnit;
  /** First day of each part. */
  starts: readonly Day[];
  /**
   * Finds the part that contains a day; undefined for days outside of both ranges.
   * `part` is its index, and `isBefore` is true for days of the previous range. `part` is undefined for the
   * surplus days of a longer previous
   * range, such as the last days of January before February.
   */
  positionOf: (day: Day) => { isBefore: boolean; part: number | undefined } | undefined;
  /** True when the previous range has a part with this index. False for surplus parts, such as 31 March against February. */
  hasBefore: (part: number) => boolean;
}

export const maxDays = 731;
const firstDay = '1970-01-01';
const lastDay = '2999-12-31';
const maxBarsOfDays = 62;
const maxDaysInWeeks = 186;

/** Parses a range of days; rejects reversed and too long ranges, naming the argument that is wrong. */
export function rangeOf(from: Day, to: Day): Range {
  if (from < firstDay) throw invalidInput({ from: 'min' });
  if (to > lastDay) throw invalidInput({ to: 'max' });
  if (to < from) throw invalidInput({ to: 'min' });
  const days = daysFrom(from, to);
  if (days > maxDays) throw invalidInput({ to: 'max' });

  const unit = unitOf(days);
  const parts = { from, to, starts: startsOf(from, to, unit) };
  const before = rangeBefore(from, to, days);
  const beforeLength = daysFrom(before.from, before.to);
  // Whole months are compared with whole months, whatever their length. Other ranges are compared with as
  // many days.
  const isOfMonths = unit === StatisticsUnit.MONTH && isWholeMonths(from, to);
  const beforeStarts = isOfMonths
    ? startsOf(before.from, before.to, unit)
    : parts.starts.map((start) => addDays(before.from, daysFrom(from, start) - 1));

  return {
    ...parts,
    before,
    unit,
    positionOf: (day) => {
      if (day >= from && day <= to) return { isBefore: false, part: partOf(parts.starts, day) };
      if (day < before.from || day > before.to) return undefined;
      const isBeyond = !isOfMonths && daysFrom(before.from, day) > days;
      return { isBefore: true, part: isBeyond ? undefined : partOf(beforeStarts, day) };
    },
    hasBefore: (part) => daysFrom(before.from, beforeStarts[part]!) <= beforeLength,
  };
}

function unitOf(days: number): StatisticsUnit {
  if (days <= maxBarsOfDays) return StatisticsUnit.DAY;
  return days <= maxDaysInWeeks ? StatisticsUnit.WEEK : StatisticsUnit.MONTH;
}

const isWholeMonths = (from: Day, to: Day) => from === monthStart(from) && to === monthEnd(to);

/** Previous range: as many whole months if the range consists of whole months, otherwise as many days. */
function rangeBefore(from: Day, to: Day, days: number) {
  const last = addDays(from, -1);
  return isWholeMonths(from, to)
    ? { from: monthStart(from, -monthsFrom(from, to)), to: last }
    : { from: addDays(from, -days), to: last };
}

function startsOf(from: Day, to: Day, unit: StatisticsUnit): Day[] {
  const starts: Day[] = [];
  for (let start = from; start <= to; start = nextStart(start, unit)) starts.push(start);
  return starts;
}

function nextStart(start: Day, unit: StatisticsUnit): Day {
  if (unit === StatisticsUnit.MONTH) return monthStart(start, 1);
  return addDays(start, unit === StatisticsUnit.WEEK ? 7 : 1);
}

/** Index of the last part that begins on or before the day. */
function partOf(starts: readonly Day[], day: Day): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= day) low = middle;
    else high = middle - 1;
  }
  return low;
}
