import { ReceiptText } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { invoicePaths } from './paths';
import { clientRecord, invoiceRecord } from './records';

const rule = { action: 'read', subject: 'Invoice' };
const panels = () => import('./panels');

export const invoices = defineFeature({
  name: 'invoices',
  documentation: 'business',
  records: [invoiceRecord, clientRecord],
  dashboard: [
    {
      name: 'invoices-due',
      rule,
      size: 'statistic',
      load: async () => ({ default: (await panels()).DuePanel }),
    },
    {
      name: 'invoices-past-due',
      rule,
      size: 'statistic',
      load: async () => ({ default: (await panels()).PastDuePanel }),
    },
    {
      name: 'invoices-months',
      rule,
      size: 'half',
      load: async () => ({ default: (await panels()).MonthsPanel }),
    },
    {
      name: 'invoices-status',
      rule,
      size: 'half',
      height: { base: '38rem', md: '22rem' },
      load: async () => ({ default: (await panels()).StatusPanel }),
    },
    {
      name: 'invoices-oldest-past-due',
      rule,
      size: 'half',
      load: async () => ({ default: (await panels()).OldestPastDuePanel }),
    },
  ],
  commands: [
    addCommand({ path: invoicePaths.create, title: 'invoices.add' }, ReceiptText, {
      action: 'create',
      subject: 'Invoice',
    }),
  ],
  pages: [
    {
      path: invoicePaths.list,
      title: 'invoices.title',
      load: () => import('./list/InvoiceListPage'),
      rule: { action: 'read', subject: 'Invoice' },
      entry: { id: 2, icon: ReceiptText, key: 'i', section: 'business' },
    },
    {
      path: invoicePaths.bin,
      title: 'recycleBin.title',
      load: () => import('./list/InvoiceBinPage'),
      rule: { action: 'delete', subject: 'Invoice' },
    },
    {
      path: invoicePaths.create,
      title: 'invoices.add',
      load: () => import('./edit/InvoiceCreatePage'),
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
      load: () => import('./edit/InvoiceEditPage'),
      rule: { action: 'update', subject: 'Invoice' },
    },
  ],
});
