import { ReceiptText } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { invoicePaths } from './paths';
import { clientRecord, invoiceRecord } from './records';

export const invoices = defineFeature({
  name: 'invoices',
  records: [invoiceRecord, clientRecord],
  pages: [
    {
      path: invoicePaths.list,
      title: 'invoices.title',
      load: () => import('./InvoiceListPage'),
      rule: { action: 'read', subject: 'Invoice' },
      entry: { id: 2, icon: ReceiptText, section: 'business' },
    },
    {
      path: invoicePaths.create,
      title: 'invoices.add',
      load: () => import('./InvoiceCreatePage'),
      rule: { action: 'create', subject: 'Invoice' },
    },
    {
      path: invoicePaths.detail(':id'),
      title: 'invoices.one',
      load: () => import('./InvoiceDetailPage'),
      rule: { action: 'read', subject: 'Invoice' },
    },
    {
      path: invoicePaths.edit(':id'),
      title: 'invoices.edit',
      load: () => import('./InvoiceEditPage'),
      rule: { action: 'update', subject: 'Invoice' },
    },
  ],
});
