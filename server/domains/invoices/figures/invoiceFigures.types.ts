import { Field, Int } from 'type-graphql';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Day } from '../../statistics/days.ts';
import { StatisticsSeries } from '../../statistics/series.ts';
import { InvoiceStatus } from '../invoice.entity.ts';

const readsInvoices = allow('read', 'Invoice');

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

@OutputType({ rule: 'parent', description: 'Invoices of one status.' })
export class InvoiceStatusCount {
  @Field(() => InvoiceStatus, { description: 'The status.' }) status!: InvoiceStatus;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'What is owed in one currency.' })
export class OwedSum {
  @Field({ description: 'ISO 4217 code, such as `USD`.' }) currency!: string;
  @Field(() => SafeInt, { description: 'What is owed, in minor units.' }) amount!: number;
  @Field(() => Int, { description: 'On how many invoices.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Invoices of twelve months beside those of the twelve before.' })
export class InvoiceMonths {
  @Field(() => [LocalDate], { description: 'The first day of each month.' }) starts!: readonly Day[];
  @Field(() => StatisticsSeries, { description: 'How many were issued.' }) issued!: StatisticsSeries;
  @Field(() => [InvoiceAmountSeries], { description: 'What they bill, by currency.' })
  amounts!: InvoiceAmountSeries[];
}

@OutputType({ rule: readsInvoices, description: 'Invoices at a glance.' })
export class InvoiceOverview {
  @Field(() => [InvoiceStatusCount], { description: 'Each status once.' }) byStatus!: InvoiceStatusCount[];
  @Field(() => [OwedSum], {
    description: 'What is owed on invoices that were sent, past due ones included, by currency.',
  })
  due!: OwedSum[];
  @Field(() => [OwedSum], { description: 'What is owed on invoices that are past due, by currency.' })
  pastDue!: OwedSum[];
  @Field(() => InvoiceMonths, {
    nullable: true,
    description: 'The twelve months up to that of the newest invoice; null when there are no invoices.',
  })
  byMonth!: InvoiceMonths | null;
}
