import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { maxDays, rangeOf } from './range.ts';
import { Overview, Statistics } from './statistics.types.ts';
import { findTimeZoneOf } from './timeZone.ts';

/**
 * Statistics from our own tables; other domains add fields to these two types.
 * Each field requires the right to read the rows that it counts.
 */
@Resolver()
export class StatisticsResolver {
  @SignedInOnly()
  @Query(() => Statistics, {
    description: `Statistics of a range of days, compared with the previous range. BAD_USER_INPUT on \`from\` before 1970 (min), and on \`to\` when it is before \`from\` (min), after 2999, or when the range has more than ${maxDays} days (max).`,
  })
  async statistics(
    @Arg('from', () => LocalDate, { description: 'First day, not before 1970.' }) from: Day,
    @Arg('to', () => LocalDate, {
      description: `Last day, inclusive; the range may have at most ${maxDays} days.`,
    })
    to: Day,
    @Ctx() context: Context,
  ): Promise<Statistics> {
    const range = rangeOf(from, to);
    const { starts, unit, before } = range;
    const timeZone = await findTimeZoneOf(context);
    return { from, to, beforeFrom: before.from, beforeTo: before.to, timeZone, unit, starts, range };
  }

  @SignedInOnly()
  @Query(() => Overview, {
    description:
      'Overview of the whole platform. Sections that the viewer may not read are null, with the error FORBIDDEN.',
  })
  overview(): Overview {
    return {};
  }
}
