import type { Context } from '../../../../kit/context.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import {
  countsOfDates,
  countsOfStatuses,
  monthEnd,
  monthStart,
  rangeOf,
  seriesOfCounts,
} from '../../../platform/public.ts';
import { InvoiceStatus } from '../invoice.entity.ts';
import type { InvoiceMonths, InvoiceOverview } from './invoiceStatistics.types.ts';
import { amountsOf, countIssuedInvoices } from './invoiceStatistics.ts';

/** Loads the figures of invoices for the dashboard. */
export async function loadInvoiceOverview(context: Context): Promise<InvoiceOverview> {
  return {
    byStatus: countsOfStatuses(Object.values(InvoiceStatus), await countInvoicesByStatus.all(context)),
    due: await sumBalancesDue.all(context, { statuses: unpaid }),
    pastDue: await sumBalancesDue.all(context, { statuses: [InvoiceStatus.PAST_DUE] }),
    byMonth: await invoiceMonths(context),
  };
}

const unpaid = [
  InvoiceStatus.SENT,
  InvoiceStatus.DOWNLOADED,
  InvoiceStatus.PARTIAL_PAYMENT,
  InvoiceStatus.PAST_DUE,
];

const countInvoicesByStatus = query('invoices.countInvoicesByStatus', (db) =>
  db.selectFrom('Invoice').select(['invoiceStatus as status', count]).groupBy('invoiceStatus'),
);

/** Balance due of invoices with some statuses by currency, the currency with most invoices first. */
const sumBalancesDue = query(
  'invoices.sumBalancesDue',
  (db, { statuses }: Given<{ statuses: InvoiceStatus[] }>) =>
    db
      .selectFrom('Invoice')
      .select(({ fn }) => ['currency', fn.sum<number>('balance').as('amount'), count])
      .where('invoiceStatus', 'in', statuses)
      .where('balance', '>', 0)
      .groupBy('currency')
      .orderBy('count', 'desc')
      .orderBy('currency'),
);

/**
 * Invoices of twelve months and of the twelve months before; null without invoices. The last month is that of the
 * newest invoice instead of today, so that a company with one invoice a year still sees it.
 */
async function invoiceMonths(context: Context): Promise<InvoiceMonths | null> {
  const newest = await findNewestInvoice.first(context);
  if (!newest) return null;
  const range = rangeOf(monthStart(newest.day, -11), monthEnd(newest.day));
  const issued = await countsOfDates(context, range, countIssuedInvoices);
  return {
    starts: range.starts,
    issued: seriesOfCounts(range, issued),
    amounts: amountsOf(range, issued),
  };
}

const findNewestInvoice = query('invoices.findNewestInvoice', (db) =>
  db.selectFrom('Invoice').select('issuedDate as day').orderBy('issuedDate', 'desc').limit(1),
);
