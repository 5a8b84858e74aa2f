import { Field } from 'type-graphql';
import { LocalDate } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow, anySignedIn } from '../../kit/rules/rule.ts';
import { InvoiceStatus } from '../invoices/invoice.entity.ts';
import type { Day } from './days.ts';
import { StatisticsUnit, type Range } from './range.ts';
import { StatisticsSeries } from './series.ts';

export const readsInvoices = allow('read', 'Invoice');
export const readsUsers = allow('read', 'User');
export const readsEmployees = allow('read', 'Employee');
export const readsAudit = allow('read', 'Audit');

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

@OutputType({ rule: 'parent', description: 'How many invoices of one status were issued.' })
export class InvoiceStatusSeries {
  @Field(() => InvoiceStatus, { description: 'The status that they have now.' }) status!: InvoiceStatus;
  @Field(() => StatisticsSeries, { description: 'Invoices by their day of issue.' })
  series!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'What was billed in one currency.' })
export class InvoiceAmountSeries {
  @Field({ description: 'ISO 4217 code, such as `USD`.' }) currency!: string;
  @Field(() => StatisticsSeries, {
    description: 'Totals of invoices by their day of issue, in minor units.',
  })
  series!: StatisticsSeries;
}

@OutputType({ rule: readsInvoices, description: 'Invoices over a range of days.' })
export class InvoiceStatistics {
  @Field(() => StatisticsSeries, { description: 'Invoices by their day of issue.' })
  issued!: StatisticsSeries;

  @Field(() => [InvoiceStatusSeries], { description: 'The same by status, each status once.' })
  byStatus!: InvoiceStatusSeries[];

  @Field(() => [InvoiceAmountSeries], {
    description:
      'What they bill, by currency, the one of most invoices first; amounts are never added up across.',
  })
  amounts!: InvoiceAmountSeries[];

  @Field(() => StatisticsSeries, {
    description: 'Invoices that are past due, by the last day that they had to be paid on.',
  })
  pastDue!: StatisticsSeries;
}

@OutputType({ rule: readsUsers, description: 'Users over a range of days.' })
export class UserStatistics {
  @Field(() => StatisticsSeries, { description: 'Users by the day on which they were added.' })
  added!: StatisticsSeries;
}

@OutputType({ rule: readsEmployees, description: 'Employees over a range of days.' })
export class EmployeeStatistics {
  @Field(() => StatisticsSeries, { description: 'Employees by their first day of work.' })
  started!: StatisticsSeries;
}

@OutputType({
  rule: readsAudit,
  description:
    'What the audit tells of a range of days, as far as the viewer sees its entries: those of the platform and of the current radio.',
})
export class AccessStatistics {
  @Field(() => StatisticsSeries, { description: 'Sign-ins that succeeded.' }) signIns!: StatisticsSeries;
  @Field(() => StatisticsSeries, {
    description: 'Wrong passwords and codes, and accounts that may not sign in.',
  })
  failedSignIns!: StatisticsSeries;
  @Field(() => StatisticsSeries, { description: 'Requests of people who may not do what they asked for.' })
  refusals!: StatisticsSeries;
}
