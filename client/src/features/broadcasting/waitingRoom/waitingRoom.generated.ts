/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type VisitFieldsFragment = { __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string };

export type WaitingRoomQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingRoomQuery = { waitingRoom: Array<{ __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string }> };

export type VisitChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type VisitChangedSubscription = { liveVisitChanged: { __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string } };

export type VisitLogQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter?: Types.LiveVisitFilter | null | undefined;
  sort?: Array<Types.LiveVisitSort> | Types.LiveVisitSort | null | undefined;
}>;


export type VisitLogQuery = { liveVisits: { __typename: 'LiveVisitPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string }> } };

export type MoveVisitMutationVariables = Exact<{
  id: string;
  to: Types.VisitState;
}>;


export type MoveVisitMutation = { moveVisit: { __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string } };

export type SendVisitorMessageMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type SendVisitorMessageMutation = { sendVisitorMessage: { __typename: 'LiveVisit', id: string, name: string, part: Types.LivePart, state: Types.VisitState, arrivedAt: string, onAirFrom: string | null, onAirUntil: string | null, leftAt: string | null, messageFromVisitor: string, messageToVisitor: string } };

export type VoiceServersQueryVariables = Exact<{ [key: string]: never; }>;


export type VoiceServersQuery = { voiceServers: Array<{ __typename: 'VoiceServer', urls: Array<string>, username: string, credential: string }> };

export type CallVisitorMutationVariables = Exact<{
  id: string;
  offer: string;
}>;


export type CallVisitorMutation = { callVisitor: string };

export type LiveInvitationsQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type LiveInvitationsQuery = { liveInvitations: { __typename: 'LiveInvitationPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'LiveInvitation', id: string, name: string, invitedBy: string, expiresAt: string }> } };

export type InviteLiveGuestMutationVariables = Exact<{
  input: Types.LiveInvitationInput;
}>;


export type InviteLiveGuestMutation = { inviteLiveGuest: { __typename: 'NewLiveInvitation', id: string, url: string, expiresAt: string } };

export type RevokeLiveInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeLiveInvitationMutation = { revokeLiveInvitation: string };

export const VisitFieldsFragmentDoc = parseDocument<VisitFieldsFragment, unknown>("fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const WaitingRoomDocument = parseDocument<WaitingRoomQuery, WaitingRoomQueryVariables>("query WaitingRoom{waitingRoom{...VisitFields}}fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const VisitChangedDocument = parseDocument<VisitChangedSubscription, VisitChangedSubscriptionVariables>("subscription VisitChanged{liveVisitChanged{...VisitFields}}fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const VisitLogDocument = parseDocument<VisitLogQuery, VisitLogQueryVariables>("query VisitLog($page:Int!$perPage:Int!$filter:LiveVisitFilter$sort:[LiveVisitSort!]){liveVisits(page:$page perPage:$perPage filter:$filter sort:$sort){items{...VisitFields}totalItems totalIsExact}}fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const MoveVisitDocument = parseDocument<MoveVisitMutation, MoveVisitMutationVariables>("mutation MoveVisit($id:ID!$to:VisitState!){moveVisit(id:$id to:$to){...VisitFields}}fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const SendVisitorMessageDocument = parseDocument<SendVisitorMessageMutation, SendVisitorMessageMutationVariables>("mutation SendVisitorMessage($id:ID!$text:String!){sendVisitorMessage(id:$id text:$text){...VisitFields}}fragment VisitFields on LiveVisit{id name part state arrivedAt onAirFrom onAirUntil leftAt messageFromVisitor messageToVisitor}");
export const VoiceServersDocument = parseDocument<VoiceServersQuery, VoiceServersQueryVariables>("query VoiceServers{voiceServers{urls username credential}}");
export const CallVisitorDocument = parseDocument<CallVisitorMutation, CallVisitorMutationVariables>("mutation CallVisitor($id:ID!$offer:String!){callVisitor(id:$id offer:$offer)}");
export const LiveInvitationsDocument = parseDocument<LiveInvitationsQuery, LiveInvitationsQueryVariables>("query LiveInvitations($page:Int!$perPage:Int!){liveInvitations(page:$page perPage:$perPage){items{id name invitedBy expiresAt}totalItems totalIsExact}}");
export const InviteLiveGuestDocument = parseDocument<InviteLiveGuestMutation, InviteLiveGuestMutationVariables>("mutation InviteLiveGuest($input:LiveInvitationInput!){inviteLiveGuest(input:$input){id url expiresAt}}");
export const RevokeLiveInvitationDocument = parseDocument<RevokeLiveInvitationMutation, RevokeLiveInvitationMutationVariables>("mutation RevokeLiveInvitation($id:ID!){revokeLiveInvitation(id:$id)}");
export const useWaitingRoomQuery = createQueryHook(WaitingRoomDocument);
export const useVisitChangedSubscription = createSubscriptionHook(VisitChangedDocument);
export const useVisitLogQuery = createQueryHook(VisitLogDocument);
export const useMoveVisitMutation = createMutationHook(MoveVisitDocument);
export const useSendVisitorMessageMutation = createMutationHook(SendVisitorMessageDocument);
export const useVoiceServersQuery = createQueryHook(VoiceServersDocument);
export const useCallVisitorMutation = createMutationHook(CallVisitorDocument);
export const useLiveInvitationsQuery = createQueryHook(LiveInvitationsDocument);
export const useInviteLiveGuestMutation = createMutationHook(InviteLiveGuestDocument);
export const useRevokeLiveInvitationMutation = createMutationHook(RevokeLiveInvitationDocument);