/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type UserPanelsQueryVariables = Exact<{
  withRoles: boolean;
}>;


export type UserPanelsQuery = { overview: { __typename: 'Overview', users: { __typename: 'UserOverview', byStatus: Array<{ __typename: 'UserStatusCount', status: Types.UserStatus, count: number }>, byRole?: Array<{ __typename: 'RoleCount', key: string, name: string, count: number }> | null, added: { __typename: 'StatisticsSeries', total: number, before: number, points: Array<number>, pointsBefore: Array<number | null> } } | null }, users: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, fullName: string, email: string, avatar: string, createdAt: string, role?: { __typename: 'Role', id: string, key: string, name: string } }> } };

export const UserPanelsDocument = parseDocument<UserPanelsQuery, UserPanelsQueryVariables>("query UserPanels($withRoles:Boolean!){overview{users{byStatus{status count}byRole@include(if:$withRoles){key name count}added{total before points pointsBefore}}}users(perPage:6){items{id fullName email avatar createdAt role@include(if:$withRoles){id key name}}totalItems totalIsExact}}");
export const useUserPanelsQuery = createQueryHook(UserPanelsDocument);