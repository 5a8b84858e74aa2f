/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type LiveSessionFieldsFragment = { __typename: 'LiveSession', id: string, name: string, title: string, how: Types.LiveHow, startedAt: string, isComing: boolean, onAirFrom: string | null, isOnAir: boolean, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string, plannedUntil: string | null, isRecordingCut: boolean };

export type LiveNowQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveNowQuery = { liveRefusal: Types.LiveRefusal | null, liveNow: { __typename: 'LiveSession', id: string, name: string, title: string, how: Types.LiveHow, startedAt: string, isComing: boolean, onAirFrom: string | null, isOnAir: boolean, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string, plannedUntil: string | null, isRecordingCut: boolean } | null };

export type LiveChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveChangedSubscription = { liveChanged: { __typename: 'LiveSession', id: string, name: string, title: string, how: Types.LiveHow, startedAt: string, isComing: boolean, onAirFrom: string | null, isOnAir: boolean, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string, plannedUntil: string | null, isRecordingCut: boolean } };

export type LiveSessionsQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter?: Types.LiveSessionFilter | null | undefined;
  sort?: Array<Types.LiveSessionSort> | Types.LiveSessionSort | null | undefined;
}>;


export type LiveSessionsQuery = { liveSessions: { __typename: 'LiveSessionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'LiveSession', id: string, name: string, title: string, how: Types.LiveHow, startedAt: string, isComing: boolean, onAirFrom: string | null, isOnAir: boolean, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string, plannedUntil: string | null, isRecordingCut: boolean, emission: { __typename: 'Emission', id: string, title: string } | null, rush: { __typename: 'Rush', id: string } | null }> } };

export type DisconnectLiveMutationVariables = Exact<{
  id: string;
  banMinutes: number;
}>;


export type DisconnectLiveMutation = { disconnectLive: { __typename: 'LiveSession', id: string, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string } };

export type TakeOverLiveMutationVariables = Exact<{
  id: string;
}>;


export type TakeOverLiveMutation = { takeOverLive: { __typename: 'LiveSession', id: string, endedAt: string | null, why: Types.LiveEnd | null, endedBy: string } };

export type OwnStreamKeyFieldsFragment = { __typename: 'OwnStreamKey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type OwnStreamKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnStreamKeysQuery = { ownStreamKeys: Array<{ __typename: 'OwnStreamKey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type CreateStreamKeyMutationVariables = Exact<{
  name: string;
}>;


export type CreateStreamKeyMutation = { createStreamKey: { __typename: 'NewStreamKey', key: string, streamKey: { __typename: 'OwnStreamKey', id: string, name: string, createdAt: string, lastUsedAt: string | null } } };

export type DeleteStreamKeyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStreamKeyMutation = { deleteStreamKey: string };

export const LiveSessionFieldsFragmentDoc = parseDocument<LiveSessionFieldsFragment, unknown>("fragment LiveSessionFields on LiveSession{id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy plannedUntil isRecordingCut}");
export const OwnStreamKeyFieldsFragmentDoc = parseDocument<OwnStreamKeyFieldsFragment, unknown>("fragment OwnStreamKeyFields on OwnStreamKey{id name createdAt lastUsedAt}");
export const LiveNowDocument = parseDocument<LiveNowQuery, LiveNowQueryVariables>("query LiveNow{liveNow{...LiveSessionFields}liveRefusal}fragment LiveSessionFields on LiveSession{id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy plannedUntil isRecordingCut}");
export const LiveChangedDocument = parseDocument<LiveChangedSubscription, LiveChangedSubscriptionVariables>("subscription LiveChanged{liveChanged{...LiveSessionFields}}fragment LiveSessionFields on LiveSession{id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy plannedUntil isRecordingCut}");
export const LiveSessionsDocument = parseDocument<LiveSessionsQuery, LiveSessionsQueryVariables>("query LiveSessions($page:Int!$perPage:Int!$filter:LiveSessionFilter$sort:[LiveSessionSort!]){liveSessions(page:$page perPage:$perPage filter:$filter sort:$sort){items{...LiveSessionFields emission{id title}rush{id}}totalItems totalIsExact}}fragment LiveSessionFields on LiveSession{id name title how startedAt isComing onAirFrom isOnAir endedAt why endedBy plannedUntil isRecordingCut}");
export const DisconnectLiveDocument = parseDocument<DisconnectLiveMutation, DisconnectLiveMutationVariables>("mutation DisconnectLive($id:ID!$banMinutes:Int!){disconnectLive(id:$id banMinutes:$banMinutes){id endedAt why endedBy}}");
export const TakeOverLiveDocument = parseDocument<TakeOverLiveMutation, TakeOverLiveMutationVariables>("mutation TakeOverLive($id:ID!){takeOverLive(id:$id){id endedAt why endedBy}}");
export const OwnStreamKeysDocument = parseDocument<OwnStreamKeysQuery, OwnStreamKeysQueryVariables>("query OwnStreamKeys{ownStreamKeys{...OwnStreamKeyFields}}fragment OwnStreamKeyFields on OwnStreamKey{id name createdAt lastUsedAt}");
export const CreateStreamKeyDocument = parseDocument<CreateStreamKeyMutation, CreateStreamKeyMutationVariables>("mutation CreateStreamKey($name:String!){createStreamKey(name:$name){key streamKey{...OwnStreamKeyFields}}}fragment OwnStreamKeyFields on OwnStreamKey{id name createdAt lastUsedAt}");
export const DeleteStreamKeyDocument = parseDocument<DeleteStreamKeyMutation, DeleteStreamKeyMutationVariables>("mutation DeleteStreamKey($id:ID!){deleteStreamKey(id:$id)}");
export const useLiveNowQuery = createQueryHook(LiveNowDocument);
export const useLiveChangedSubscription = createSubscriptionHook(LiveChangedDocument);
export const useLiveSessionsQuery = createQueryHook(LiveSessionsDocument);
export const useDisconnectLiveMutation = createMutationHook(DisconnectLiveDocument);
export const useTakeOverLiveMutation = createMutationHook(TakeOverLiveDocument);
export const useOwnStreamKeysQuery = createQueryHook(OwnStreamKeysDocument);
export const useCreateStreamKeyMutation = createMutationHook(CreateStreamKeyDocument, {"lists":["streamKeys"]});
export const useDeleteStreamKeyMutation = createMutationHook(DeleteStreamKeyDocument, {"lists":["streamKeys"],"removed":{"types":["StreamKey"],"by":"id"}});