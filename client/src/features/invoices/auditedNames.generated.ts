/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type AuditedClientsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AuditedClientsQuery = { invoiceClients: { __typename: 'InvoiceClientPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'InvoiceClient', id: string, name: string }> } };

export type AuditedCurrencyQueryVariables = Exact<{
  id: string;
}>;


export type AuditedCurrencyQuery = { invoice: { __typename: 'Invoice', id: string, currency: string } | null };

export const AuditedClientsDocument = parseDocument<AuditedClientsQuery, AuditedClientsQueryVariables>("query AuditedClients($ids:[ID!]!){invoiceClients(perPage:100 filter:{id:{in:$ids}}){items{id name}totalItems totalIsExact}}");
export const AuditedCurrencyDocument = parseDocument<AuditedCurrencyQuery, AuditedCurrencyQueryVariables>("query AuditedCurrency($id:ID!){invoice(id:$id){id currency}}");
export const useAuditedClientsQuery = createQueryHook(AuditedClientsDocument);
export const useAuditedCurrencyQuery = createQueryHook(AuditedCurrencyDocument);