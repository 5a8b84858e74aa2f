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

/** Filter of Permission rows. All given conditions must hold. */
export type PermissionFilter = {
  /** Names of the roles of the platform and of the current radio that have the permission. */
  assignedTo?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** Creation time. The `search` argument of lists finds it in the form `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: DateTimeFilter | null | undefined;
  /** Id of the `Permission`. */
  id?: IdFilter | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: StringFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: PermissionFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<PermissionFilter> | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
};

/** A column to sort Permission rows by, with its direction. At most one column may be given. */
export type PermissionSort = {
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** Creation time. The `search` argument of lists finds it in the form `14 Apr 2021, 8:43 PM`, in UTC. */
  createdDate?: SortOrder | null | undefined;
  /** Id of the `Permission`. */
  id?: SortOrder | null | undefined;
  /** Name, 2 to 80 characters. */
  name?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
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

export type RestPermissionPageQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: PermissionFilter | null | undefined;
  sort?: Array<PermissionSort> | PermissionSort | null | undefined;
}>;


export type RestPermissionPageQuery = { permissions: { totalItems: number, items: Array<{ id: string, name: string, assignedTo: Array<string>, createdDate: string }> } };

export type RestPermissionVersionQueryVariables = Exact<{
  id: string;
}>;


export type RestPermissionVersionQuery = { permission: { version: number } | null };

export type RestCreatePermissionMutationVariables = Exact<{
  name: string;
}>;


export type RestCreatePermissionMutation = { createPermission: { id: string, name: string, assignedTo: Array<string>, createdDate: string } };

export type RestRenamePermissionMutationVariables = Exact<{
  id: string;
  version: number;
  name: string;
}>;


export type RestRenamePermissionMutation = { updatePermission: { id: string, name: string, assignedTo: Array<string>, createdDate: string } };

export type RestDeletePermissionMutationVariables = Exact<{
  id: string;
}>;


export type RestDeletePermissionMutation = { deletePermission: string };

export type RestPermissionFragment = { id: string, name: string, assignedTo: Array<string>, createdDate: string };

export const RestPermissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPermission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}}]} as unknown as DocumentNode<RestPermissionFragment, unknown>;
export const RestPermissionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPermissionPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionSort"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPermission"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPermission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}}]} as unknown as DocumentNode<RestPermissionPageQuery, RestPermissionPageQueryVariables>;
export const RestPermissionVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPermissionVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestPermissionVersionQuery, RestPermissionVersionQueryVariables>;
export const RestCreatePermissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreatePermission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPermission"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPermission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}}]} as unknown as DocumentNode<RestCreatePermissionMutation, RestCreatePermissionMutationVariables>;
export const RestRenamePermissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRenamePermission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPermission"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPermission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Permission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}}]} as unknown as DocumentNode<RestRenamePermissionMutation, RestRenamePermissionMutationVariables>;
export const RestDeletePermissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeletePermission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestDeletePermissionMutation, RestDeletePermissionMutationVariables>;