import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedClientsDocument, AuditedCurrencyDocument } from './auditedNames.generated';

/** The names of clients, for entries of the audit. What has been deleted since leaves the rest to be named. */
export const clientNames: NonNullable<RecordKind['names']> = async (client, ids) => {
  const query = AuditedClientsDocument;
  const { data } = await client.query({ query, variables: { ids: [...ids] }, errorPolicy: 'all' });
  return data?.invoiceClients.items ?? [];
};

/** The currency of an invoice that is there still. */
export const currencyOfInvoice: NonNullable<RecordKind['currency']> = async (client, id) => {
  const query = AuditedCurrencyDocument;
  const { data } = await client.query({ query, variables: { id }, errorPolicy: 'all' });
  return data?.invoice?.currency;
};
