/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type MediaDuplicatesQueryVariables = Exact<{
  page: number;
}>;


export type MediaDuplicatesQuery = { mediaDuplicates: { __typename: 'MediaDuplicatesPage', totalGroups: number, groups: Array<{ __typename: 'MediaDuplicates', reason: Types.DuplicateReason, items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, credit: string, duration: number | null, bitrate: number | null, codec: string, artwork: string, failure: Types.MediaFailure | null, createdAt: string, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string }> }> }> } };

export type MergeMediaMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeMediaMutation = { mergeMedia: { __typename: 'MediaItem', id: string, title: string } };

export const MediaDuplicatesDocument = parseDocument<MediaDuplicatesQuery, MediaDuplicatesQueryVariables>("query MediaDuplicates($page:Int!){mediaDuplicates(page:$page perPage:10){groups{reason items{id kind title credit duration bitrate codec artwork failure createdAt usedIn{kind id name}}}totalGroups}}");
export const MergeMediaDocument = parseDocument<MergeMediaMutation, MergeMediaMutationVariables>("mutation MergeMedia($intoId:ID!$fromIds:[ID!]!){mergeMedia(intoId:$intoId fromIds:$fromIds){id title}}");
export const useMediaDuplicatesQuery = createQueryHook(MediaDuplicatesDocument);
export const useMergeMediaMutation = createMutationHook(MergeMediaDocument, {"lists":["airItems","albumDuplicates","albums","artisteDuplicates","artistes","carts","clocks","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedClocks","deletedEmissions","deletedEpisodes","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","emissions","episodes","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","playlistItems","publicities","rushes","smartPreview","songs","videoComments","videos"],"removed":{"types":["Generic","Jingle","MediaItem","Publicity","Song","Video"],"by":"fromIds"}});