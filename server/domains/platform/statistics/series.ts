import { Field } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import type { DayCount } from './countsOfDays.ts';
import type { Day } from './days.ts';
import type { Range } from './range.ts';

@OutputType({
  rule: 'parent',
  description: 'Values over a range of days, with those of the previous range.',
})
export class StatisticsSeries {
  @Field(() => SafeInt, { description: 'Sum of all values of the range.' }) total!: number;

  @Field(() => SafeInt, { description: 'Sum of all values of the previous range.' }) before!: number;

  @Field(() => [SafeInt], { description: 'Value of each part of the range, in the order of `starts`.' })
  points!: number[];

  @Field(() => [SafeInt], {
    nullable: 'items',
    description:
      'Value of the same part of the previous range. Null where the previous range is shorter, for example February compared with March.',
  })
  pointsBefore!: Array<number | null>;
}

/**
 * Adds up daily values to a series: totals, and a value for each part of the range. Days of the previous range are added to its own total
 * and parts.
 */
export function seriesOf(range: Range, counts: Iterable<readonly [Day, number]>): StatisticsSeries {
  const series: StatisticsSeries = {
    total: 0,
    before: 0,
    points: range.starts.map(() => 0),
    pointsBefore: range.starts.map((_, part) => (range.hasBefore(part) ? 0 : null)),
  };
  for (const [day, count] of counts) {
    const position = range.positionOf(day);
    if (!position) continue;
    if (position.isBefore) {
      series.before += count;
      if (position.part !== undefined) series.pointsBefore[position.part]! += count;
    } else {
      series.total += count;
      series.points[position.part!]! += count;
    }
  }
  return series;
}

/** Sums counts of single days. */
export const seriesOfCounts = (range: Range, counts: readonly DayCount[]): StatisticsSeries =>
  seriesOf(
    range,
    counts.map(({ day, count }) => [day, count] as const),
  );
