/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type RoleQueryVariables = Exact<{
  id: string;
  withPermissions: boolean;
}>;


export type RoleQuery = { role: { __typename: 'Role', id: string, version: number, key: string, name: string, description: string, isBuiltIn: boolean, radio: { __typename: 'Radio', id: string, name: string } | null, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, effectiveAbilities: Array<{ __typename: 'EffectiveAbility', action: string, subject: string, condition: Types.AbilityCondition | null, source: Types.AbilitySource, permission?: { __typename: 'Permission', id: string, name: string } | null }> } | null };

export type AbilitySubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type AbilitySubjectsQuery = { abilitySubjects: Array<{ __typename: 'AbilitySubject', subject: string, actions: Array<string>, ownActions: Array<string>, isOfRadio: boolean }> };

export type CreateRoleMutationVariables = Exact<{
  input: Types.RoleInput;
}>;


export type CreateRoleMutation = { createRole: { __typename: 'Role', id: string, name: string } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.RolePatch;
  withPermissions: boolean;
}>;


export type UpdateRoleMutation = { updateRole: { __typename: 'Role', id: string, version: number, key: string, name: string, description: string, isBuiltIn: boolean, radio: { __typename: 'Radio', id: string, name: string } | null, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, effectiveAbilities: Array<{ __typename: 'EffectiveAbility', action: string, subject: string, condition: Types.AbilityCondition | null, source: Types.AbilitySource, permission?: { __typename: 'Permission', id: string, name: string } | null }> } };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoleMutation = { deleteRole: string };

export type RoleFieldsFragment = { __typename: 'Role', id: string, version: number, key: string, name: string, description: string, isBuiltIn: boolean, radio: { __typename: 'Radio', id: string, name: string } | null, abilities: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }>, effectiveAbilities: Array<{ __typename: 'EffectiveAbility', action: string, subject: string, condition: Types.AbilityCondition | null, source: Types.AbilitySource, permission?: { __typename: 'Permission', id: string, name: string } | null }> };

export const RoleFieldsFragmentDoc = parseDocument<RoleFieldsFragment, unknown>("fragment RoleFields on Role{id version key name description isBuiltIn radio{id name}abilities{action subject condition}effectiveAbilities{action subject condition source permission@include(if:$withPermissions){id name}}}");
export const RoleDocument = parseDocument<RoleQuery, RoleQueryVariables>("query Role($id:ID!$withPermissions:Boolean!){role(id:$id){...RoleFields}}fragment RoleFields on Role{id version key name description isBuiltIn radio{id name}abilities{action subject condition}effectiveAbilities{action subject condition source permission@include(if:$withPermissions){id name}}}");
export const AbilitySubjectsDocument = parseDocument<AbilitySubjectsQuery, AbilitySubjectsQueryVariables>("query AbilitySubjects{abilitySubjects{subject actions ownActions isOfRadio}}");
export const CreateRoleDocument = parseDocument<CreateRoleMutation, CreateRoleMutationVariables>("mutation CreateRole($input:RoleInput!){createRole(input:$input){id name}}");
export const UpdateRoleDocument = parseDocument<UpdateRoleMutation, UpdateRoleMutationVariables>("mutation UpdateRole($id:ID!$version:Int!$input:RolePatch!$withPermissions:Boolean!){updateRole(id:$id version:$version input:$input){...RoleFields}}fragment RoleFields on Role{id version key name description isBuiltIn radio{id name}abilities{action subject condition}effectiveAbilities{action subject condition source permission@include(if:$withPermissions){id name}}}");
export const DeleteRoleDocument = parseDocument<DeleteRoleMutation, DeleteRoleMutationVariables>("mutation DeleteRole($id:ID!){deleteRole(id:$id)}");
export const useRoleQuery = createQueryHook(RoleDocument);
export const useAbilitySubjectsQuery = createQueryHook(AbilitySubjectsDocument);
export const useCreateRoleMutation = createMutationHook(CreateRoleDocument, {"lists":["permissions","radios","roles","rolesByRadio","users","usersByCompany","usersByProduct"],"within":{"Permission":["roles"]}});
export const useUpdateRoleMutation = createMutationHook(UpdateRoleDocument, {"lists":["permissions","radios","teamMembers","users","usersByCompany","usersByProduct"],"within":{"Permission":["roles"]}});
export const useDeleteRoleMutation = createMutationHook(DeleteRoleDocument, {"lists":["permissions","radios","roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"],"within":{"Permission":["roles"]},"removed":{"types":["Role"],"by":"id"}});