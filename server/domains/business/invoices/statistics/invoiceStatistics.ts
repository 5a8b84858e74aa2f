import type { Context } from '../../../../kit/context.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query } from '../../../../kit/query/query.ts';
import {
  countsOfDates,
  type DayCount,
  type Days,
  type Range,
  seriesOf,
  seriesOfCounts,
} from '../../../platform/public.ts';
import { InvoiceStatus } from '../invoice.entity.ts';
import type { InvoiceAmountSeries, InvoiceStatistics } from './invoiceStatistics.types.ts';

/**
 * Loads the statistics of invoices over a range of days and the previous range. Invoices count on their date of issue; those with
 * the status past due also count on their due date.
 */
export async function loadInvoiceStatistics(context: Context, range: Range): Promise<InvoiceStatistics> {
  const issued = await countsOfDates(context, range, countIssuedInvoices);
  const pastDue = await countsOfDates(context, range, countPastDueInvoices);
  return {
    issued: seriesOfCounts(range, issued),
    byStatus: Object.values(InvoiceStatus).map((status) => ({
      status,
      series: seriesOfCounts(
        range,
        issued.filter((counted) => counted.status === status),
      ),
    })),
    amounts: amountsOf(range, issued),
    pastDue: seriesOfCounts(range, pastDue),
  };
}

/** Counts the invoices issued in a range, and sums their totals, by day, status and currency. */
export const countIssuedInvoices = query('invoices.countIssuedInvoices', (db, { from, to }: Days) =>
  db
    .selectFrom('Invoice')
    .select(['invoiceStatus as status', 'currency', 'issuedDate as day', count])
    .select(({ fn }) => fn.sum<number>('total').as('sum'))
    .where('issuedDate', '>=', from)
    .where('issuedDate', '<=', to)
    .groupBy(['issuedDate', 'invoiceStatus', 'currency']),
);

const countPastDueInvoices = query('invoices.countPastDueInvoices', (db, { from, to }: Days) =>
  db
    .selectFrom('Invoice')
    .select(['dueDate as day', count])
    .where('dueDate', '>=', from)
    .where('dueDate', '<=', to)
    .where('invoiceStatus', '=', InvoiceStatus.PAST_DUE)
    .groupBy('dueDate'),
);

interface Amount extends DayCount {
  currency: string;
  sum: number;
}

/**
 * Returns the amounts of issued invoices as one series per currency. Input: number and sum of the invoices by day, status and
 * currency. The currency with the most invoices comes first.
 */
export function amountsOf(range: Range, issued: readonly Amount[]): InvoiceAmountSeries[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of issued) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts.keys()]
    .toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
    .map((currency) => ({
      currency,
      series: seriesOf(
        range,
        issued.flatMap((amount) => (amount.currency === currency ? [[amount.day, amount.sum] as const] : [])),
      ),
    }));
}
