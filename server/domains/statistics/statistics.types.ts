import { Field } from 'type-graphql';
import { LocalDate } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { anySignedIn } from '../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { StatisticsUnit, type Range } from './range.ts';

@OutputType({
  rule: anySignedIn,
  description:
    'Figures of a range of days beside those of the range before, which is as many whole months for a range of whole months, and as many days for any other.',
})
export class Statistics {
  @Field(() => LocalDate, { description: 'First day of the range.' }) from!: Day;
  @Field(() => LocalDate, { description: 'Last day of the range.' }) to!: Day;
  @Field(() => LocalDate, { description: 'First day of the range before.' }) beforeFrom!: Day;
  @Field(() => LocalDate, { description: 'Last day of the range before.' }) beforeTo!: Day;
  @Field({ description: 'IANA time zone in which moments become days: that of the radio, or else UTC.' })
  timeZone!: string;
  @Field(() => StatisticsUnit, {
    description: 'What one point covers: days up to 62 of them, weeks up to 186 days, then months.',
  })
  unit!: StatisticsUnit;
  @Field(() => [LocalDate], { description: 'The first day of each point.' }) starts!: readonly Day[];
  /** What the figures are read by. */
  range!: Range;
}

@OutputType({ rule: anySignedIn, description: 'The state of the house, for its dashboard.' })
export class Overview {}

/** Said of each part that a domain brings to either of them. */
export const unlessForbidden = 'null with FORBIDDEN for whoever may not read them.';
