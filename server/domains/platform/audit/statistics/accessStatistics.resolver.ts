import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Overview, Statistics, unlessForbidden } from '../../statistics/statistics.types.ts';
import { findTimeZoneOf } from '../../statistics/timeZone.ts';
import { loadAccessOverview, loadAccessStatistics } from './accessStatistics.ts';
import { AccessOverview, AccessStatistics } from './accessStatistics.types.ts';

/** Adds numbers of sign-ins and denied requests to the `Statistics` of a range of days. */
@Resolver(() => Statistics)
export class AccessStatisticsResolver {
  @FieldResolver(() => AccessStatistics, {
    nullable: true,
    description: `Numbers of sign-ins, failed sign-ins and requests refused for a missing permission. ${unlessForbidden}`,
  })
  access(@Root() { range, timeZone }: Statistics, @Ctx() context: Context): Promise<AccessStatistics> {
    return loadAccessStatistics(context, range, timeZone);
  }
}

/** Adds numbers of sign-ins and denied requests to `Overview`, the figures of the dashboard. */
@Resolver(() => Overview)
export class AccessOverviewResolver {
  @FieldResolver(() => AccessOverview, {
    nullable: true,
    description: `Numbers of sign-ins, failed sign-ins and requests refused for a missing permission. ${unlessForbidden}`,
  })
  async access(@Ctx() context: Context): Promise<AccessOverview> {
    return loadAccessOverview(context, await findTimeZoneOf(context));
  }
}
