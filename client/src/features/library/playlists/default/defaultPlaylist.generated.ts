/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type DefaultPlaylistFieldsFragment = { __typename: 'DefaultPlaylist', id: string, version: number, artisteSeparation: number, titleSeparation: number, playlist: { __typename: 'Playlist', id: string, name: string, enabled: boolean } | null };

export type DefaultPlaylistQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPlaylistQuery = { defaultPlaylist: { __typename: 'DefaultPlaylist', id: string, version: number, artisteSeparation: number, titleSeparation: number, playlist: { __typename: 'Playlist', id: string, name: string, enabled: boolean } | null } | null };

export type DefaultPlaylistPreviewQueryVariables = Exact<{
  duration: number;
}>;


export type DefaultPlaylistPreviewQuery = { defaultPlaylistPreview: Array<{ __typename: 'PlannedPlay', at: string, duration: number, gaveWay: Array<Types.SeparationRule>, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string } }> };

export type UpdateDefaultPlaylistMutationVariables = Exact<{
  version: number;
  input: Types.DefaultPlaylistInput;
}>;


export type UpdateDefaultPlaylistMutation = { updateDefaultPlaylist: { __typename: 'DefaultPlaylist', id: string, version: number, artisteSeparation: number, titleSeparation: number, playlist: { __typename: 'Playlist', id: string, name: string, enabled: boolean } | null } };

export const DefaultPlaylistFieldsFragmentDoc = parseDocument<DefaultPlaylistFieldsFragment, unknown>("fragment DefaultPlaylistFields on DefaultPlaylist{id version artisteSeparation titleSeparation playlist{id name enabled}}");
export const DefaultPlaylistDocument = parseDocument<DefaultPlaylistQuery, DefaultPlaylistQueryVariables>("query DefaultPlaylist{defaultPlaylist{...DefaultPlaylistFields}}fragment DefaultPlaylistFields on DefaultPlaylist{id version artisteSeparation titleSeparation playlist{id name enabled}}");
export const DefaultPlaylistPreviewDocument = parseDocument<DefaultPlaylistPreviewQuery, DefaultPlaylistPreviewQueryVariables>("query DefaultPlaylistPreview($duration:Int!){defaultPlaylistPreview(duration:$duration){at duration gaveWay media{id kind title credit artwork}}}");
export const UpdateDefaultPlaylistDocument = parseDocument<UpdateDefaultPlaylistMutation, UpdateDefaultPlaylistMutationVariables>("mutation UpdateDefaultPlaylist($version:Int!$input:DefaultPlaylistInput!){updateDefaultPlaylist(version:$version input:$input){...DefaultPlaylistFields}}fragment DefaultPlaylistFields on DefaultPlaylist{id version artisteSeparation titleSeparation playlist{id name enabled}}");
export const useDefaultPlaylistQuery = createQueryHook(DefaultPlaylistDocument);
export const useDefaultPlaylistPreviewQuery = createQueryHook(DefaultPlaylistPreviewDocument);
export const useUpdateDefaultPlaylistMutation = createMutationHook(UpdateDefaultPlaylistDocument, {"lists":["deletedPlaylists","playlists"]});