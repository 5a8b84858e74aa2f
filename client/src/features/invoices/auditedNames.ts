import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedClientsDocument, AuditedCurrencyDocument } from './auditedNames.generated';

/** Loads the names of invoice clients by id, for the audit log. Deleted clients are omitted. */
export const clientNames: NonNullable<RecordKind['names']> = async (client, ids) => {
  const query = AuditedClientsDocument;
  const { data } = await client.query({ query, variables: { ids: [...ids] }, errorPolicy: 'all' });
  return data?.invoiceClients.items ?? [];
};

/** Loads the currency of an invoice; undefined when the invoice was deleted. */
export const currencyOfInvoice: NonNullable<RecordKind['currency']> = async (client, id) => {
  const query = AuditedCurrencyDocument;
  const { data } = await client.query({ query, variables: { id }, errorPolicy: 'all' });
  return data?.invoice?.currency;
};
