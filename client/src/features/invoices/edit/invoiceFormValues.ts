import type {
  InvoiceInput,
  InvoicePatch,
  InvoiceService,
  InvoiceStatus,
} from '../../../apollo/schemaTypes.generated';
import { amountText, minorUnits } from '../../../kit/form/money';
import type { Picked } from '../../../kit/form/pickers/found';
import type { InvoiceFieldsFragment } from '../invoices.generated';

/** Form values of an invoice. Amounts are decimal texts in major units; field names are those of the server. */
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

/** Returns the form values of a new invoice: issued today, due in thirty days. */
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

/** Form values of an existing invoice. */
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

/** Fields that the conflict dialog treats as one value: the id and the name of the client. */
export const invoiceUnits = [['clientId.id', 'clientId.text']] as const;

/** Converts form values of an invoice to the input of the mutation that creates it. */
export function inputOf(values: InvoiceFormValues, currency: string): InvoiceInput {
  return {
    ...values,
    clientId: values.clientId.id,
    currency,
    total: minorUnits(values.total, currency) ?? 0,
    balance: minorUnits(values.balance, currency) ?? 0,
  };
}

/**
 * Converts form values of an invoice to the patch of the mutation that changes it. Omits the payment details when the
 * form did not show them, so that they stay unchanged.
 */
export function patchOf(values: InvoiceFormValues, currency: string, withPayment: boolean): InvoicePatch {
  const { paymentDetails, ...patch } = inputOf(values, currency);
  return withPayment ? { ...patch, paymentDetails } : patch;
}

function localDate(date: Date) {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
