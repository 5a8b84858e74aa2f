import type { RecordKind } from '../../kit/records/recordKind';
import { invoicePaths } from './paths';

/** Page path and field labels of invoices, for generic screens such as the audit log. */
export const invoiceRecord: RecordKind = {
  type: 'Invoice',
  path: invoicePaths.detail,
  currency: async (...params) => (await import('./auditedNames')).currencyOfInvoice(...params),
  fields: {
    issuedDate: { label: 'invoices.issued', type: 'date' },
    deletedAt: { label: 'invoices.deletedAt', type: 'moment' },
    dueDate: { label: 'invoices.due', type: 'date' },
    client: { label: 'invoices.client', type: 'reference', to: 'InvoiceClient' },
    service: {
      label: 'invoices.service',
      type: 'choice',
      keyOf: (value) => `invoices.services.${value}`,
    },
    total: { label: 'invoices.total', type: 'money' },
    balance: { label: 'invoices.balance', type: 'money' },
    currency: { label: 'invoices.currency' },
    invoiceStatus: {
      label: 'invoices.status',
      type: 'choice',
      keyOf: (value) => `invoices.statuses.${value}`,
    },
    bankName: { label: 'invoices.bankName' },
    bankCountry: { label: 'invoices.bankCountry' },
    iban: { label: 'invoices.iban' },
    swiftCode: { label: 'invoices.swiftCode' },
  },
};

/** Field labels of invoice clients, for generic screens such as the audit log. */
export const clientRecord: RecordKind = {
  type: 'InvoiceClient',
  names: async (...params) => (await import('./auditedNames')).clientNames(...params),
  fields: {
    name: { label: 'users.name' },
    company: { label: 'users.company' },
    companyEmail: { label: 'users.email' },
    address: { label: 'invoices.address' },
    country: { label: 'users.country' },
    contact: { label: 'users.contact' },
    avatar: { label: 'users.avatar' },
  },
};
