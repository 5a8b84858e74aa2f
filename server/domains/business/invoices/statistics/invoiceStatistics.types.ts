import { Field, Int } from 'type-graphql';
import { LocalDate, SafeInt } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { type Day, StatisticsSeries } from '../../../platform/public.ts';
import { InvoiceStatus } from '../invoice.entity.ts';

const readsInvoices = allow('read', 'Invoice');

@OutputType({ rule: 'parent', description: 'Number of invoices with one status.' })
export class InvoiceStatusSeries {
  @Field(() => InvoiceStatus, { description: 'Current status of the invoices.' }) status!: InvoiceStatus;
  @Field(() => StatisticsSeries, { description: 'Number of invoices with the status, by day of issue.' })
  series!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Billed amounts in one currency.' })
export class InvoiceAmountSeries {
  @Field({ description: 'ISO 4217 code of the currency, such as `USD`.' }) currency!: string;
  @Field(() => StatisticsSeries, {
    description:
      'Totals of invoices, drafts included, by their day of issue, in minor units of `currency` (cents).',
  })
  series!: StatisticsSeries;
}

@OutputType({
  rule: readsInvoices,
  description:
    'Number of invoices and billed amounts over a range of days. Invoices count on their day of issue, past-due invoices on their due date.',
})
export class InvoiceStatistics {
  @Field(() => StatisticsSeries, {
    description: 'Number of invoices by day of issue, drafts included.',
  })
  issued!: StatisticsSeries;

  @Field(() => [InvoiceStatusSeries], {
    description: 'Number of invoices by day of issue, for each status; each status occurs once.',
  })
  byStatus!: InvoiceStatusSeries[];

  @Field(() => [InvoiceAmountSeries], {
    description:
      'Billed amounts by currency, drafts included; the currency with most invoices comes first. Amounts of different currencies are never added up.',
  })
  amounts!: InvoiceAmountSeries[];

  @Field(() => StatisticsSeries, {
    description: 'Number of invoices with the status PAST_DUE, by due date.',
  })
  pastDue!: StatisticsSeries;
}

@OutputType({ rule: 'parent', description: 'Invoices of one status.' })
export class InvoiceStatusCount {
  @Field(() => InvoiceStatus, { description: 'Status that the invoices have in common.' })
  status!: InvoiceStatus;
  @Field(() => Int, { description: 'Number of invoices.' }) count!: number;
}

@OutputType({ rule: 'parent', description: 'Balance due in one currency.' })
export class OwedSum {
  @Field({ description: 'ISO 4217 code of the currency, such as `USD`.' }) currency!: string;
  @Field(() => SafeInt, { description: 'Balance due in minor units of `currency` (cents).' }) amount!: number;
  @Field(() => Int, { description: 'Number of invoices with a balance due.' }) count!: number;
}

@OutputType({
  rule: 'parent',
  description: 'Invoices of twelve months, compared with the twelve months before.',
})
export class InvoiceMonths {
  @Field(() => [LocalDate], { description: 'First day of each month.' }) starts!: readonly Day[];
  @Field(() => StatisticsSeries, { description: 'Number of invoices by month of issue, drafts included.' })
  issued!: StatisticsSeries;
  @Field(() => [InvoiceAmountSeries], { description: 'Billed amounts by currency, drafts included.' })
  amounts!: InvoiceAmountSeries[];
}

@OutputType({
  rule: readsInvoices,
  description: 'Totals of the invoices for the dashboard: counts and amounts.',
})
export class InvoiceOverview {
  @Field(() => [InvoiceStatusCount], { description: 'Number of invoices by status, each status once.' })
  byStatus!: InvoiceStatusCount[];
  @Field(() => [OwedSum], {
    description:
      'Balance due of the invoices that are SENT, DOWNLOADED, PARTIAL_PAYMENT or PAST_DUE, by currency. Invoices without a balance due are left out.',
  })
  due!: OwedSum[];
  @Field(() => [OwedSum], {
    description: 'Balance due of the invoices with the status PAST_DUE, by currency.',
  })
  pastDue!: OwedSum[];
  @Field(() => InvoiceMonths, {
    nullable: true,
    description:
      'Figures of twelve months, up to the month of the latest day of issue. Null when there are no invoices.',
  })
  byMonth!: InvoiceMonths | null;
}
