/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type BulkMedium_Generic_Fragment = { __typename: 'Generic', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMedium_Jingle_Fragment = { __typename: 'Jingle', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMedium_MediaItem_Fragment = { __typename: 'MediaItem', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMedium_Publicity_Fragment = { __typename: 'Publicity', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMedium_Song_Fragment = { __typename: 'Song', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMedium_Video_Fragment = { __typename: 'Video', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> };

export type BulkMediumFragment =
  | BulkMedium_Generic_Fragment
  | BulkMedium_Jingle_Fragment
  | BulkMedium_MediaItem_Fragment
  | BulkMedium_Publicity_Fragment
  | BulkMedium_Song_Fragment
  | BulkMedium_Video_Fragment
;

export type BulkSongsQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.SongFilter | null | undefined;
  sort?: Array<Types.SongSort> | Types.SongSort | null | undefined;
}>;


export type BulkSongsQuery = { songs: { __typename: 'SongPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Song', genre: string, year: number | null, trackNumber: number | null, isrc: string, label: string, explicit: boolean, id: string, version: number, title: string, credit: string, album: { __typename: 'Album', title: string } | null, artistes: Array<{ __typename: 'Artiste', name: string }>, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> }> } };

export type BulkJinglesQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.JingleFilter | null | undefined;
  sort?: Array<Types.JingleSort> | Types.JingleSort | null | undefined;
}>;


export type BulkJinglesQuery = { jingles: { __typename: 'JinglePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Jingle', purpose: Types.JinglePurpose, id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> }> } };

export type BulkGenericsQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.GenericFilter | null | undefined;
  sort?: Array<Types.GenericSort> | Types.GenericSort | null | undefined;
}>;


export type BulkGenericsQuery = { generics: { __typename: 'GenericPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Generic', position: Types.GenericPosition, id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> }> } };

export type BulkPublicitiesQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.PublicityFilter | null | undefined;
  sort?: Array<Types.PublicitySort> | Types.PublicitySort | null | undefined;
}>;


export type BulkPublicitiesQuery = { publicities: { __typename: 'PublicityPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Publicity', client: string, campaign: string, validFrom: string | null, validTo: string | null, timesADay: number | null, evergreen: boolean, id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> }> } };

export type BulkVideosQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.VideoFilter | null | undefined;
  sort?: Array<Types.VideoSort> | Types.VideoSort | null | undefined;
}>;


export type BulkVideosQuery = { videos: { __typename: 'VideoPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Video', id: string, version: number, title: string, credit: string, category: { __typename: 'MediaCategory', name: string } | null, tags: Array<{ __typename: 'MediaTag', name: string }> }> } };

export type BulkCategoriesQueryVariables = Exact<{
  page: number;
}>;


export type BulkCategoriesQuery = { mediaCategories: { __typename: 'MediaCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaCategory', id: string, name: string }> } };

export type EditMediaMutationVariables = Exact<{
  edits: Array<Types.MediaEdit> | Types.MediaEdit;
  apply: boolean;
}>;


export type EditMediaMutation = { editMedia: { __typename: 'MediaEditResult', applied: boolean, changedCount: number, refusedCount: number, rows: Array<{ __typename: 'MediaEditRow', id: string, version: number, conflict: boolean, changes: Array<{ __typename: 'MediaEditChange', field: string, from: string | null, to: string | null }>, problems: Array<{ __typename: 'MediaEditProblem', field: string, problem: string }> }> } };

export const BulkMediumFragmentDoc = parseDocument<BulkMediumFragment, unknown>("fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkSongsDocument = parseDocument<BulkSongsQuery, BulkSongsQueryVariables>("query BulkSongs($page:Int!$perPage:Int!$search:String$filter:SongFilter$sort:[SongSort!]){songs(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BulkMedium genre year trackNumber isrc label explicit album{title}artistes(first:51){name}}totalItems totalIsExact}}fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkJinglesDocument = parseDocument<BulkJinglesQuery, BulkJinglesQueryVariables>("query BulkJingles($page:Int!$perPage:Int!$search:String$filter:JingleFilter$sort:[JingleSort!]){jingles(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BulkMedium purpose}totalItems totalIsExact}}fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkGenericsDocument = parseDocument<BulkGenericsQuery, BulkGenericsQueryVariables>("query BulkGenerics($page:Int!$perPage:Int!$search:String$filter:GenericFilter$sort:[GenericSort!]){generics(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BulkMedium position}totalItems totalIsExact}}fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkPublicitiesDocument = parseDocument<BulkPublicitiesQuery, BulkPublicitiesQueryVariables>("query BulkPublicities($page:Int!$perPage:Int!$search:String$filter:PublicityFilter$sort:[PublicitySort!]){publicities(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BulkMedium client campaign validFrom validTo timesADay evergreen}totalItems totalIsExact}}fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkVideosDocument = parseDocument<BulkVideosQuery, BulkVideosQueryVariables>("query BulkVideos($page:Int!$perPage:Int!$search:String$filter:VideoFilter$sort:[VideoSort!]){videos(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...BulkMedium}totalItems totalIsExact}}fragment BulkMedium on Medium{id version title credit category{name}tags(first:51){name}}");
export const BulkCategoriesDocument = parseDocument<BulkCategoriesQuery, BulkCategoriesQueryVariables>("query BulkCategories($page:Int!){mediaCategories(page:$page perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const EditMediaDocument = parseDocument<EditMediaMutation, EditMediaMutationVariables>("mutation EditMedia($edits:[MediaEdit!]!$apply:Boolean!){editMedia(edits:$edits apply:$apply){applied changedCount refusedCount rows{id version conflict changes{field from to}problems{field problem}}}}");
export const useBulkSongsQuery = createQueryHook(BulkSongsDocument);
export const useBulkJinglesQuery = createQueryHook(BulkJinglesDocument);
export const useBulkGenericsQuery = createQueryHook(BulkGenericsDocument);
export const useBulkPublicitiesQuery = createQueryHook(BulkPublicitiesDocument);
export const useBulkVideosQuery = createQueryHook(BulkVideosDocument);
export const useBulkCategoriesQuery = createQueryHook(BulkCategoriesDocument);
export const useEditMediaMutation = createMutationHook(EditMediaDocument, {"lists":["airItems","albumDuplicates","albums","artisteDuplicates","artistes","carts","clocks","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","emissions","episodes","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","playlistItems","publicities","rushes","smartPreview","songs","videoComments","videos"],"removed":{"types":["Generic","Jingle","MediaItem","Publicity","Song","Video"]}});