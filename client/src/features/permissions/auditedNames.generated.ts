/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type AuditedRolesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AuditedRolesQuery = { roles: { __typename: 'RolePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Role', id: string, name: string }> } };

export const AuditedRolesDocument = parseDocument<AuditedRolesQuery, AuditedRolesQueryVariables>("query AuditedRoles($ids:[ID!]!){roles(perPage:100 filter:{id:{in:$ids}}){items{id name}totalItems totalIsExact}}");
export const useAuditedRolesQuery = createQueryHook(AuditedRolesDocument);