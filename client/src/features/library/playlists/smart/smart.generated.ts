/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type SmartPreviewQueryVariables = Exact<{
  criteria: Types.SmartCriteriaInput;
}>;


export type SmartPreviewQuery = { smartPreview: { __typename: 'SmartPreview', totalItems: number, totalIsExact: boolean, duration: number, items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, artwork: string, duration: number | null }> } };

export type FoundTotalsQueryVariables = Exact<{
  playlistId: string;
}>;


export type FoundTotalsQuery = { playlistItems: { __typename: 'PlaylistItemPage', totalItems: number, duration: number } };

export type FreezePlaylistMutationVariables = Exact<{
  id: string;
}>;


export type FreezePlaylistMutation = { freezePlaylist: { __typename: 'Playlist', order: Types.PlaylistOrder, startDate: string | null, endDate: string | null, commentCount: number, id: string, version: number, name: string, description: string, content: Types.PlaylistContent, enabled: boolean, rule: Types.PlaylistRule, ruleNumber: number | null, weight: number, mediaCount: number, duration: number, dayparts: Array<{ __typename: 'Daypart', days: Array<number>, from: string, to: string }>, criteria: { __typename: 'SmartCriteria', matchAll: boolean, order: Types.CriteriaOrder, limit: number | null, criteria: Array<{ __typename: 'SmartCriterion', field: Types.CriterionField, operator: Types.CriterionOperator, value: string }> } | null } };

export const SmartPreviewDocument = parseDocument<SmartPreviewQuery, SmartPreviewQueryVariables>("query SmartPreview($criteria:SmartCriteriaInput!){smartPreview(criteria:$criteria perPage:12){items{id kind title credit artwork duration}totalItems totalIsExact duration}}");
export const FoundTotalsDocument = parseDocument<FoundTotalsQuery, FoundTotalsQueryVariables>("query FoundTotals($playlistId:ID!){playlistItems(playlistId:$playlistId page:1 perPage:1){totalItems duration}}");
export const FreezePlaylistDocument = parseDocument<FreezePlaylistMutation, FreezePlaylistMutationVariables>("mutation FreezePlaylist($id:ID!){freezePlaylist(id:$id){...PlaylistDetail}}fragment PlaylistDetail on Playlist{...PlaylistRow order startDate endDate commentCount dayparts{days from to}criteria{matchAll order limit criteria{field operator value}}}fragment PlaylistRow on Playlist{id version name description content enabled rule ruleNumber weight mediaCount duration}");
export const useSmartPreviewQuery = createQueryHook(SmartPreviewDocument);
export const useFoundTotalsQuery = createQueryHook(FoundTotalsDocument);
export const useFreezePlaylistMutation = createMutationHook(FreezePlaylistDocument);