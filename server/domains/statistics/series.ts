import { Field } from 'type-graphql';
import { SafeInt } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import type { DayCount } from './countsOfDays.ts';
import type { Day } from './days.ts';
import type { Range } from './range.ts';

@OutputType({
  rule: 'parent',
  description: 'One figure over a range of days, beside the same figure in the range before.',
})
export class StatisticsSeries {
  @Field(() => SafeInt, { description: 'The sum of the range.' }) total!: number;

  @Field(() => SafeInt, { description: 'The sum of the range before.' }) before!: number;

  @Field(() => [SafeInt], { description: 'The figure of each part, in the order of `starts`.' })
  points!: number[];

  @Field(() => [SafeInt], {
    nullable: 'items',
    description:
      'The figure of the same part of the range before; null where that is shorter, as February is before March.',
  })
  pointsBefore!: Array<number | null>;
}

/** Adds up figures of single days. */
export function seriesOf(range: Range, figures: Iterable<readonly [Day, number]>): StatisticsSeries {
  const series: StatisticsSeries = {
    total: 0,
    before: 0,
    points: range.starts.map(() => 0),
    pointsBefore: range.starts.map((_, part) => (range.hasBefore(part) ? 0 : null)),
  };
  for (const [day, figure] of figures) {
    const place = range.placeOf(day);
    if (!place) continue;
    if (place.isBefore) {
      series.before += figure;
      if (place.part !== undefined) series.pointsBefore[place.part]! += figure;
    } else {
      series.total += figure;
      series.points[place.part!]! += figure;
    }
  }
  return series;
}

/** Adds up how many there are of single days. */
export const seriesOfCounts = (range: Range, counts: readonly DayCount[]): StatisticsSeries =>
  seriesOf(
    range,
    counts.map(({ day, count }) => [day, count] as const),
  );
