import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { LocalDate } from '../../kit/graphql/scalars.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { maxDays, rangeOf } from './range.ts';
import { Overview, Statistics } from './statistics.types.ts';
import { timeZoneOf } from './timeZone.ts';

/**
 * Figures from our own tables. What is counted is brought by the domains: each adds a field to these two types, and asks
 * for the right to read what it counts.
 */
@Resolver()
export class StatisticsResolver {
  @SignedInOnly()
  @Query(() => Statistics, {
    description: `Figures of a range of days and of the range before it. BAD_USER_INPUT on \`to\` when it is before \`from\` (min) or more than ${maxDays} days are asked for (max).`,
  })
  async statistics(
    @Arg('from', () => LocalDate, { description: 'First day, from 1970 on.' }) from: Day,
    @Arg('to', () => LocalDate, { description: `Last day, at most ${maxDays} days with the first.` })
    to: Day,
    @Ctx() context: Context,
  ): Promise<Statistics> {
    const range = rangeOf(from, to);
    const { starts, unit, before } = range;
    const timeZone = await timeZoneOf(context);
    return { from, to, beforeFrom: before.from, beforeTo: before.to, timeZone, unit, starts, range };
  }

  @SignedInOnly()
  @Query(() => Overview, { description: 'The state of the house at a glance, as far as one may read it.' })
  overview(): Overview {
    return {};
  }
}
