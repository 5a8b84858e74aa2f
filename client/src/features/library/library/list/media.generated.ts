/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type MediaBinQueryVariables = Exact<{
  kind: Types.MediaKind;
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.MediaItemSort> | Types.MediaItemSort | null | undefined;
}>;


export type MediaBinQuery = { deletedMediaItems: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, duration: number | null, artwork: string, deletedAt: string | null }> } };

export type DeleteMediaMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteMediaMutation = { deleteMedia: Array<string> };

export type RestoreMediaMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreMediaMutation = { restoreMedia: Array<string> };

export type PurgeMediaMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PurgeMediaMutation = { purgeMedia: Array<string> };

export type LabelOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelOptionsQuery = { mediaCategories: { __typename: 'MediaCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaCategory', id: string, name: string }> }, mediaTags: { __typename: 'MediaTagPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaTag', id: string, name: string }> } };

export type TagSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TagSuggestionsQuery = { mediaTags: { __typename: 'MediaTagPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaTag', id: string, name: string }> } };

export type ArtisteSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ArtisteSuggestionsQuery = { artistes: { __typename: 'ArtistePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Artiste', id: string, name: string }> } };

export type AlbumSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AlbumSuggestionsQuery = { albums: { __typename: 'AlbumPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Album', id: string, title: string, artiste: { __typename: 'Artiste', id: string, name: string } | null }> } };

export type PlaylistChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PlaylistChoicesQuery = { playlists: { __typename: 'PlaylistPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Playlist', id: string, name: string, mediaCount: number }> } };

export const MediaBinDocument = parseDocument<MediaBinQuery, MediaBinQueryVariables>("query MediaBin($kind:MediaKind!$page:Int!$perPage:Int!$search:String$sort:[MediaItemSort!]){deletedMediaItems(page:$page perPage:$perPage search:$search filter:{kind:{eq:$kind}}sort:$sort){items{id kind title credit duration artwork deletedAt}totalItems totalIsExact}}");
export const DeleteMediaDocument = parseDocument<DeleteMediaMutation, DeleteMediaMutationVariables>("mutation DeleteMedia($ids:[ID!]!){deleteMedia(ids:$ids)}");
export const RestoreMediaDocument = parseDocument<RestoreMediaMutation, RestoreMediaMutationVariables>("mutation RestoreMedia($ids:[ID!]!){restoreMedia(ids:$ids)}");
export const PurgeMediaDocument = parseDocument<PurgeMediaMutation, PurgeMediaMutationVariables>("mutation PurgeMedia($ids:[ID!]!){purgeMedia(ids:$ids)}");
export const LabelOptionsDocument = parseDocument<LabelOptionsQuery, LabelOptionsQueryVariables>("query LabelOptions{mediaCategories(perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}mediaTags(perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const TagSuggestionsDocument = parseDocument<TagSuggestionsQuery, TagSuggestionsQueryVariables>("query TagSuggestions($search:String){mediaTags(perPage:8 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const ArtisteSuggestionsDocument = parseDocument<ArtisteSuggestionsQuery, ArtisteSuggestionsQueryVariables>("query ArtisteSuggestions($search:String){artistes(perPage:8 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const AlbumSuggestionsDocument = parseDocument<AlbumSuggestionsQuery, AlbumSuggestionsQueryVariables>("query AlbumSuggestions($search:String){albums(perPage:8 search:$search sort:[{title:ASC}]){items{id title artiste{id name}}totalItems totalIsExact}}");
export const PlaylistChoicesDocument = parseDocument<PlaylistChoicesQuery, PlaylistChoicesQueryVariables>("query PlaylistChoices($search:String){playlists(perPage:20 search:$search filter:{content:{eq:CHOSEN}}sort:[{name:ASC}]){items{id name mediaCount}totalItems totalIsExact}}");
export const useMediaBinQuery = createQueryHook(MediaBinDocument);
export const useDeleteMediaMutation = createMutationHook(DeleteMediaDocument, {"lists":["airItems","albumDuplicates","albums","artisteDuplicates","artistes","carts","clocks","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","emissions","episodes","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","playlistItems","publicities","rushes","smartPreview","songs","videoComments","videos"],"removed":{"types":["Generic","Jingle","MediaItem","Publicity","Song","Video"],"by":"ids"}});
export const useRestoreMediaMutation = createMutationHook(RestoreMediaDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedSongs","deletedVideos","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","publicities","smartPreview","songs","videos"]});
export const usePurgeMediaMutation = createMutationHook(PurgeMediaDocument, {"lists":["airItems","albumDuplicates","albums","artisteDuplicates","artistes","carts","clocks","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","emissions","episodes","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","playlistItems","publicities","rushes","smartPreview","songs","videoComments","videos"],"removed":{"types":["Generic","Jingle","MediaItem","Publicity","Song","Video"],"by":"ids"}});
export const useLabelOptionsQuery = createQueryHook(LabelOptionsDocument);
export const useTagSuggestionsQuery = createQueryHook(TagSuggestionsDocument);
export const useArtisteSuggestionsQuery = createQueryHook(ArtisteSuggestionsDocument);
export const useAlbumSuggestionsQuery = createQueryHook(AlbumSuggestionsDocument);
export const usePlaylistChoicesQuery = createQueryHook(PlaylistChoicesDocument);