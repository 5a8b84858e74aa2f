/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type OpenSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSessionsQuery = { sessions: Array<{ __typename: 'OpenSession', id: string, device: string, address: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: string };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: number };

export const OpenSessionsDocument = parseDocument<OpenSessionsQuery, OpenSessionsQueryVariables>("query OpenSessions{sessions{id device address createdAt lastSeenAt isCurrent}}");
export const RevokeSessionDocument = parseDocument<RevokeSessionMutation, RevokeSessionMutationVariables>("mutation RevokeSession($id:ID!){revokeSession(id:$id)}");
export const RevokeOtherSessionsDocument = parseDocument<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>("mutation RevokeOtherSessions{revokeOtherSessions}");
export const useOpenSessionsQuery = createQueryHook(OpenSessionsDocument);
export const useRevokeSessionMutation = createMutationHook(RevokeSessionDocument);
export const useRevokeOtherSessionsMutation = createMutationHook(RevokeOtherSessionsDocument);