import { z } from 'zod';
import { dayText, minorUnitsOf, moneyText } from '../../../kit/texts.ts';
import type {
  InvoiceService,
  InvoiceStatus,
  RestClientFragment,
  RestInvoiceDetailQuery,
  RestInvoiceFragment,
} from './invoices.generated.ts';

/** The client of an invoice, in the format of older clients. */
export const LegacyClient = z
  .object({
    address: z.string(),
    company: z.string(),
    companyEmail: z.string(),
    country: z.string(),
    contact: z.string(),
    name: z.string(),
  })
  .meta({ id: 'InvoiceClient' });

/** An invoice, in the format of older clients. */
export const LegacyInvoice = z
  .object({
    id: z.int(),
    issuedDate: z.string().describe('Such as `13 Dec 2019`.'),
    dueDate: z.string().describe('Such as `13 Dec 2019`.'),
    client: LegacyClient,
    service: z.string().describe('Such as `UI/UX Design & Development`.'),
    total: z.number().describe('Billed amount, in units of the currency.'),
    avatar: z.string().describe('Address of a picture; of generated initials when there is none.'),
    invoiceStatus: z.string().describe('Such as `Past Due`.'),
    balance: z
      .union([z.literal(0), z.string()])
      .describe('0, or what is owed as text; `-$205` when more was paid than billed.'),
  })
  .meta({ id: 'Invoice' });

/** Payment details of an invoice, in the format of older clients. */
export const LegacyPayment = z
  .object({
    totalDue: z.string(),
    bankName: z.string(),
    country: z.string(),
    iban: z.string(),
    swiftCode: z.string(),
  })
  .meta({ id: 'PaymentDetails' });

const statusTexts: Record<InvoiceStatus, string> = {
  PAID: 'Paid',
  DOWNLOADED: 'Downloaded',
  SENT: 'Sent',
  DRAFT: 'Draft',
  PARTIAL_PAYMENT: 'Partial Payment',
  PAST_DUE: 'Past Due',
};

const serviceTexts: Record<InvoiceService, string> = {
  SOFTWARE_DEVELOPMENT: 'Software Development',
  UI_UX_DESIGN_AND_DEVELOPMENT: 'UI/UX Design & Development',
  UNLIMITED_EXTENDED_LICENSE: 'Unlimited Extended License',
  TEMPLATE_CUSTOMIZATION: 'Template Customization',
};

/** Invoice statuses by the text that older clients use for them, in lower case. */
export const statusesByText: Record<string, InvoiceStatus> = Object.fromEntries(
  Object.entries(statusTexts).map(([status, text]) => [text.toLowerCase(), status as InvoiceStatus]),
);

export const legacyInvoice = (invoice: RestInvoiceFragment): z.output<typeof LegacyInvoice> => ({
  id: Number(invoice.id),
  issuedDate: dayText(invoice.issuedDate),
  dueDate: dayText(invoice.dueDate),
  client: legacyClient(invoice.client),
  service: serviceTexts[invoice.service],
  total: invoice.total / minorUnitsOf(invoice.currency),
  avatar: invoice.client.avatar,
  invoiceStatus: statusTexts[invoice.invoiceStatus],
  balance: invoice.balance === 0 ? 0 : moneyText(invoice.balance, invoice.currency),
});

export const legacyClient = ({
  address,
  company,
  companyEmail,
  country,
  contact,
  name,
}: RestClientFragment): z.output<typeof LegacyClient> => ({
  address,
  company,
  companyEmail,
  country,
  contact,
  name,
});

type PaymentDetails = NonNullable<NonNullable<RestInvoiceDetailQuery['invoice']>['paymentDetails']>;

export const legacyPayment = (
  { totalDue, bankName, country, iban, swiftCode }: PaymentDetails,
  currency: string,
): z.output<typeof LegacyPayment> => ({
  totalDue: moneyText(totalDue, currency),
  bankName,
  country,
  iban,
  swiftCode,
});
