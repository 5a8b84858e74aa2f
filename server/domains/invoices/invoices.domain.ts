import type { Domain } from '../../kit/domain.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceResolver } from './invoice.resolver.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';
import { InvoiceClientResolver } from './invoiceClient.resolver.ts';
import { seedInvoices } from './invoices.seed.ts';

export const invoices: Domain = {
  entities: [Invoice, InvoiceClient],
  resolvers: [InvoiceResolver, InvoiceClientResolver],
  seed: seedInvoices,
};
