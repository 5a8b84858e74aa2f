/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type PlaylistRowFragment = { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number };

export type PlaylistDetailFragment = { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null };

export type PlaylistListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.PlaylistFilter | null | undefined;
  sort?: Array<Types.PlaylistSort> | Types.PlaylistSort | null | undefined;
}>;


export type PlaylistListQuery = { playlists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number }> } };

export type PlaylistBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.PlaylistSort> | Types.PlaylistSort | null | undefined;
}>;


export type PlaylistBinQuery = { deletedPlaylists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, name: string, content: Types.PlaylistContent, mediaCount: number, duration: number, deletedAt: string | null }> } };

export type PlaylistOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: Types.PlaylistFilter | null | undefined;
}>;


export type PlaylistOptionsQuery = { playlists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, name: string, enabled: boolean, mediaCount: number, duration: number }> } };

export type PlaylistQueryVariables = Exact<{
  id: string;
}>;


export type PlaylistQuery = { playlist: { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null } | null };

export type CreatePlaylistMutationVariables = Exact<{
  input: Types.PlaylistInput;
}>;


export type CreatePlaylistMutation = { createPlaylist: { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null } };

export type UpdatePlaylistMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.PlaylistPatch;
}>;


export type UpdatePlaylistMutation = { updatePlaylist: { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null } };

export type DeletePlaylistMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlaylistMutation = { deletePlaylist: string };

export type RestorePlaylistMutationVariables = Exact<{
  id: string;
}>;


export type RestorePlaylistMutation = { restorePlaylist: { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number } };

export type DuplicatePlaylistMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type DuplicatePlaylistMutation = { duplicatePlaylist: { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null } };

export type ImportM3uMutationVariables = Exact<{
  text: string;
  apply: boolean;
  name?: string | null | undefined;
  playlistId?: string | null | undefined;
  page?: number;
}>;


export type ImportM3uMutation = { importM3u: { __typename: 'M3uImport', found: number, missed: number, lines: Array<{ __typename: 'M3uLine', line: number, path: string, label: string, result: Types.M3uResult, media: { __typename: 'MediaItem', id: string, title: string, credit: string } | null, candidates: Array<{ __typename: 'MediaItem', id: string, title: string, credit: string }> }>, playlist: { __typename: 'Playlist', id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number } | null } };

export const PlaylistRowFragmentDoc = parseDocument<PlaylistRowFragment, unknown>("fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const PlaylistDetailFragmentDoc = parseDocument<PlaylistDetailFragment, unknown>("fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const PlaylistListDocument = parseDocument<PlaylistListQuery, PlaylistListQueryVariables>("query PlaylistList($page:Int!$perPage:Int!$search:String$filter:PlaylistFilter$sort:[PlaylistSort!]){playlists(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...PlaylistRow}totalItems totalIsExact}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const PlaylistBinDocument = parseDocument<PlaylistBinQuery, PlaylistBinQueryVariables>("query PlaylistBin($page:Int!$perPage:Int!$search:String$sort:[PlaylistSort!]){deletedPlaylists(page:$page perPage:$perPage search:$search sort:$sort){items{id name content mediaCount duration deletedAt}totalItems totalIsExact}}");
export const PlaylistOptionsDocument = parseDocument<PlaylistOptionsQuery, PlaylistOptionsQueryVariables>("query PlaylistOptions($search:String$filter:PlaylistFilter){playlists(perPage:100 search:$search filter:$filter sort:[{name:ASC}]){items{id name enabled mediaCount duration}totalItems totalIsExact}}");
export const PlaylistDocument = parseDocument<PlaylistQuery, PlaylistQueryVariables>("query Playlist($id:ID!){playlist(id:$id){...PlaylistDetail}}fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const CreatePlaylistDocument = parseDocument<CreatePlaylistMutation, CreatePlaylistMutationVariables>("mutation CreatePlaylist($input:PlaylistInput!){createPlaylist(input:$input){...PlaylistDetail}}fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const UpdatePlaylistDocument = parseDocument<UpdatePlaylistMutation, UpdatePlaylistMutationVariables>("mutation UpdatePlaylist($id:ID!$version:Int!$input:PlaylistPatch!){updatePlaylist(id:$id version:$version input:$input){...PlaylistDetail}}fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const DeletePlaylistDocument = parseDocument<DeletePlaylistMutation, DeletePlaylistMutationVariables>("mutation DeletePlaylist($id:ID!){deletePlaylist(id:$id)}");
export const RestorePlaylistDocument = parseDocument<RestorePlaylistMutation, RestorePlaylistMutationVariables>("mutation RestorePlaylist($id:ID!){restorePlaylist(id:$id){...PlaylistRow}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const DuplicatePlaylistDocument = parseDocument<DuplicatePlaylistMutation, DuplicatePlaylistMutationVariables>("mutation DuplicatePlaylist($id:ID!$name:String!){duplicatePlaylist(id:$id name:$name){...PlaylistDetail}}fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const ImportM3uDocument = parseDocument<ImportM3uMutation, ImportM3uMutationVariables>("mutation ImportM3u($text:String!$apply:Boolean!$name:String$playlistId:ID$page:Int!=1){importM3u(text:$text apply:$apply name:$name playlistId:$playlistId page:$page perPage:100){found missed lines{line path label result media{id title credit}candidates{id title credit}}playlist{...PlaylistRow}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const usePlaylistListQuery = createQueryHook(PlaylistListDocument);
export const usePlaylistBinQuery = createQueryHook(PlaylistBinDocument);
export const usePlaylistOptionsQuery = createQueryHook(PlaylistOptionsDocument);
export const usePlaylistQuery = createQueryHook(PlaylistDocument);
export const useCreatePlaylistMutation = createMutationHook(CreatePlaylistDocument, {"lists":["deletedPlaylists","playlists"]});
export const useUpdatePlaylistMutation = createMutationHook(UpdatePlaylistDocument, {"lists":["calendar","clocks","deletedClocks","deletedEmissions","deletedSlots","emissions","playlistComments","slots"]});
export const useDeletePlaylistMutation = createMutationHook(DeletePlaylistDocument, {"lists":["calendar","clocks","deletedClocks","deletedEmissions","deletedPlaylists","deletedSlots","emissions","playlistComments","playlists","slots"],"removed":{"types":["Playlist"],"by":"id"}});
export const useRestorePlaylistMutation = createMutationHook(RestorePlaylistDocument, {"lists":["deletedPlaylists","playlists"]});
export const useDuplicatePlaylistMutation = createMutationHook(DuplicatePlaylistDocument, {"lists":["deletedPlaylists","playlists"]});
export const useImportM3uMutation = createMutationHook(ImportM3uDocument, {"lists":["defaultPlaylistPreview","deletedMediaItems","deletedPlaylists","failedMedia","mediaDuplicates","mediaItems","planBetween","playlists","smartPreview","playlistItems"]});
export const playlistOperations = { type: 'Playlist', useList: usePlaylistListQuery, detail: PlaylistDocument, useCreate: useCreatePlaylistMutation, useUpdate: useUpdatePlaylistMutation, useDelete: useDeletePlaylistMutation } as const;