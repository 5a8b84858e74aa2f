/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type PermissionRowFragment = { __typename: 'Permission', id: string, name: string, assignedTo: Array<string>, createdDate: string, version: number, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> };

export type RoleOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleOptionsQuery = { roles: { __typename: 'RolePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Role', id: string, key: string, name: string }> } };

export type RoleOverviewQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.RoleFilter | null | undefined;
  sort?: Array<Types.RoleSort> | Types.RoleSort | null | undefined;
  withMembers: boolean;
  withTeam: boolean;
  withPermissions: boolean;
}>;


export type RoleOverviewQuery = { roles: { __typename: 'RolePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Role', id: string, key: string, name: string, description: string, isBuiltIn: boolean, memberCount?: number | null, teamCount?: number | null, radio: { __typename: 'Radio', id: string, name: string } | null, members?: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }>, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, permissions?: Array<{ __typename: 'Permission', id: string, name: string }> }> } };

export type PermissionFieldsFragment = { __typename: 'Permission', id: string, name: string, version: number, assignedTo: Array<string>, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, roles: Array<{ __typename: 'Role', id: string, name: string }> };

export type PermissionListQueryVariables = Exact<{
  filter?: Types.PermissionFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.PermissionSort> | Types.PermissionSort | null | undefined;
}>;


export type PermissionListQuery = { permissions: { __typename: 'PermissionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Permission', id: string, name: string, assignedTo: Array<string>, createdDate: string, version: number, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> }> } };

export type PermissionQueryVariables = Exact<{
  id: string;
}>;


export type PermissionQuery = { permission: { __typename: 'Permission', id: string, name: string, version: number, assignedTo: Array<string>, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, roles: Array<{ __typename: 'Role', id: string, name: string }> } | null };

export type CreatePermissionMutationVariables = Exact<{
  input: Types.PermissionInput;
}>;


export type CreatePermissionMutation = { createPermission: { __typename: 'Permission', id: string, name: string, version: number, assignedTo: Array<string>, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, roles: Array<{ __typename: 'Role', id: string, name: string }> } };

export type UpdatePermissionMutationVariables = Exact<{
  id: string;
  input: Types.PermissionPatch;
  version: number;
}>;


export type UpdatePermissionMutation = { updatePermission: { __typename: 'Permission', id: string, name: string, version: number, assignedTo: Array<string>, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, roles: Array<{ __typename: 'Role', id: string, name: string }> } };

export type DeletePermissionMutationVariables = Exact<{
  id: string;
}>;


export type DeletePermissionMutation = { deletePermission: string };

export const PermissionRowFragmentDoc = parseDocument<PermissionRowFragment, unknown>("fragment PermissionRow on Permission{id name assignedTo createdDate version abilities{action subject condition}}");
export const PermissionFieldsFragmentDoc = parseDocument<PermissionFieldsFragment, unknown>("fragment PermissionFields on Permission{id name version assignedTo abilities{action subject condition}roles{id name}}");
export const RoleOptionsDocument = parseDocument<RoleOptionsQuery, RoleOptionsQueryVariables>("query RoleOptions{roles(perPage:100 sort:[{name:ASC}]){items{id key name}totalItems totalIsExact}}");
export const RoleOverviewDocument = parseDocument<RoleOverviewQuery, RoleOverviewQueryVariables>("query RoleOverview($page:Int!=1$perPage:Int!=10$search:String$filter:RoleFilter$sort:[RoleSort!]$withMembers:Boolean!$withTeam:Boolean!$withPermissions:Boolean!){roles(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id key name description isBuiltIn radio{id name}memberCount@include(if:$withMembers)teamCount@include(if:$withTeam)members(first:5)@include(if:$withMembers){id fullName avatar}abilities{action subject condition}permissions@include(if:$withPermissions){id name}}totalItems totalIsExact}}");
export const PermissionListDocument = parseDocument<PermissionListQuery, PermissionListQueryVariables>("query PermissionList($filter:PermissionFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[PermissionSort!]){permissions(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...PermissionRow}totalItems totalIsExact}}fragment PermissionRow on Permission{id name assignedTo createdDate version abilities{action subject condition}}");
export const PermissionDocument = parseDocument<PermissionQuery, PermissionQueryVariables>("query Permission($id:ID!){permission(id:$id){...PermissionFields}}fragment PermissionFields on Permission{id name version assignedTo abilities{action subject condition}roles{id name}}");
export const CreatePermissionDocument = parseDocument<CreatePermissionMutation, CreatePermissionMutationVariables>("mutation CreatePermission($input:PermissionInput!){createPermission(input:$input){...PermissionFields}}fragment PermissionFields on Permission{id name version assignedTo abilities{action subject condition}roles{id name}}");
export const UpdatePermissionDocument = parseDocument<UpdatePermissionMutation, UpdatePermissionMutationVariables>("mutation UpdatePermission($id:ID!$input:PermissionPatch!$version:Int!){updatePermission(id:$id input:$input version:$version){...PermissionFields}}fragment PermissionFields on Permission{id name version assignedTo abilities{action subject condition}roles{id name}}");
export const DeletePermissionDocument = parseDocument<DeletePermissionMutation, DeletePermissionMutationVariables>("mutation DeletePermission($id:ID!){deletePermission(id:$id)}");
export const useRoleOptionsQuery = createQueryHook(RoleOptionsDocument);
export const useRoleOverviewQuery = createQueryHook(RoleOverviewDocument);
export const usePermissionListQuery = createQueryHook(PermissionListDocument);
export const usePermissionQuery = createQueryHook(PermissionDocument);
export const useCreatePermissionMutation = createMutationHook(CreatePermissionDocument, {"lists":["permissions","roles","rolesByRadio"],"within":{"Role":["permissions"]}});
export const useUpdatePermissionMutation = createMutationHook(UpdatePermissionDocument, {"lists":["roles","rolesByRadio"],"within":{"Role":["permissions"]}});
export const useDeletePermissionMutation = createMutationHook(DeletePermissionDocument, {"lists":["permissions","roles","rolesByRadio"],"within":{"Role":["permissions"]},"removed":{"types":["Permission"],"by":"id"}});
export const permissionOperations = { type: 'Permission', useList: usePermissionListQuery, detail: PermissionDocument, useCreate: useCreatePermissionMutation, useUpdate: useUpdatePermissionMutation, useDelete: useDeletePermissionMutation } as const;