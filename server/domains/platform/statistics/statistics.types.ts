import { Field } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { StatisticsUnit, type Range } from './range.ts';

@OutputType({
  rule: anySignedIn,
  description:
    'Statistics of a range of days, compared with the previous range. For a range of whole months, the previous range has the same number of months; otherwise the same number of days.',
})
export class Statistics {
  @Field(() => LocalDate, { description: 'First day of the range.' }) from!: Day;
  @Field(() => LocalDate, { description: 'Last day of the range.' }) to!: Day;
  @Field(() => LocalDate, { description: 'First day of the previous range.' }) beforeFrom!: Day;
  @Field(() => LocalDate, { description: 'Last day of the previous range.' }) beforeTo!: Day;
  @Field({
    description: 'IANA time zone of the days: the time zone of the current radio, or UTC without one.',
  })
  timeZone!: string;
  @Field(() => StatisticsUnit, {
    description:
      'Length of time that one point covers. It is a day for ranges up to 62 days, a week for ranges up to 186 days, otherwise a month.',
  })
  unit!: StatisticsUnit;
  @Field(() => [LocalDate], {
    description: 'First day that each point of the series covers, in chronological order.',
  })
  starts!: readonly Day[];
  /** Parsed range, from which other domains read their figures. */
  range!: Range;
}

@OutputType({
  rule: anySignedIn,
  description: 'Figures of the platform for the dashboard: employees, invoices, sign-ins and users.',
})
export class Overview {}

/** Sentence that ends the schema description of each field added to `Statistics` or `Overview`. */
export const unlessForbidden = 'Null, with the error FORBIDDEN, when the viewer may not read them.';
