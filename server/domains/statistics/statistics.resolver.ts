import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { LocalDate } from '../../kit/graphql/scalars.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import type { Day } from './days.ts';
import { maxDays, rangeOf } from './range.ts';
import { accessStatistics, employeeStatistics, invoiceStatistics, userStatistics } from './readStatistics.ts';
import {
  AccessStatistics,
  EmployeeStatistics,
  InvoiceStatistics,
  Statistics,
  UserStatistics,
} from './statistics.types.ts';
import { timeZoneOf } from './timeZone.ts';

const unlessForbidden = 'null with FORBIDDEN for whoever may not read them.';

/** Figures from our own tables over a range of days. Each part asks for the right to read what it counts. */
@Resolver(() => Statistics)
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

  @FieldResolver(() => InvoiceStatistics, {
    nullable: true,
    description: `Invoices; ${unlessForbidden}`,
  })
  invoices(@Root() { range }: Statistics, @Ctx() context: Context): Promise<InvoiceStatistics> {
    return invoiceStatistics(context, range);
  }

  @FieldResolver(() => UserStatistics, { nullable: true, description: `Users; ${unlessForbidden}` })
  users(@Root() { range, timeZone }: Statistics, @Ctx() context: Context): Promise<UserStatistics> {
    return userStatistics(context, range, timeZone);
  }

  @FieldResolver(() => EmployeeStatistics, {
    nullable: true,
    description: `Employees; ${unlessForbidden}`,
  })
  employees(@Root() { range }: Statistics, @Ctx() context: Context): Promise<EmployeeStatistics> {
    return employeeStatistics(context, range);
  }

  @FieldResolver(() => AccessStatistics, {
    nullable: true,
    description: `Sign-ins and refusals; ${unlessForbidden}`,
  })
  access(@Root() { range, timeZone }: Statistics, @Ctx() context: Context): Promise<AccessStatistics> {
    return accessStatistics(context, range, timeZone);
  }
}
