import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Overview, Statistics, unlessForbidden } from '../../statistics/statistics.types.ts';
import { findTimeZoneOf } from '../../statistics/timeZone.ts';
import { loadUserOverview, loadUserStatistics } from './userStatistics.ts';
import { UserOverview, UserStatistics } from './userStatistics.types.ts';

/** Adds user figures to the `Statistics` of a range of days. */
@Resolver(() => Statistics)
export class UserStatisticsResolver {
  @FieldResolver(() => UserStatistics, {
    nullable: true,
    description: `Number of users added. ${unlessForbidden}`,
  })
  users(@Root() { range, timeZone }: Statistics, @Ctx() context: Context): Promise<UserStatistics> {
    return loadUserStatistics(context, range, timeZone);
  }
}

/** Adds the field `users` to `Overview`, the figures of the dashboard. */
@Resolver(() => Overview)
export class UserOverviewResolver {
  @FieldResolver(() => UserOverview, {
    nullable: true,
    description: `Numbers of users by status and role, and of users added in the last 28 days. ${unlessForbidden}`,
  })
  async users(@Ctx() context: Context): Promise<UserOverview> {
    return loadUserOverview(context, await findTimeZoneOf(context));
  }
}
