/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Rows by a moment. All operators given must hold. */
export type DateTimeFilter = {
  /** Later than this moment. */
  after?: string | null | undefined;
  /** Earlier than this moment. */
  before?: string | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Which Employee rows to list. All that is given must hold. */
export type EmployeeFilter = {
  /** In whole years. */
  age?: NumberFilter | null | undefined;
  /** City of the work place. */
  city?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Years in the trade. */
  experience?: NumberFilter | null | undefined;
  /** First and last name. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `Employee`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: EmployeeFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<EmployeeFilter> | null | undefined;
  /** What the person works as. */
  post?: StringFilter | null | undefined;
  /** Yearly pay in minor units (cents) of USD; null with FORBIDDEN for whoever may not read salaries. Searched as `$23896.35`. */
  salary?: NumberFilter | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: LocalDateFilter | null | undefined;
  /** Where the person stands. */
  status?: EmployeeStatusFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Employee rows by: one of these, and its direction. */
export type EmployeeSort = {
  /** In whole years. */
  age?: SortOrder | null | undefined;
  /** City of the work place. */
  city?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** E-mail address. */
  email?: SortOrder | null | undefined;
  /** Years in the trade. */
  experience?: SortOrder | null | undefined;
  /** First and last name. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `Employee`. */
  id?: SortOrder | null | undefined;
  /** What the person works as. */
  post?: SortOrder | null | undefined;
  /** Yearly pay in minor units (cents) of USD; null with FORBIDDEN for whoever may not read salaries. Searched as `$23896.35`. */
  salary?: SortOrder | null | undefined;
  /** First day of work. Searched as `MM/DD/YYYY`. */
  startDate?: SortOrder | null | undefined;
  /** Where the person stands. */
  status?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
};

/** Where an employee or applicant stands; legacy callers know them as 1 to 5, in this order. */
export type EmployeeStatus =
  /** Applied, and waits for an answer. */
  | 'APPLIED'
  /** Works here. */
  | 'CURRENT'
  /** Works here as a professional. */
  | 'PROFESSIONAL'
  /** Applied, and was not taken. */
  | 'REJECTED'
  /** Worked here and left. */
  | 'RESIGNED';

/** Rows by their EmployeeStatus. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Rows whose id is the one given, or one of those given. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Rows by a calendar date, `YYYY-MM-DD`. All operators given must hold. */
export type LocalDateFilter = {
  /** Later than this day. */
  after?: string | null | undefined;
  /** Earlier than this day. */
  before?: string | null | undefined;
  /** On this day. */
  eq?: string | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** Rows by a number. All operators given must hold. */
export type NumberFilter = {
  /** Exactly this value. */
  eq?: number | null | undefined;
  /** This value or more. */
  gte?: number | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<number> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
  /** This value or less. */
  lte?: number | null | undefined;
};

/** The direction of a sort. Rows that are equal follow by id, newest first. */
export type SortOrder =
  /** Smallest, earliest, A first. */
  | 'ASC'
  /** Largest, latest, Z first. */
  | 'DESC';

/** Rows by a text. All operators given must hold. */
export type StringFilter = {
  /** Holds this text somewhere; case, accents and typographic signs do not count. */
  contains?: string | null | undefined;
  /** Exactly this value. Case counts. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. Case counts. */
  in?: Array<string> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
  /** Begins with this text; case, accents and typographic signs do not count. */
  startsWith?: string | null | undefined;
};

export type RestEmployeePageQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: EmployeeFilter | null | undefined;
  sort?: Array<EmployeeSort> | EmployeeSort | null | undefined;
  withSalary: boolean;
}>;


export type RestEmployeePageQuery = { employees: { totalItems: number, items: Array<{ id: string, responsiveId: string, avatar: string, fullName: string, post: string, email: string, city: string, startDate: string, salary?: number | null, age: number, experience: number, status: EmployeeStatus }> } };


export const RestEmployeePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestEmployeePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSort"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSalary"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responsiveId"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"post"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"salary"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSalary"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<RestEmployeePageQuery, RestEmployeePageQueryVariables>;