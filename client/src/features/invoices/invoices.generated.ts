/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type InvoiceListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.InvoiceFilter | null | undefined;
  sort?: Array<Types.InvoiceSort> | Types.InvoiceSort | null | undefined;
}>;


export type InvoiceListQuery = { invoices: { __typename: 'InvoicePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Invoice', id: string, version: number, issuedDate: string, dueDate: string, service: Types.InvoiceService, total: number, balance: number, currency: string, invoiceStatus: Types.InvoiceStatus, client: { __typename: 'InvoiceClient', id: string, name: string, companyEmail: string, avatar: string } }> } };

export type InvoiceFieldsFragment = { __typename: 'Invoice', id: string, version: number, issuedDate: string, dueDate: string, service: Types.InvoiceService, total: number, balance: number, currency: string, invoiceStatus: Types.InvoiceStatus, createdAt: string, updatedAt: string, client: { __typename: 'InvoiceClient', id: string, name: string, company: string, companyEmail: string, address: string, country: string, contact: string, avatar: string }, paymentDetails?: { __typename: 'PaymentDetails', totalDue: number, bankName: string, country: string, iban: string, swiftCode: string } | null };

export type InvoiceQueryVariables = Exact<{
  id: string;
  withPayment: boolean;
}>;


export type InvoiceQuery = { invoice: { __typename: 'Invoice', id: string, version: number, issuedDate: string, dueDate: string, service: Types.InvoiceService, total: number, balance: number, currency: string, invoiceStatus: Types.InvoiceStatus, createdAt: string, updatedAt: string, client: { __typename: 'InvoiceClient', id: string, name: string, company: string, companyEmail: string, address: string, country: string, contact: string, avatar: string }, paymentDetails?: { __typename: 'PaymentDetails', totalDue: number, bankName: string, country: string, iban: string, swiftCode: string } | null } | null };

export type InvoiceClientSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  perPage?: number;
}>;


export type InvoiceClientSearchQuery = { invoiceClients: { __typename: 'InvoiceClientPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'InvoiceClient', id: string, name: string, company: string, companyEmail: string }> } };

export type CreateInvoiceMutationVariables = Exact<{
  input: Types.InvoiceInput;
  withPayment: boolean;
}>;


export type CreateInvoiceMutation = { createInvoice: { __typename: 'Invoice', id: string, version: number, issuedDate: string, dueDate: string, service: Types.InvoiceService, total: number, balance: number, currency: string, invoiceStatus: Types.InvoiceStatus, createdAt: string, updatedAt: string, client: { __typename: 'InvoiceClient', id: string, name: string, company: string, companyEmail: string, address: string, country: string, contact: string, avatar: string }, paymentDetails?: { __typename: 'PaymentDetails', totalDue: number, bankName: string, country: string, iban: string, swiftCode: string } | null } };

export type UpdateInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.InvoicePatch;
  withPayment: boolean;
}>;


export type UpdateInvoiceMutation = { updateInvoice: { __typename: 'Invoice', id: string, version: number, issuedDate: string, dueDate: string, service: Types.InvoiceService, total: number, balance: number, currency: string, invoiceStatus: Types.InvoiceStatus, createdAt: string, updatedAt: string, client: { __typename: 'InvoiceClient', id: string, name: string, company: string, companyEmail: string, address: string, country: string, contact: string, avatar: string }, paymentDetails?: { __typename: 'PaymentDetails', totalDue: number, bankName: string, country: string, iban: string, swiftCode: string } | null } };

export type DeleteInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteInvoiceMutation = { deleteInvoice: string };

export type RestoreInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type RestoreInvoiceMutation = { restoreInvoice: { __typename: 'Invoice', id: string } };

export type InvoiceBinQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.InvoiceFilter | null | undefined;
  sort?: Array<Types.InvoiceSort> | Types.InvoiceSort | null | undefined;
}>;


export type InvoiceBinQuery = { deletedInvoices: { __typename: 'InvoicePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Invoice', id: string, deletedAt: string | null, issuedDate: string, total: number, currency: string, client: { __typename: 'InvoiceClient', id: string, name: string, companyEmail: string, avatar: string } }> } };

export type SetInvoiceStatusMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.InvoicePatch;
}>;


export type SetInvoiceStatusMutation = { updateInvoice: { __typename: 'Invoice', id: string, version: number, invoiceStatus: Types.InvoiceStatus } };

