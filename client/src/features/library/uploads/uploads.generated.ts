/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type UploadedMediaQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UploadedMediaQuery = { mediaItems: { __typename: 'MediaItemPage', items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> }, failedMedia: { __typename: 'MediaItemPage', items: Array<{ __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type AnalyseMediaAgainMutationVariables = Exact<{
  id: string;
}>;


export type AnalyseMediaAgainMutation = { analyseMediaAgain: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } };

export type LibraryStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryStorageQuery = { libraryStorage: { __typename: 'LibraryStorage', used: number, quota: number | null, measures: boolean } };

export const UploadedMediaDocument = parseDocument<UploadedMediaQuery, UploadedMediaQueryVariables>("query UploadedMedia($ids:[ID!]!){mediaItems(filter:{id:{in:$ids}}perPage:100){items{...MediumState}}failedMedia(filter:{id:{in:$ids}}perPage:100){items{...MediumState}}}fragment MediumState on MediaItem{id kind title state failure refusedFormat duplicateOf{id kind title}}");
export const AnalyseMediaAgainDocument = parseDocument<AnalyseMediaAgainMutation, AnalyseMediaAgainMutationVariables>("mutation AnalyseMediaAgain($id:ID!){analyseMediaAgain(id:$id){...MediumState}}fragment MediumState on MediaItem{id kind title state failure refusedFormat duplicateOf{id kind title}}");
export const LibraryStorageDocument = parseDocument<LibraryStorageQuery, LibraryStorageQueryVariables>("query LibraryStorage{libraryStorage{used quota measures}}");
export const useUploadedMediaQuery = createQueryHook(UploadedMediaDocument);
export const useAnalyseMediaAgainMutation = createMutationHook(AnalyseMediaAgainDocument);
export const useLibraryStorageQuery = createQueryHook(LibraryStorageDocument);