/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type AuditEntryListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  filter?: Types.AuditEntryFilter | null | undefined;
  sort?: Array<Types.AuditEntrySort> | Types.AuditEntrySort | null | undefined;
}>;


export type AuditEntryListQuery = { auditEntries: { __typename: 'AuditEntryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'AuditEntry', id: string, at: string, action: Types.AuditAction, actorId: string | null, actorName: string, address: string, subject: string, subjectId: string | null, requestId: string, changes: Array<{ __typename: 'AuditChange', field: string, from: string | null, to: string | null }> }> } };

export type AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntryQuery = { auditEntries: { __typename: 'AuditEntryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'AuditEntry', id: string, at: string, action: Types.AuditAction, actorId: string | null, actorName: string, address: string, subject: string, subjectId: string | null, requestId: string, changes: Array<{ __typename: 'AuditChange', field: string, from: string | null, to: string | null }> }> } };

export type AuditPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AuditPeopleQuery = { users: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, fullName: string }> } };

export type AuditRadiosQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditRadiosQuery = { radios: { __typename: 'RadioPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Radio', id: string, name: string }> } };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { __typename: 'AuditCheckResult', at: string, sealed: number, broken: Array<{ __typename: 'BrokenAuditSeal', after: number, last: number, sealed: number, found: number }> } | null };

export const AuditEntryListDocument = parseDocument<AuditEntryListQuery, AuditEntryListQueryVariables>("query AuditEntryList($page:Int!=1$perPage:Int!=10$filter:AuditEntryFilter$sort:[AuditEntrySort!]){auditEntries(page:$page perPage:$perPage filter:$filter sort:$sort){items{...AuditFields}totalItems totalIsExact}}fragment AuditFields on AuditEntry{id at action actorId actorName address subject subjectId requestId changes{field from to}}");
export const AuditEntryDocument = parseDocument<AuditEntryQuery, AuditEntryQueryVariables>("query AuditEntry($id:ID!){auditEntries(page:1 perPage:1 filter:{id:{eq:$id}}){items{...AuditFields}totalItems totalIsExact}}fragment AuditFields on AuditEntry{id at action actorId actorName address subject subjectId requestId changes{field from to}}");
export const AuditPeopleDocument = parseDocument<AuditPeopleQuery, AuditPeopleQueryVariables>("query AuditPeople($search:String){users(page:1 perPage:6 search:$search sort:[{fullName:ASC}]){items{id fullName}totalItems totalIsExact}}");
export const AuditRadiosDocument = parseDocument<AuditRadiosQuery, AuditRadiosQueryVariables>("query AuditRadios{radios(perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const AuditCheckDocument = parseDocument<AuditCheckQuery, AuditCheckQueryVariables>("query AuditCheck{auditCheck{at sealed broken{after last sealed found}}}");
export const useAuditEntryListQuery = createQueryHook(AuditEntryListDocument);
export const useAuditEntryQuery = createQueryHook(AuditEntryDocument);
export const useAuditPeopleQuery = createQueryHook(AuditPeopleDocument);
export const useAuditRadiosQuery = createQueryHook(AuditRadiosDocument);
export const useAuditCheckQuery = createQueryHook(AuditCheckDocument);