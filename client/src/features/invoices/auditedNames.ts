import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedClientsDocument, AuditedCurrencyDocument } from './auditedNames.generated';

/** Returns the names of clients, for audit entries. The result lacks deleted clients. */
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
