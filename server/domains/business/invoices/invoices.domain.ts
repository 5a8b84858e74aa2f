import type { Domain } from '../../../kit/domain.ts';
import { InvoiceResolver } from './invoice.resolver.ts';
import { InvoiceClientResolver } from './invoiceClient.resolver.ts';
import {
  InvoiceOverviewResolver,
  InvoiceStatisticsResolver,
} from './statistics/invoiceStatistics.resolver.ts';
import { pastDueNotice } from './pastDue/pastDueNotice.ts';
import { pastDueJob } from './pastDue/pastDueJob.ts';

/** Invoices and the clients that they are sent to. */
export const invoices: Domain = {
  resolvers: [InvoiceResolver, InvoiceClientResolver, InvoiceStatisticsResolver, InvoiceOverviewResolver],
  jobs: [pastDueJob],
  notices: [pastDueNotice],
  seed: async (em) => (await import('./invoices.seed.ts')).seedInvoices(em),
};
