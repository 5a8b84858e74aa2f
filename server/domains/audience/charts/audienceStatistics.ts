import { Ctx, Field, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { seriesOf, StatisticsSeries, Statistics, unlessForbidden } from '../../platform/public.ts';
import { findDaysOfRadio } from './spanQueries.ts';

@OutputType({
  rule: allow('read', 'Audience'),
  description: 'Listening time on the current radio, by day, over a range of days.',
})
export class AudienceStatistics {
  @Field(() => StatisticsSeries, {
    description:
      'Total listening time of all listeners, in milliseconds. A day without recorded data counts as 0.',
  })
  listeningTime!: StatisticsSeries;
}

/** Adds listening time to the `Statistics` of a range of days. */
@Resolver(() => Statistics)
export class AudienceStatisticsResolver {
  @FieldResolver(() => AudienceStatistics, {
    nullable: true,
    description: `Listening time, by day. ${unlessForbidden}`,
  })
  async audience(
    @Root() { range, from, to }: Statistics,
    @Ctx() context: Context,
  ): Promise<AudienceStatistics> {
    const request = [range.before, { from, to }];
    const rows = await Promise.all(request.map((days) => findDaysOfRadio.all(context, days)));
    const days = rows.flat().map(({ day, total }) => [day, Math.round(total * 60_000)] as const);
    return { listeningTime: seriesOf(range, days) };
  }
}
