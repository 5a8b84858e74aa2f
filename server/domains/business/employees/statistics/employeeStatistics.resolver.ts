import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Overview, Statistics, unlessForbidden } from '../../../platform/public.ts';
import { loadEmployeeOverview, loadEmployeeStatistics } from './employeeStatistics.ts';
import { EmployeeOverview, EmployeeStatistics } from './employeeStatistics.types.ts';

/** Adds employee figures to the `Statistics` of a range of days. */
@Resolver(() => Statistics)
export class EmployeeStatisticsResolver {
  @FieldResolver(() => EmployeeStatistics, {
    nullable: true,
    description: `Number of employees and applicants by first day of work. ${unlessForbidden}`,
  })
  employees(@Root() { range }: Statistics, @Ctx() context: Context): Promise<EmployeeStatistics> {
    return loadEmployeeStatistics(context, range);
  }
}

/** Adds the field `employees` to `Overview`, the figures of the dashboard. */
@Resolver(() => Overview)
export class EmployeeOverviewResolver {
  @FieldResolver(() => EmployeeOverview, {
    nullable: true,
    description: `Numbers of employees and applicants by status. ${unlessForbidden}`,
  })
  employees(@Ctx() context: Context): Promise<EmployeeOverview> {
    return loadEmployeeOverview(context);
  }
}
