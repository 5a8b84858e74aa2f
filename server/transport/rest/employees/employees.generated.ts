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

/** Filter of Employee rows. All given conditions must hold. */
export type EmployeeFilter = {
  /** Age in whole years. */
  age?: NumberFilter | null | undefined;
  /** City of the workplace. */
  city?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Years of professional experience. */
  experience?: NumberFilter | null | undefined;
  /** First and last name. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `Employee`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: EmployeeFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<EmployeeFilter> | null | undefined;
  /** Job title. */
  post?: StringFilter | null | undefined;
  /** Yearly salary in minor units (cents) of USD. Null, with the error FORBIDDEN, when the viewer may not read salaries. The `search` argument matches the form `$23896.35`. */
  salary?: NumberFilter | null | undefined;
  /** First day of work. The `search` argument matches the form `MM/DD/YYYY`. */
  startDate?: LocalDateFilter | null | undefined;
  /** Status of the person. */
  status?: EmployeeStatusFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Employee rows by, with its direction. At most one column may be given. */
export type EmployeeSort = {
  /** Age in whole years. */
  age?: SortOrder | null | undefined;
  /** City of the workplace. */
  city?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** E-mail address. */
  email?: SortOrder | null | undefined;
  /** Years of professional experience. */
  experience?: SortOrder | null | undefined;
  /** First and last name. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `Employee`. */
  id?: SortOrder | null | undefined;
  /** Job title. */
  post?: SortOrder | null | undefined;
  /** Yearly salary in minor units (cents) of USD. Null, with the error FORBIDDEN, when the viewer may not read salaries. The `search` argument matches the form `$23896.35`. */
  salary?: SortOrder | null | undefined;
  /** First day of work. The `search` argument matches the form `MM/DD/YYYY`. */
  startDate?: SortOrder | null | undefined;
  /** Status of the person. */
  status?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
};

/** Status of an employee or applicant. The REST paths write the values as the numbers 1 to 5, in this order. */
export type EmployeeStatus =
  /** Applicant without a decision. */
  | 'APPLIED'
  /** Current employee. */
  | 'CURRENT'
  /** Current employee with the label “Professional” of the older REST paths. */
  | 'PROFESSIONAL'
  /** Rejected applicant. */
  | 'REJECTED'
  /** Former employee. */
  | 'RESIGNED';

/** Filters rows by `EmployeeStatus`: status of an employee or applicant. */
export type EmployeeStatusFilter = {
  /** Exactly this value. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<EmployeeStatus> | null | undefined;
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