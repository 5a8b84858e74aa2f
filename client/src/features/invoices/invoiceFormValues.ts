import type {
  InvoiceInput,
  InvoicePatch,
  InvoiceService,
  InvoiceStatus,
} from '../../apollo/schemaTypes.generated';
import { amountText, minorUnits } from '../../kit/form/money';
import type { Picked } from '../../kit/form/pickers/found';
import type { InvoiceFieldsFragment } from './invoices.generated';

/** An invoice as it is typed: amounts are texts in units and cents, names of fields are the server's. */
export interface InvoiceFormValues {
  clientId: Picked;
  issuedDate: string;
  dueDate: string;
  service: InvoiceService;
  invoiceStatus: InvoiceStatus;
  total: string;
  balance: string;
  paymentDetails: { bankName: string; country: string; iban: string; swiftCode: string };
}

/** A new invoice: issued today, due in thirty days. */
export function newInvoice(today = new Date()): InvoiceFormValues {
  return {
    clientId: { id: '', text: '' },
    issuedDate: localDate(today),
    dueDate: localDate(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 30)),
    service: 'SOFTWARE_DEVELOPMENT',
    invoiceStatus: 'DRAFT',
    total: '',
    balance: '',
    paymentDetails: { bankName: '', country: '', iban: '', swiftCode: '' },
  };
}

/** An invoice ready to be edited. */
export function valuesOf(invoice: InvoiceFieldsFragment): InvoiceFormValues {
  const { bankName = '', country = '', iban = '', swiftCode = '' } = invoice.paymentDetails ?? {};
  return {
    clientId: { id: invoice.client.id, text: invoice.client.name },
    issuedDate: invoice.issuedDate,
    dueDate: invoice.dueDate,
    service: invoice.service,
    invoiceStatus: invoice.invoiceStatus,
    total: amountText(invoice.total, invoice.currency),
    balance: amountText(invoice.balance, invoice.currency),
    paymentDetails: { bankName, country, iban, swiftCode },
  };
}

/** Chosen together: who the client is, and what they are called. */
export const invoiceUnits = [['clientId.id', 'clientId.text']] as const;

/** What the server is asked to save. */
export function inputOf(values: InvoiceFormValues, currency: string): InvoiceInput {
  return {
    ...values,
    clientId: values.clientId.id,
    currency,
    total: minorUnits(values.total, currency) ?? 0,
    balance: minorUnits(values.balance, currency) ?? 0,
  };
}

/** What the server is asked to change; payment details that were not shown stay as they are. */
export function patchOf(values: InvoiceFormValues, currency: string, withPayment: boolean): InvoicePatch {
  const { paymentDetails, ...patch } = inputOf(values, currency);
  return withPayment ? { ...patch, paymentDetails } : patch;
}

function localDate(date: Date) {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
