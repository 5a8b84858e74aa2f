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

/** Rows whose id is the one given, or one of those given. */
export type IdFilter = {
  /** Exactly this value. */
  eq?: string | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<string> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

/** The plan that a person subscribed to. */
export type Plan =
  /** The smallest plan, for one person. */
  | 'BASIC'
  /** For a company. */
  | 'COMPANY'
  /** The largest plan, for an enterprise. */
  | 'ENTERPRISE'
  /** For a team. */
  | 'TEAM';

/** Rows by their Plan. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
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

/** Which User rows to list. All that is given must hold. */
export type UserFilter = {
  /** Name of the company that the person works for; may be empty. */
  company?: StringFilter | null | undefined;
  /** The country the person lives in, by its name in English; a text without `countryCode` where an older caller gave one; may be empty. */
  country?: StringFilter | null | undefined;
  /** When it was made. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: PlanFilter | null | undefined;
  /** The address to sign in with, in lower case; unique. */
  email?: StringFilter | null | undefined;
  /** Id of the `Company` in `employer`: The company that the person works for; lists filter and sort by its name, as `company`. */
  employerId?: IdFilter | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `User`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows for which all of this holds. */
  not?: UserFilter | null | undefined;
  /** Only rows for which at least one of these holds; no rows when it is empty. */
  or?: Array<UserFilter> | null | undefined;
  /** Id of the `Region` in `region`: The region, of `regions(cityId)`. */
  regionId?: IdFilter | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: StringFilter | null | undefined;
  /** Id of the `Role` in `role`: What the person may do. Lists filter and sort by the role’s key. */
  roleId?: IdFilter | null | undefined;
  /** Whether the person may sign in. */
  status?: UserStatusFilter | null | undefined;
  /** When it was last changed. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** The name for signing and mentions; unique, whatever the case. */
  username?: StringFilter | null | undefined;
};

/** A new person. */
export type UserInput = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** How the person pays, at most 60 characters. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; one is made when there is none of that name. Empty for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For callers who know no codes: a country by name, at most 80 characters. A name of `countries` stands for its code; any other text is kept as it is, without one. Of no effect beside a `countryCode`. */
  country?: string | null | undefined;
  /** ISO code of a country of `countries`, such as `FR`; null for none. It gives `country` its name. Whoever moves to another place leaves what is below it, unless that is given too. */
  countryCode?: string | null | undefined;
  /** The plan subscribed to. */
  currentPlan: Plan;
  /** A valid address that is not taken. Another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A mobile number that exists, with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** A password of 15 to 256 characters that is not a common one. Until there is one the person cannot sign in. A new one ends their open sessions and needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The password once more; needed with it. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform that may do no more than the viewer. Nobody changes their own (`yourself`); another one needs a fresh sign-in: FRESH_SIGN_IN_NEEDED. */
  roleId: string;
  /** Id of a `State` of `states(countryCode)`. Null for none. A problem here is `unknown`, or `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** PENDING when a new person is given none. */
  status?: UserStatus | null | undefined;
  /** 3 to 40 letters, digits, dots, hyphens and underscores; not taken. */
  username: string;
  /** The zip code, at most 20 characters; may be empty. One of `zipCodes(regionId)` where the region has any: otherwise the problem is `elsewhere`. */
  zipCode?: string | null | undefined;
};

/** A column to sort User rows by: one of these, and its direction. */
export type UserSort = {
  /** Name of the company that the person works for; may be empty. */
  company?: SortOrder | null | undefined;
  /** The country the person lives in, by its name in English; a text without `countryCode` where an older caller gave one; may be empty. */
  country?: SortOrder | null | undefined;
  /** When it was made. */
  createdAt?: SortOrder | null | undefined;
  /** The plan subscribed to. */
  currentPlan?: SortOrder | null | undefined;
  /** The address to sign in with, in lower case; unique. */
  email?: SortOrder | null | undefined;
  /** First and last name in one, 1 to 120 characters. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `User`. */
  id?: SortOrder | null | undefined;
  /** Of `role`: The short name that lists of users use, such as `admin`. */
  role?: SortOrder | null | undefined;
  /** Whether the person may sign in. */
  status?: SortOrder | null | undefined;
  /** When it was last changed. */
  updatedAt?: SortOrder | null | undefined;
  /** The name for signing and mentions; unique, whatever the case. */
  username?: SortOrder | null | undefined;
};

/** Whether a person may sign in. */
export type UserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in; open sessions end at their next request. */
  | 'INACTIVE'
  /** Was added and has not yet signed in for the first time. */
  | 'PENDING';

/** Rows by their UserStatus. */
export type UserStatusFilter = {
  /** Exactly this value. */
  eq?: UserStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<UserStatus> | null | undefined;
  /** True: there is no value. False: there is one. */
  isNull?: boolean | null | undefined;
};

export type RestUserPageQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  sort?: Array<UserSort> | UserSort | null | undefined;
}>;


export type RestUserPageQuery = { users: { totalItems: number, items: Array<{ id: string, fullName: string, company: string, username: string, country: string, contact: string, email: string, currentPlan: Plan, status: UserStatus, avatar: string, avatarColor: string, billing: string, role: { key: string } }> } };

export type RestUserDetailQueryVariables = Exact<{
  id: string;
}>;


export type RestUserDetailQuery = { user: { id: string, fullName: string, company: string, username: string, country: string, contact: string, email: string, currentPlan: Plan, status: UserStatus, avatar: string, avatarColor: string, billing: string, role: { key: string } } | null };

export type RestRoleByKeyQueryVariables = Exact<{
  key: string;
}>;


export type RestRoleByKeyQuery = { roles: { items: Array<{ id: string }> } };

export type RestCreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type RestCreateUserMutation = { createUser: { id: string, fullName: string, company: string, username: string, country: string, contact: string, email: string, currentPlan: Plan, status: UserStatus, avatar: string, avatarColor: string, billing: string, role: { key: string } } };

export type RestDeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteUserMutation = { deleteUser: string };

export type RestUserFragment = { id: string, fullName: string, company: string, username: string, country: string, contact: string, email: string, currentPlan: Plan, status: UserStatus, avatar: string, avatarColor: string, billing: string, role: { key: string } };

export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"avatarColor"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestUserPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"avatarColor"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}}]}}]} as unknown as DocumentNode<RestUserPageQuery, RestUserPageQueryVariables>;
export const RestUserDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUserDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"avatarColor"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}}]}}]} as unknown as DocumentNode<RestUserDetailQuery, RestUserDetailQueryVariables>;
export const RestRoleByKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestRoleByKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestRoleByKeyQuery, RestRoleByKeyQueryVariables>;
export const RestCreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"avatarColor"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}}]}}]} as unknown as DocumentNode<RestCreateUserMutation, RestCreateUserMutationVariables>;
export const RestDeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestDeleteUserMutation, RestDeleteUserMutationVariables>;