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

/** The subscription plan of a user. */
export type Plan =
  /** Smallest subscription plan, for one person. */
  | 'BASIC'
  /** Subscription plan for a company. */
  | 'COMPANY'
  /** Largest subscription plan, for an enterprise. */
  | 'ENTERPRISE'
  /** Subscription plan for a team. */
  | 'TEAM';

/** Filters rows by `Plan`: the subscription plan of a user. */
export type PlanFilter = {
  /** Exactly this value. */
  eq?: Plan | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<Plan> | null | undefined;
  /** True: there is no value (null). False: there is one. */
  isNull?: boolean | null | undefined;
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

/** Filter of User rows. All given conditions must hold. */
export type UserFilter = {
  /** Name of the user’s company; may be empty. */
  company?: StringFilter | null | undefined;
  /** English name of the user’s country; may be empty. It is free text when an older client sent a name without `countryCode`. */
  country?: StringFilter | null | undefined;
  /** When the record was created. */
  createdAt?: DateTimeFilter | null | undefined;
  /** The subscription plan. */
  currentPlan?: PlanFilter | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: StringFilter | null | undefined;
  /** Id of the user’s company (`Company`); null for none. */
  employerId?: IdFilter | null | undefined;
  /** First and last name together, 1 to 120 characters. */
  fullName?: StringFilter | null | undefined;
  /** Id of the `User`. */
  id?: IdFilter | null | undefined;
  /** Leaves out the rows that match this filter. */
  not?: UserFilter | null | undefined;
  /** Only rows that match at least one of these filters; no rows when the list is empty. */
  or?: Array<UserFilter> | null | undefined;
  /** Id of the region (`Region`), from `regions(cityId)`; null for none. */
  regionId?: IdFilter | null | undefined;
  /** Short name of the role of the user on the platform. */
  role?: StringFilter | null | undefined;
  /** Id of the role of the user on the platform (`Role`). */
  roleId?: IdFilter | null | undefined;
  /** Sign-in status of the user. */
  status?: UserStatusFilter | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: DateTimeFilter | null | undefined;
  /** Name for mentions; unique, ignoring case. */
  username?: StringFilter | null | undefined;
};

/** A new person. */
export type UserInput = {
  /** Street and number, at most 200 characters; may be empty. */
  address?: string | null | undefined;
  /** Payment method, such as `Auto Debit`, at most 60 characters; an empty text for none. */
  billing?: string | null | undefined;
  /** Id of a `City` of `cities(stateId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the state. */
  cityId?: string | null | undefined;
  /** Name of the company, at most 120 characters; created when no company has this name. An empty text for none. */
  company?: string | null | undefined;
  /** Telephone number of 3 to 40 characters; may be empty. */
  contact?: string | null | undefined;
  /** For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given and not null. */
  country?: string | null | undefined;
  /** ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A new country, state, city or region clears the fields below it, down to the zip code, unless these are given too. */
  countryCode?: string | null | undefined;
  /** Subscription plan of the user. */
  currentPlan: Plan;
  /** E-mail address to sign in with, valid and not used by another account; stored in lower case. A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise. */
  email: string;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Last name, at most 59 characters; may be empty. */
  lastName?: string | null | undefined;
  /** A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty. */
  mobile?: string | null | undefined;
  /** Password of 15 to 256 characters, or 8 to 256 for a user with a second factor; not easy to guess. A user without a password cannot sign in. A new password of an existing user ends their open sessions, except the session of this request, and needs a recent proof of identity of the viewer: FRESH_SIGN_IN_NEEDED. */
  password?: string | null | undefined;
  /** The same password again; required together with `password`. */
  passwordConfirmation?: string | null | undefined;
  /** Id of a `Region` of `regions(cityId)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the city. */
  regionId?: string | null | undefined;
  /** Id of a `Role` of the platform whose abilities the viewer has too: FORBIDDEN otherwise. Users cannot change their own role (`yourself`), and one active administrator must remain (`lastAdministrator`). A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. */
  roleId: string;
  /** Id of a `State` of `states(countryCode)`. Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the country. */
  stateId?: string | null | undefined;
  /** Sign-in status: ACTIVE, INACTIVE or PENDING. A PENDING user may not sign in until an invitation is accepted or the status is changed. The last active administrator must stay ACTIVE: rejected with `lastAdministrator` otherwise. Defaults to PENDING. */
  status?: UserStatus | null | undefined;
  /** Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected with `taken` when another user has the name. */
  username: string;
  /** Zip code, at most 20 characters; an empty text for none, also when the region has zip codes. Rejected with `elsewhere` when the region has zip codes and `zipCodes(regionId)` does not contain the new one. */
  zipCode?: string | null | undefined;
};

/** A column to sort User rows by, with its direction. At most one column may be given. */
export type UserSort = {
  /** Name of the user’s company; may be empty. */
  company?: SortOrder | null | undefined;
  /** English name of the user’s country; may be empty. It is free text when an older client sent a name without `countryCode`. */
  country?: SortOrder | null | undefined;
  /** When the record was created. */
  createdAt?: SortOrder | null | undefined;
  /** The subscription plan. */
  currentPlan?: SortOrder | null | undefined;
  /** E-mail to sign in with, in lower case; unique. */
  email?: SortOrder | null | undefined;
  /** First and last name together, 1 to 120 characters. */
  fullName?: SortOrder | null | undefined;
  /** Id of the `User`. */
  id?: SortOrder | null | undefined;
  /** Short name of the role of the user on the platform. */
  role?: SortOrder | null | undefined;
  /** Sign-in status of the user. */
  status?: SortOrder | null | undefined;
  /** When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted. */
  updatedAt?: SortOrder | null | undefined;
  /** Name for mentions; unique, ignoring case. */
  username?: SortOrder | null | undefined;
};

/** Sign-in status of a user. */
export type UserStatus =
  /** The user may sign in. */
  | 'ACTIVE'
  /** Sign-in is refused; open sessions end at their next request. */
  | 'INACTIVE'
  /** The user was added and may not sign in until an invitation is accepted or the status is changed. */
  | 'PENDING';

/** Filters rows by `UserStatus`: sign-in status of a user. */
export type UserStatusFilter = {
  /** Exactly this value. */
  eq?: UserStatus | null | undefined;
  /** One of these values, at most 100. */
  in?: Array<UserStatus> | null | undefined;
  /** True: there is no value (null). False: there is one. */
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