/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type NowPlayingItemFieldsFragment = { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null };

export type NowPlayingFieldsFragment = { __typename: 'NowPlaying', isOnAir: boolean, notBroadcasting: Types.OutputProblem | null, isLive: boolean, songImage: string, currentSong: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, next: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, pause: { __typename: 'PlanPause', until: string, by: string } | null };

export type NowPlayingQueryVariables = Exact<{ [key: string]: never; }>;


export type NowPlayingQuery = { nowPlaying: { __typename: 'NowPlaying', isOnAir: boolean, notBroadcasting: Types.OutputProblem | null, isLive: boolean, songImage: string, currentSong: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, next: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, pause: { __typename: 'PlanPause', until: string, by: string } | null } };

export type NowPlayingChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NowPlayingChangedSubscription = { nowPlayingChanged: { __typename: 'NowPlaying', isOnAir: boolean, notBroadcasting: Types.OutputProblem | null, isLive: boolean, songImage: string, currentSong: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, next: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, pause: { __typename: 'PlanPause', until: string, by: string } | null } };

export type AirUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type AirUrlQuery = { airUrl: string | null };

export type ComingItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComingItemsQuery = { airItems: { __typename: 'AirItemPage', items: Array<{ __typename: 'AirItem', id: string, title: string, credit: string, plannedAt: string }> } };

export type PausePlanMutationVariables = Exact<{
  duration: number;
}>;


export type PausePlanMutation = { pausePlan: { __typename: 'NowPlaying', isOnAir: boolean, notBroadcasting: Types.OutputProblem | null, isLive: boolean, songImage: string, currentSong: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, next: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, pause: { __typename: 'PlanPause', until: string, by: string } | null } };

export type ResumePlanMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumePlanMutation = { resumePlan: { __typename: 'NowPlaying', isOnAir: boolean, notBroadcasting: Types.OutputProblem | null, isLive: boolean, songImage: string, currentSong: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, next: { __typename: 'NowPlayingItem', id: string | null, title: string, credit: string, album: string, artwork: string, startsAt: string, endsAt: string | null } | null, pause: { __typename: 'PlanPause', until: string, by: string } | null } };

export type PlayNextMutationVariables = Exact<{
  mediaId: string;
  afterId?: string | null | undefined;
}>;


export type PlayNextMutation = { playNext: { __typename: 'AirItem', id: string } };

export type SkipAirItemMutationVariables = Exact<{
  id: string;
}>;


export type SkipAirItemMutation = { skipAirItem: { __typename: 'AirItem', id: string, isEnding: boolean, state: Types.PlayState } };

export const NowPlayingItemFieldsFragmentDoc = parseDocument<NowPlayingItemFieldsFragment, unknown>("fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const NowPlayingFieldsFragmentDoc = parseDocument<NowPlayingFieldsFragment, unknown>("fragment NowPlayingFields on NowPlaying{isOnAir notBroadcasting isLive currentSong{...NowPlayingItemFields}next{...NowPlayingItemFields}songImage pause{until by}}fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const NowPlayingDocument = parseDocument<NowPlayingQuery, NowPlayingQueryVariables>("query NowPlaying{nowPlaying{...NowPlayingFields}}fragment NowPlayingFields on NowPlaying{isOnAir notBroadcasting isLive currentSong{...NowPlayingItemFields}next{...NowPlayingItemFields}songImage pause{until by}}fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const NowPlayingChangedDocument = parseDocument<NowPlayingChangedSubscription, NowPlayingChangedSubscriptionVariables>("subscription NowPlayingChanged{nowPlayingChanged{...NowPlayingFields}}fragment NowPlayingFields on NowPlaying{isOnAir notBroadcasting isLive currentSong{...NowPlayingItemFields}next{...NowPlayingItemFields}songImage pause{until by}}fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const AirUrlDocument = parseDocument<AirUrlQuery, AirUrlQueryVariables>("query AirUrl{airUrl}");
export const ComingItemsDocument = parseDocument<ComingItemsQuery, ComingItemsQueryVariables>("query ComingItems{airItems(perPage:20 filter:{state:{eq:COMING}}sort:[{plannedAt:ASC}{id:ASC}]){items{id title credit plannedAt}}}");
export const PausePlanDocument = parseDocument<PausePlanMutation, PausePlanMutationVariables>("mutation PausePlan($duration:Int!){pausePlan(duration:$duration){...NowPlayingFields}}fragment NowPlayingFields on NowPlaying{isOnAir notBroadcasting isLive currentSong{...NowPlayingItemFields}next{...NowPlayingItemFields}songImage pause{until by}}fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const ResumePlanDocument = parseDocument<ResumePlanMutation, ResumePlanMutationVariables>("mutation ResumePlan{resumePlan{...NowPlayingFields}}fragment NowPlayingFields on NowPlaying{isOnAir notBroadcasting isLive currentSong{...NowPlayingItemFields}next{...NowPlayingItemFields}songImage pause{until by}}fragment NowPlayingItemFields on NowPlayingItem{id title credit album artwork startsAt endsAt}");
export const PlayNextDocument = parseDocument<PlayNextMutation, PlayNextMutationVariables>("mutation PlayNext($mediaId:ID!$afterId:ID){playNext(mediaId:$mediaId afterId:$afterId){id}}");
export const SkipAirItemDocument = parseDocument<SkipAirItemMutation, SkipAirItemMutationVariables>("mutation SkipAirItem($id:ID!){skipAirItem(id:$id){id isEnding state}}");
export const useNowPlayingQuery = createQueryHook(NowPlayingDocument);
export const useNowPlayingChangedSubscription = createSubscriptionHook(NowPlayingChangedDocument);
export const useAirUrlQuery = createQueryHook(AirUrlDocument);
export const useComingItemsQuery = createQueryHook(ComingItemsDocument);
export const usePausePlanMutation = createMutationHook(PausePlanDocument);
export const useResumePlanMutation = createMutationHook(ResumePlanDocument);
export const usePlayNextMutation = createMutationHook(PlayNextDocument);
export const useSkipAirItemMutation = createMutationHook(SkipAirItemDocument);