/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type HandoverFieldsFragment = { __typename: 'LiveHandover', id: string, name: string, countdown: number, isOffered: boolean, takesOverAt: string | null, endedAt: string | null, end: Types.HandoverEnd | null, person: { __typename: 'Colleague', id: string }, from: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null }, to: { __typename: 'LiveSession', id: string } | null };

export type HandoverNowQueryVariables = Exact<{ [key: string]: never; }>;


export type HandoverNowQuery = { takeOverRefusal: Types.LiveRefusal | null, liveHandover: { __typename: 'LiveHandover', id: string, name: string, countdown: number, isOffered: boolean, takesOverAt: string | null, endedAt: string | null, end: Types.HandoverEnd | null, person: { __typename: 'Colleague', id: string }, from: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null }, to: { __typename: 'LiveSession', id: string } | null } | null, liveNow: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null } | null };

export type HandoverCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type HandoverCandidatesQuery = { handoverCandidates: Array<{ __typename: 'HandoverCandidate', id: string, name: string, isWaiting: boolean }> };

export type RequestHandoverMutationVariables = Exact<{
  countdown: number;
}>;


export type RequestHandoverMutation = { requestHandover: { __typename: 'LiveHandover', id: string, name: string, countdown: number, isOffered: boolean, takesOverAt: string | null, endedAt: string | null, end: Types.HandoverEnd | null, person: { __typename: 'Colleague', id: string }, from: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null }, to: { __typename: 'LiveSession', id: string } | null } };

export type OfferHandoverMutationVariables = Exact<{
  to: string;
  countdown: number;
}>;


export type OfferHandoverMutation = { offerHandover: { __typename: 'LiveHandover', id: string, name: string, countdown: number, isOffered: boolean, takesOverAt: string | null, endedAt: string | null, end: Types.HandoverEnd | null, person: { __typename: 'Colleague', id: string }, from: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null }, to: { __typename: 'LiveSession', id: string } | null } };

export type CancelHandoverMutationVariables = Exact<{
  id: string;
}>;


export type CancelHandoverMutation = { cancelHandover: { __typename: 'LiveHandover', id: string, name: string, countdown: number, isOffered: boolean, takesOverAt: string | null, endedAt: string | null, end: Types.HandoverEnd | null, person: { __typename: 'Colleague', id: string }, from: { __typename: 'LiveSession', id: string, name: string, person: { __typename: 'Colleague', id: string } | null }, to: { __typename: 'LiveSession', id: string } | null } };

export const HandoverFieldsFragmentDoc = parseDocument<HandoverFieldsFragment, unknown>("fragment HandoverFields on LiveHandover{id name countdown isOffered takesOverAt endedAt end person{id}from{id name person{id}}to{id}}");
export const HandoverNowDocument = parseDocument<HandoverNowQuery, HandoverNowQueryVariables>("query HandoverNow{liveHandover{...HandoverFields}takeOverRefusal liveNow{id name person{id}}}fragment HandoverFields on LiveHandover{id name countdown isOffered takesOverAt endedAt end person{id}from{id name person{id}}to{id}}");
export const HandoverCandidatesDocument = parseDocument<HandoverCandidatesQuery, HandoverCandidatesQueryVariables>("query HandoverCandidates{handoverCandidates{id name isWaiting}}");
export const RequestHandoverDocument = parseDocument<RequestHandoverMutation, RequestHandoverMutationVariables>("mutation RequestHandover($countdown:Int!){requestHandover(countdown:$countdown){...HandoverFields}}fragment HandoverFields on LiveHandover{id name countdown isOffered takesOverAt endedAt end person{id}from{id name person{id}}to{id}}");
export const OfferHandoverDocument = parseDocument<OfferHandoverMutation, OfferHandoverMutationVariables>("mutation OfferHandover($to:ID!$countdown:Int!){offerHandover(to:$to countdown:$countdown){...HandoverFields}}fragment HandoverFields on LiveHandover{id name countdown isOffered takesOverAt endedAt end person{id}from{id name person{id}}to{id}}");
export const CancelHandoverDocument = parseDocument<CancelHandoverMutation, CancelHandoverMutationVariables>("mutation CancelHandover($id:ID!){cancelHandover(id:$id){...HandoverFields}}fragment HandoverFields on LiveHandover{id name countdown isOffered takesOverAt endedAt end person{id}from{id name person{id}}to{id}}");
export const useHandoverNowQuery = createQueryHook(HandoverNowDocument);
export const useHandoverCandidatesQuery = createQueryHook(HandoverCandidatesDocument);
export const useRequestHandoverMutation = createMutationHook(RequestHandoverDocument);
export const useOfferHandoverMutation = createMutationHook(OfferHandoverDocument);
export const useCancelHandoverMutation = createMutationHook(CancelHandoverDocument);