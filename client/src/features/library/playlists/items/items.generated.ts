/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type PlaylistItemFieldsFragment = { __typename: 'PlaylistItem', id: string, version: number, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, timing: { __typename: 'Timing', duration: number }, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null } };

export type PlaylistItemsQueryVariables = Exact<{
  playlistId: string;
  page: number;
  perPage: number;
}>;


export type PlaylistItemsQuery = { playlistItems: { __typename: 'PlaylistItemPage', totalItems: number, totalIsExact: boolean, duration: number, items: Array<{ __typename: 'PlaylistItem', id: string, version: number, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, timing: { __typename: 'Timing', duration: number }, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null } }> } };

export type MediaToAddQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type MediaToAddQuery = { mediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null, state: Types.MediaState }> } };

export type AddToPlaylistMutationVariables = Exact<{
  playlistId: string;
  mediaIds: Array<string> | string;
  at?: number | null | undefined;
}>;


export type AddToPlaylistMutation = { addToPlaylist: { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number } };

export type RemoveFromPlaylistMutationVariables = Exact<{
  playlistId: string;
  itemIds: Array<string> | string;
}>;


export type RemoveFromPlaylistMutation = { removeFromPlaylist: { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number } };

export type MovePlaylistItemsMutationVariables = Exact<{
  playlistId: string;
  itemIds: Array<string> | string;
  to: number;
}>;


export type MovePlaylistItemsMutation = { movePlaylistItems: { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number } };

export type UpdatePlaylistItemMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.PlaylistItemPatch;
}>;


export type UpdatePlaylistItemMutation = { updatePlaylistItem: { __typename: 'PlaylistItem', id: string, version: number, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, timing: { __typename: 'Timing', duration: number }, media: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null } } };

export const PlaylistItemFieldsFragmentDoc = parseDocument<PlaylistItemFieldsFragment, unknown>("fragment PlaylistItemFields on PlaylistItem{id version cueIn cueOut fadeIn fadeOut timing{duration}media{id kind title credit artwork duration}}");
export const PlaylistItemsDocument = parseDocument<PlaylistItemsQuery, PlaylistItemsQueryVariables>("query PlaylistItems($playlistId:ID!$page:Int!$perPage:Int!){playlistItems(playlistId:$playlistId page:$page perPage:$perPage){items{...PlaylistItemFields}totalItems totalIsExact duration}}fragment PlaylistItemFields on PlaylistItem{id version cueIn cueOut fadeIn fadeOut timing{duration}media{id kind title credit artwork duration}}");
export const MediaToAddDocument = parseDocument<MediaToAddQuery, MediaToAddQueryVariables>("query MediaToAdd($search:String$page:Int!){mediaItems(search:$search page:$page perPage:20){items{id kind title credit artwork duration state}totalItems totalIsExact}}");
export const AddToPlaylistDocument = parseDocument<AddToPlaylistMutation, AddToPlaylistMutationVariables>("mutation AddToPlaylist($playlistId:ID!$mediaIds:[ID!]!$at:Int){addToPlaylist(playlistId:$playlistId mediaIds:$mediaIds at:$at){...PlaylistRow}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const RemoveFromPlaylistDocument = parseDocument<RemoveFromPlaylistMutation, RemoveFromPlaylistMutationVariables>("mutation RemoveFromPlaylist($playlistId:ID!$itemIds:[ID!]!){removeFromPlaylist(playlistId:$playlistId itemIds:$itemIds){...PlaylistRow}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const MovePlaylistItemsDocument = parseDocument<MovePlaylistItemsMutation, MovePlaylistItemsMutationVariables>("mutation MovePlaylistItems($playlistId:ID!$itemIds:[ID!]!$to:Int!){movePlaylistItems(playlistId:$playlistId itemIds:$itemIds to:$to){...PlaylistRow}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const UpdatePlaylistItemDocument = parseDocument<UpdatePlaylistItemMutation, UpdatePlaylistItemMutationVariables>("mutation UpdatePlaylistItem($id:ID!$version:Int!$input:PlaylistItemPatch!){updatePlaylistItem(id:$id version:$version input:$input){...PlaylistItemFields}}fragment PlaylistItemFields on PlaylistItem{id version cueIn cueOut fadeIn fadeOut timing{duration}media{id kind title credit artwork duration}}");
export const usePlaylistItemsQuery = createQueryHook(PlaylistItemsDocument);
export const useMediaToAddQuery = createQueryHook(MediaToAddDocument);
export const useAddToPlaylistMutation = createMutationHook(AddToPlaylistDocument, {"lists":["deletedPlaylists","playlists","playlistItems"]});
export const useRemoveFromPlaylistMutation = createMutationHook(RemoveFromPlaylistDocument);
export const useMovePlaylistItemsMutation = createMutationHook(MovePlaylistItemsDocument);
export const useUpdatePlaylistItemMutation = createMutationHook(UpdatePlaylistItemDocument, {"lists":["defaultPlaylistPreview","deletedMediaItems","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});