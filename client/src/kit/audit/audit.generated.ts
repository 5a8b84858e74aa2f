/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createQueryHook } from '../../apollo/hookFactories';
export type AuditFieldsFragment = { __typename: 'AuditEntry', id: string, at: string, action: Types.AuditAction, actorId: string | null, actorName: string, address: string, subject: string, subjectId: string | null, requestId: string, changes: Array<{ __typename: 'AuditChange', field: string, from: string | null, to: string | null }> };

export type RecordHistoryQueryVariables = Exact<{
  filter: Types.AuditEntryFilter;
  perPage: number;
}>;


export type RecordHistoryQuery = { auditEntries: { __typename: 'AuditEntryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'AuditEntry', id: string, at: string, action: Types.AuditAction, actorId: string | null, actorName: string, address: string, subject: string, subjectId: string | null, requestId: string, changes: Array<{ __typename: 'AuditChange', field: string, from: string | null, to: string | null }> }> } };

export type RecordTitlesQueryVariables = Exact<{
  paths: Array<string> | string;
}>;


export type RecordTitlesQuery = { recordsAt: Array<{ __typename: 'SearchRow', kind: string, id: string, title: string } | null> };

export const AuditFieldsFragmentDoc = parseDocument<AuditFieldsFragment, unknown>("fragment AuditFields on AuditEntry{id at action actorId actorName address subject subjectId requestId changes{field from to}}");
export const RecordHistoryDocument = parseDocument<RecordHistoryQuery, RecordHistoryQueryVariables>("query RecordHistory($filter:AuditEntryFilter!$perPage:Int!){auditEntries(page:1 perPage:$perPage filter:$filter){items{...AuditFields}totalItems totalIsExact}}fragment AuditFields on AuditEntry{id at action actorId actorName address subject subjectId requestId changes{field from to}}");
export const RecordTitlesDocument = parseDocument<RecordTitlesQuery, RecordTitlesQueryVariables>("query RecordTitles($paths:[String!]!){recordsAt(paths:$paths){kind id title}}");
export const useRecordHistoryQuery = createQueryHook(RecordHistoryDocument);
export const useRecordTitlesQuery = createQueryHook(RecordTitlesDocument);