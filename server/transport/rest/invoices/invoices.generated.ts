/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters rows by a point in time. All given operators must hold. */
export type DateTimeFilter = {
  /** Later than this moment. */
  after?: string | null | undefined;
  /** Earlier than this moment. */
  before?: string | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filters rows by id. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filter of Invoice rows. All given conditions must hold. */
export type InvoiceFilter = {
  /** Balance due in minor units of `currency` (cents); negative when more was paid than billed. */
  balance?: NumberFilter | null | undefined;
  /** Id of the billed client (`InvoiceClient`). */
  clientId?: IdFilter | null | undefined;
  /** Name of the contact person of the billed client. */
  clientName?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: LocalDateFilter | null | undefined;
  /** Id of the `Invoice`. */
  id?: IdFilter | null | undefined;
  /** Status of the invoice. */
  invoiceStatus?: InvoiceStatusFilter | null | undefined;
  /** Day of issue. */
  issuedDate?: LocalDateFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: InvoiceFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<InvoiceFilter> | null | undefined;
  /** Billed service. */
  service?: InvoiceServiceFilter | null | undefined;
  /** Billed amount, the whole sum that the client has to pay, in minor units of `currency` (cents). The invoice has no separate tax amount. */
  total?: NumberFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Service that an invoice bills. */
export type InvoiceService =
  /** Software Development. */
  | 'SOFTWARE_DEVELOPMENT'
  /** Template Customization. */
  | 'TEMPLATE_CUSTOMIZATION'
  /** UI/UX Design & Development. */
  | 'UI_UX_DESIGN_AND_DEVELOPMENT'
  /** Unlimited Extended License. */
  | 'UNLIMITED_EXTENDED_LICENSE';

/** Filters rows by `InvoiceService`: service that an invoice bills. */
export type InvoiceServiceFilter = {
  /** Exactly this value. */
  eq?: InvoiceService | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceService> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** A column to sort Invoice rows by, with its direction. At most one column may be given. */
export type InvoiceSort = {
  /** Balance due in minor units of `currency` (cents); negative when more was paid than billed. */
  balance?: SortOrder | null | undefined;
  /** Name of the contact person of the billed client. */
  clientName?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Due date, not before the day of issue. */
  dueDate?: SortOrder | null | undefined;
  /** Id of the `Invoice`. */
  id?: SortOrder | null | undefined;
  /** Status of the invoice. */
  invoiceStatus?: SortOrder | null | undefined;
  /** Day of issue. */
  issuedDate?: SortOrder | null | undefined;
  /** Billed service. */
  service?: SortOrder | null | undefined;
  /** Billed amount, the whole sum that the client has to pay, in minor units of `currency` (cents). The invoice has no separate tax amount. */
  total?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an invoice. */
export type InvoiceStatus =
  /** Downloaded by the client. */
  | 'DOWNLOADED'
  /** Not sent yet. */
  | 'DRAFT'
  /** Paid in full. */
  | 'PAID'
  /** Paid in part. */
  | 'PARTIAL_PAYMENT'
  /** Marked as past due. The server does not set this status by itself. */
  | 'PAST_DUE'
  /** Sent to the client. */
  | 'SENT';

/** Filters rows by `InvoiceStatus`: status of an invoice. */
export type InvoiceStatusFilter = {
  /** Exactly this value. */
  eq?: InvoiceStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<InvoiceStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filters rows by a calendar date, `YYYY-MM-DD`. All given operators must hold. */
export type LocalDateFilter = {
  /** Later than this day. */
  after?: string | null | undefined;
  /** Earlier than this day. */
  before?: string | null | undefined;
  /** On this day. */
  eq?: string | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Filters rows by a number. All given operators must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** Greater than or equal to this value. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
  /** Less than or equal to this value. */
  lte?: number | null | undefined;
};

/** The direction of a sort. The values of an enum sort by their names, as text: CLOSER before OPENER. Equal rows are sorted by id, newest first. */
export type SortOrder =
  /** Ascending: null first, then the smallest, the earliest or A. */
  | 'ASC'
  /** Descending: largest, latest or Z first, null last. */
  | 'DESC';

/** Filters rows by a text. All given operators must hold. */
export type StringFilter = {
  /** Contains this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones. */
  contains?: string | null | undefined;
  /** Exactly this value. Case-sensitive. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case-sensitive. */
  in?: Array<string> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
  /** Begins with this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones. */
  startsWith?: string | null | undefined;
};

export type RestInvoicePageQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: InvoiceFilter | null | undefined;
  sort?: Array<InvoiceSort> | InvoiceSort | null | undefined;
}>;


export type RestInvoicePageQuery = { invoices: { totalItems: number, items: Array<{ id: string, issuedDate: string, dueDate: string, service: InvoiceService, total: number, balance: number, currency: string, invoiceStatus: InvoiceStatus, client: { avatar: string, address: string, company: string, companyEmail: string, country: string, contact: string, name: string } }> } };

export type RestInvoiceDetailQueryVariables = Exact<{
  id: string;
}>;


export type RestInvoiceDetailQuery = { invoice: { id: string, issuedDate: string, dueDate: string, service: InvoiceService, total: number, balance: number, currency: string, invoiceStatus: InvoiceStatus, paymentDetails: { totalDue: number, bankName: string, country: string, iban: string, swiftCode: string } | null, client: { avatar: string, address: string, company: string, companyEmail: string, country: string, contact: string, name: string } } | null };

export type RestInvoiceClientsQueryVariables = Exact<{
  count: number;
}>;


export type RestInvoiceClientsQuery = { invoices: { items: Array<{ client: { address: string, company: string, companyEmail: string, country: string, contact: string, name: string } }> } };

export type RestDeleteInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteInvoiceMutation = { deleteInvoice: string };

export type RestInvoiceFragment = { id: string, issuedDate: string, dueDate: string, service: InvoiceService, total: number, balance: number, currency: string, invoiceStatus: InvoiceStatus, client: { avatar: string, address: string, company: string, companyEmail: string, country: string, contact: string, name: string } };

export type RestClientFragment = { address: string, company: string, companyEmail: string, country: string, contact: string, name: string };

export const RestClientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<RestClientFragment, unknown>;
export const RestInvoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestClient"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<RestInvoiceFragment, unknown>;
export const RestInvoicePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInvoicePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSort"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInvoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestClient"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}}]}}]} as unknown as DocumentNode<RestInvoicePageQuery, RestInvoicePageQueryVariables>;
export const RestInvoiceDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInvoiceDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDue"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestClient"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}}]}}]} as unknown as DocumentNode<RestInvoiceDetailQuery, RestInvoiceDetailQueryVariables>;
export const RestInvoiceClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestInvoiceClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestClient"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyEmail"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<RestInvoiceClientsQuery, RestInvoiceClientsQueryVariables>;
export const RestDeleteInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestDeleteInvoiceMutation, RestDeleteInvoiceMutationVariables>;