/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../../apollo/live/subscriptionHook';
export type EpisodeSoundFieldsFragment = { __typename: 'Episode', id: string, version: number, title: string, cover: string, uploadStatus: number, emission: { __typename: 'Emission', id: string, title: string, cover: string }, medium: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, size: number, duration: number | null, loudness: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string } | null };

export type EpisodeSoundQueryVariables = Exact<{
  id: string;
}>;


export type EpisodeSoundQuery = { episode: { __typename: 'Episode', id: string, version: number, title: string, cover: string, uploadStatus: number, emission: { __typename: 'Emission', id: string, title: string, cover: string }, medium: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, size: number, duration: number | null, loudness: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string } | null } | null };

export type EpisodeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type EpisodeChangedSubscription = { episodeChanged: { __typename: 'EpisodeNotice', id: string } };

export type RemoveEpisodeSoundMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveEpisodeSoundMutation = { removeEpisodeSound: { __typename: 'Episode', id: string, version: number, title: string, cover: string, uploadStatus: number, emission: { __typename: 'Emission', id: string, title: string, cover: string }, medium: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, size: number, duration: number | null, loudness: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string } | null } };

export type DiscardIncomingSoundMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DiscardIncomingSoundMutation = { discardIncomingSound: { __typename: 'Episode', id: string, version: number, title: string, cover: string, uploadStatus: number, emission: { __typename: 'Emission', id: string, title: string, cover: string }, medium: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, size: number, duration: number | null, loudness: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null } | null, incoming: { __typename: 'MediaItem', id: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string } | null } };

export const EpisodeSoundFieldsFragmentDoc = parseDocument<EpisodeSoundFieldsFragment, unknown>("fragment EpisodeSoundFields on Episode{id version title cover uploadStatus emission{id title cover}medium{id kind title state size duration loudness cueIn cueOut fadeIn fadeOut startNext waveformUrl}incoming{id state failure refusedFormat}}");
export const EpisodeSoundDocument = parseDocument<EpisodeSoundQuery, EpisodeSoundQueryVariables>("query EpisodeSound($id:ID!){episode(id:$id){...EpisodeSoundFields}}fragment EpisodeSoundFields on Episode{id version title cover uploadStatus emission{id title cover}medium{id kind title state size duration loudness cueIn cueOut fadeIn fadeOut startNext waveformUrl}incoming{id state failure refusedFormat}}");
export const EpisodeChangedDocument = parseDocument<EpisodeChangedSubscription, EpisodeChangedSubscriptionVariables>("subscription EpisodeChanged{episodeChanged{id}}");
export const RemoveEpisodeSoundDocument = parseDocument<RemoveEpisodeSoundMutation, RemoveEpisodeSoundMutationVariables>("mutation RemoveEpisodeSound($id:ID!$version:Int!){removeEpisodeSound(id:$id version:$version){...EpisodeSoundFields}}fragment EpisodeSoundFields on Episode{id version title cover uploadStatus emission{id title cover}medium{id kind title state size duration loudness cueIn cueOut fadeIn fadeOut startNext waveformUrl}incoming{id state failure refusedFormat}}");
export const DiscardIncomingSoundDocument = parseDocument<DiscardIncomingSoundMutation, DiscardIncomingSoundMutationVariables>("mutation DiscardIncomingSound($id:ID!$version:Int!){discardIncomingSound(id:$id version:$version){...EpisodeSoundFields}}fragment EpisodeSoundFields on Episode{id version title cover uploadStatus emission{id title cover}medium{id kind title state size duration loudness cueIn cueOut fadeIn fadeOut startNext waveformUrl}incoming{id state failure refusedFormat}}");
export const useEpisodeSoundQuery = createQueryHook(EpisodeSoundDocument);
export const useEpisodeChangedSubscription = createSubscriptionHook(EpisodeChangedDocument);
export const useRemoveEpisodeSoundMutation = createMutationHook(RemoveEpisodeSoundDocument);
export const useDiscardIncomingSoundMutation = createMutationHook(DiscardIncomingSoundDocument);