/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type PlayableFieldsFragment = { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, playback: Types.MediaPlayback, waveformUrl: string | null, fileUrl: string | null };

export type PlayableMediumQueryVariables = Exact<{
  id: string;
}>;


export type PlayableMediumQuery = { mediaItem: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, playback: Types.MediaPlayback, waveformUrl: string | null, fileUrl: string | null } | null };

export type PlayableEpisodeQueryVariables = Exact<{
  id: string;
}>;


export type PlayableEpisodeQuery = { episode: { __typename: 'Episode', id: string, title: string, cover: string, emission: { __typename: 'Emission', id: string, title: string, cover: string }, medium: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, playback: Types.MediaPlayback, waveformUrl: string | null, fileUrl: string | null } | null } | null };

export type PlayableVideoQueryVariables = Exact<{
  id: string;
  withCaptions: boolean;
}>;


export type PlayableVideoQuery = { mediaItem: { __typename: 'MediaItem', id: string, cueIn: number | null, cueOut: number | null, fileUrl: string | null } | null, video?: { __typename: 'Video', id: string, captionsUrl: string | null } | null };

export const PlayableFieldsFragmentDoc = parseDocument<PlayableFieldsFragment, unknown>("fragment PlayableFields on MediaItem{id kind title credit artwork duration cueIn cueOut fadeIn fadeOut startNext playback fileUrl:playUrl waveformUrl}");
export const PlayableMediumDocument = parseDocument<PlayableMediumQuery, PlayableMediumQueryVariables>("query PlayableMedium($id:ID!){mediaItem(id:$id){...PlayableFields}}fragment PlayableFields on MediaItem{id kind title credit artwork duration cueIn cueOut fadeIn fadeOut startNext playback fileUrl:playUrl waveformUrl}");
export const PlayableEpisodeDocument = parseDocument<PlayableEpisodeQuery, PlayableEpisodeQueryVariables>("query PlayableEpisode($id:ID!){episode(id:$id){id title cover emission{id title cover}medium{...PlayableFields}}}fragment PlayableFields on MediaItem{id kind title credit artwork duration cueIn cueOut fadeIn fadeOut startNext playback fileUrl:playUrl waveformUrl}");
export const PlayableVideoDocument = parseDocument<PlayableVideoQuery, PlayableVideoQueryVariables>("query PlayableVideo($id:ID!$withCaptions:Boolean!){mediaItem(id:$id){id cueIn cueOut fileUrl}video(id:$id)@include(if:$withCaptions){id captionsUrl}}");
export const usePlayableMediumQuery = createQueryHook(PlayableMediumDocument);
export const usePlayableEpisodeQuery = createQueryHook(PlayableEpisodeDocument);
export const usePlayableVideoQuery = createQueryHook(PlayableVideoDocument);