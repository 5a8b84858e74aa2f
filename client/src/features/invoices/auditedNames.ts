import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedClientsDocument, AuditedCurrencyDocument } from './auditedNames.generated';

/** Names of clients, for audit entries. Deleted clients are missing in the result. */
export const clientNames: NonNullable<RecordKind['names']> = async (client, ids) => {
  const query = AuditedClientsDocument;
  const { data } = await client.query({ query, variables: { ids: [...ids] }, errorPolicy: 'all' });
  return data?.invoiceClients.items ?? [];
};

/** Currency of an invoice; undefined when it was deleted. */
export const currencyOfInvoice: NonNullable<RecordKind['currency']> = async (client, id) => {
  const query = AuditedCurrencyDocument;
  const { data } = await client.query({ query, variables: { id }, errorPolicy: 'all' });
  return data?.invoice?.currency;
};
