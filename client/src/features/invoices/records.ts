import type { RecordKind } from '../../kit/records/recordKind';
import { invoicePaths } from './paths';

/** Description of invoices for other features, such as the audit. */
export const invoiceRecord: RecordKind = {
  type: 'Invoice',
  path: invoicePaths.detail,
  currency: async (...params) => (await import('./auditedNames')).currencyOfInvoice(...params),
  fields: {
    issuedDate: { label: 'invoices.issued', holds: 'date' },
    deletedAt: { label: 'invoices.deletedAt', holds: 'moment' },
    dueDate: { label: 'invoices.due', holds: 'date' },
    client: { label: 'invoices.client', holds: 'reference', to: 'InvoiceClient' },
    service: {
      label: 'invoices.service',
      holds: 'choice',
      keyOf: (value) => `invoices.services.${value}`,
    },
    total: { label: 'invoices.total', holds: 'money' },
    balance: { label: 'invoices.balance', holds: 'money' },
    currency: { label: 'invoices.currency' },
    invoiceStatus: {
      label: 'invoices.status',
      holds: 'choice',
      keyOf: (value) => `invoices.statuses.${value}`,
    },
    bankName: { label: 'invoices.bankName' },
    bankCountry: { label: 'invoices.bankCountry' },
    iban: { label: 'invoices.iban' },
    swiftCode: { label: 'invoices.swiftCode' },
  },
};

/** Description of clients for other features. */
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
