/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type TestAccessQueryVariables = Exact<{
  userId: string;
  action: string;
  subject: string;
  radioId?: string | null | undefined;
  recordId?: string | null | undefined;
  withPermissions: boolean;
}>;


export type TestAccessQuery = { testAccess: { __typename: 'AccessVerdict', allowed: boolean, reason: Types.AccessReason, personName: string, source: Types.AccessSource | null, rule: { __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null } | null, role: { __typename: 'Role', id: string, name: string } | null, permission?: { __typename: 'Permission', id: string, name: string } | null } };

export type TestedPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TestedPeopleQuery = { users: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, fullName: string, email: string }> } };

export type TestedRadiosQueryVariables = Exact<{ [key: string]: never; }>;


export type TestedRadiosQuery = { radios: { __typename: 'RadioPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Radio', id: string, name: string }> } };

export const TestAccessDocument = parseDocument<TestAccessQuery, TestAccessQueryVariables>("query TestAccess($userId:ID!$action:String!$subject:String!$radioId:ID$recordId:ID$withPermissions:Boolean!){testAccess(userId:$userId action:$action subject:$subject radioId:$radioId recordId:$recordId){allowed reason personName rule{action subject condition}source role{id name}permission@include(if:$withPermissions){id name}}}");
export const TestedPeopleDocument = parseDocument<TestedPeopleQuery, TestedPeopleQueryVariables>("query TestedPeople($search:String){users(search:$search perPage:20){items{id fullName email}totalItems totalIsExact}}");
export const TestedRadiosDocument = parseDocument<TestedRadiosQuery, TestedRadiosQueryVariables>("query TestedRadios{radios(perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const useTestAccessQuery = createQueryHook(TestAccessDocument);
export const useTestedPeopleQuery = createQueryHook(TestedPeopleDocument);
export const useTestedRadiosQuery = createQueryHook(TestedRadiosDocument);