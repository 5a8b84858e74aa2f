import type { Domain } from '../../../kit/domain.ts';
import { InvoiceResolver } from './invoice.resolver.ts';
import { InvoiceClientResolver } from './invoiceClient.resolver.ts';
import {
  InvoiceOverviewResolver,
  InvoiceStatisticsResolver,
} from './statistics/invoiceStatistics.resolver.ts';
import { pastDueNotice } from './pastDue/pastDueNotice.ts';
import { pastDueJob } from './pastDue/pastDueJob.ts';

export const invoices: Domain = {
  resolvers: [InvoiceResolver, InvoiceClientResolver, InvoiceStatisticsResolver, InvoiceOverviewResolver],
  notices: [pastDueNotice],
  jobs: [pastDueJob],
  seed: async (em) => (await import('./invoices.seed.ts')).seedInvoices(em),
};
