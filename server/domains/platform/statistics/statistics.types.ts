import { Field } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { StatisticsUnit, type Range } from './range.ts';

@OutputType({
  rule: anySignedIn,
  description:
    'Statistics of a range of days and of the previous range, which has as many whole months for a range of whole months, and as many days for any other.',
})
export class Statistics {
  @Field(() => LocalDate, { description: 'First day of the range.' }) from!: Day;
  @Field(() => LocalDate, { description: 'Last day of the range.' }) to!: Day;
  @Field(() => LocalDate, { description: 'First day of the previous range.' }) beforeFrom!: Day;
  @Field(() => LocalDate, { description: 'Last day of the previous range.' }) beforeTo!: Day;
  @Field({ description: 'IANA time zone of the days: that of the radio, otherwise UTC.' })
  timeZone!: string;
  @Field(() => StatisticsUnit, {
    description:
      'Length of time that one point covers: days up to 62 days, weeks up to 186 days, then months.',
  })
  unit!: StatisticsUnit;
  @Field(() => [LocalDate], { description: 'The first day of each point.' }) starts!: readonly Day[];
  /** Parsed range, from which other domains read their figures. */
  range!: Range;
}

@OutputType({ rule: anySignedIn, description: 'The state of the house, for its dashboard.' })
export class Overview {}

/** Said of each part that a domain brings to either of them. */
export const unlessForbidden = 'null with FORBIDDEN when the viewer may not read them.';
