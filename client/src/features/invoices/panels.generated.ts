/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type InvoicePanelsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoicePanelsQuery = { overview: { __typename: 'Overview', invoices: { __typename: 'InvoiceOverview', byStatus: Array<{ __typename: 'InvoiceStatusCount', status: Types.InvoiceStatus, count: number }>, due: Array<{ __typename: 'OwedSum', currency: string, amount: number, count: number }>, pastDue: Array<{ __typename: 'OwedSum', currency: string, amount: number, count: number }>, byMonth: { __typename: 'InvoiceMonths', starts: Array<string>, amounts: Array<{ __typename: 'InvoiceAmountSeries', currency: string, series: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } }> } | null } | null }, invoices: { __typename: 'InvoicePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Invoice', id: string, dueDate: string, balance: number, currency: string, client: { __typename: 'InvoiceClient', id: string, name: string, avatar: string } }> } };

export const InvoicePanelsDocument = parseDocument<InvoicePanelsQuery, InvoicePanelsQueryVariables>("query InvoicePanels{overview{invoices{byStatus{status count}due{currency amount count}pastDue{currency amount count}byMonth{starts amounts{currency series{total before points pointsBefore}}}}}invoices(perPage:6 filter:{invoiceStatus:{eq:PAST_DUE}}sort:[{dueDate:ASC}]){items{id dueDate balance currency client{id name avatar}}totalItems totalIsExact}}");
export const useInvoicePanelsQuery = createQueryHook(InvoicePanelsDocument);