export const InvoiceFieldsFragmentDoc = parseDocument<InvoiceFieldsFragment, unknown>("fragment InvoiceFields on Invoice{id version issuedDate dueDate service total balance currency invoiceStatus createdAt updatedAt client{id name company companyEmail address country contact avatar}paymentDetails@include(if:$withPayment){totalDue bankName country iban swiftCode}}");
export const InvoiceListDocument = parseDocument<InvoiceListQuery, InvoiceListQueryVariables>("query InvoiceList($page:Int!=1$perPage:Int!=10$search:String$filter:InvoiceFilter$sort:[InvoiceSort!]){invoices(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id version issuedDate dueDate service total balance currency invoiceStatus client{id name companyEmail avatar}}totalItems totalIsExact}}");
export const InvoiceDocument = parseDocument<InvoiceQuery, InvoiceQueryVariables>("query Invoice($id:ID!$withPayment:Boolean!){invoice(id:$id){...InvoiceFields}}fragment InvoiceFields on Invoice{id version issuedDate dueDate service total balance currency invoiceStatus createdAt updatedAt client{id name company companyEmail address country contact avatar}paymentDetails@include(if:$withPayment){totalDue bankName country iban swiftCode}}");
export const InvoiceClientSearchDocument = parseDocument<InvoiceClientSearchQuery, InvoiceClientSearchQueryVariables>("query InvoiceClientSearch($search:String$perPage:Int!=20){invoiceClients(search:$search perPage:$perPage sort:[{name:ASC}]){items{id name company companyEmail}totalItems totalIsExact}}");
export const CreateInvoiceDocument = parseDocument<CreateInvoiceMutation, CreateInvoiceMutationVariables>("mutation CreateInvoice($input:InvoiceInput!$withPayment:Boolean!){createInvoice(input:$input){...InvoiceFields}}fragment InvoiceFields on Invoice{id version issuedDate dueDate service total balance currency invoiceStatus createdAt updatedAt client{id name company companyEmail address country contact avatar}paymentDetails@include(if:$withPayment){totalDue bankName country iban swiftCode}}");
export const UpdateInvoiceDocument = parseDocument<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>("mutation UpdateInvoice($id:ID!$version:Int!$input:InvoicePatch!$withPayment:Boolean!){updateInvoice(id:$id version:$version input:$input){...InvoiceFields}}fragment InvoiceFields on Invoice{id version issuedDate dueDate service total balance currency invoiceStatus createdAt updatedAt client{id name company companyEmail address country contact avatar}paymentDetails@include(if:$withPayment){totalDue bankName country iban swiftCode}}");
export const DeleteInvoiceDocument = parseDocument<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>("mutation DeleteInvoice($id:ID!){deleteInvoice(id:$id)}");
export const RestoreInvoiceDocument = parseDocument<RestoreInvoiceMutation, RestoreInvoiceMutationVariables>("mutation RestoreInvoice($id:ID!){restoreInvoice(id:$id){id}}");
export const InvoiceBinDocument = parseDocument<InvoiceBinQuery, InvoiceBinQueryVariables>("query InvoiceBin($page:Int!=1$perPage:Int!=10$search:String$filter:InvoiceFilter$sort:[InvoiceSort!]){deletedInvoices(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id deletedAt issuedDate total currency client{id name companyEmail avatar}}totalItems totalIsExact}}");
export const SetInvoiceStatusDocument = parseDocument<SetInvoiceStatusMutation, SetInvoiceStatusMutationVariables>("mutation SetInvoiceStatus($id:ID!$version:Int!$input:InvoicePatch!){updateInvoice(id:$id version:$version input:$input){id version invoiceStatus}}");
export const useInvoiceListQuery = createQueryHook(InvoiceListDocument);
export const useInvoiceQuery = createQueryHook(InvoiceDocument);
export const useInvoiceClientSearchQuery = createQueryHook(InvoiceClientSearchDocument);
export const useCreateInvoiceMutation = createMutationHook(CreateInvoiceDocument, {"lists":["deletedInvoices","invoiceClients","invoices"],"within":{"InvoiceClient":["invoices"]}});
export const useUpdateInvoiceMutation = createMutationHook(UpdateInvoiceDocument, {"lists":["invoiceClients"],"within":{"InvoiceClient":["invoices"]}});
export const useDeleteInvoiceMutation = createMutationHook(DeleteInvoiceDocument, {"lists":["deletedInvoices","invoiceClients","invoices"],"within":{"InvoiceClient":["invoices"]},"removed":{"types":["Invoice"],"by":"id"}});
export const useRestoreInvoiceMutation = createMutationHook(RestoreInvoiceDocument, {"lists":["deletedInvoices","invoiceClients","invoices"],"within":{"InvoiceClient":["invoices"]}});
export const useInvoiceBinQuery = createQueryHook(InvoiceBinDocument);
export const useSetInvoiceStatusMutation = createMutationHook(SetInvoiceStatusDocument, {"lists":["invoiceClients"],"within":{"InvoiceClient":["invoices"]}});
export const invoiceOperations = { type: 'Invoice', useList: useInvoiceListQuery, detail: InvoiceDocument, useCreate: useCreateInvoiceMutation, useUpdate: useUpdateInvoiceMutation, useDelete: useDeleteInvoiceMutation } as const;