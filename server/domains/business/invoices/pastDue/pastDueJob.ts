import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { InvoiceStatus } from '../invoice.entity.ts';
import { pastDueNotice } from './pastDueNotice.ts';

const day = 86_400_000;
/** Invoices that became due longer ago are skipped, so that an installation with old invoices is not flooded. */
const daysBack = 14;

const findOverdueInvoices = query(
  'invoices.findOverdueInvoices',
  (db, { today, since }: Given<{ today: string; since: string }>) =>
    db
      .selectFrom('Invoice as invoice')
      .innerJoin('InvoiceClient as client', 'client.id', 'invoice.client')
      .select(['invoice.id', 'invoice.dueDate', 'client.name as client'])
      .where('invoice.dueDate', '<', today)
      .where('invoice.dueDate', '>=', since)
      .where('invoice.balance', '>', 0)
      .where('invoice.invoiceStatus', 'not in', [InvoiceStatus.PAID, InvoiceStatus.DRAFT])
      .orderBy('invoice.dueDate'),
);

/** Notifies of each invoice with a balance due after its due date (in UTC), once per due date. Skips PAID and DRAFT invoices. */
export async function notifyOfPastDue(
  { services, database }: { services: Services; database: Database },
  now = new Date(),
): Promise<void> {
  const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const days = { today: dateOf(now.getTime()), since: dateOf(now.getTime() - daysBack * day) };
  for (const { id, dueDate, client } of await findOverdueInvoices.all(database, days))
    await inTransaction(database, async (transaction) =>
      services.notices.notify(transaction, pastDueNotice, {
        to: 'PLATFORM',
        radioId: null,
        data: { number: id, client, dueDate },
        path: `/admin/invoices/${id}`,
        group: 'pastDue',
        once: `${id} ${dueDate}`,
      }),
    );
}

export const pastDueJob: JobKind = {
  name: 'invoices.notifyPastDue',
  formerName: 'invoices.tellPastDue',
  does: 'Notifies people who manage invoices of those that are past due.',
  schedule: '37 5 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 300,
  read: () => ({}),
  work: ({ services, database }) => notifyOfPastDue({ services, database }),
};
