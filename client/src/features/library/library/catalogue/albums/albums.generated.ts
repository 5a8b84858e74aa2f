/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../../apollo/hookFactories';
export type AlbumBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.AlbumSort> | Types.AlbumSort | null | undefined;
}>;


export type AlbumBinQuery = { deletedAlbums: { __typename: 'AlbumPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Album', id: string, title: string, cover: string, deletedAt: string | null }> } };

export type AlbumDuplicatesQueryVariables = Exact<{
  id?: string | null | undefined;
  page?: number;
}>;


export type AlbumDuplicatesQuery = { albumDuplicates: { __typename: 'AlbumDuplicatesPage', totalGroups: number, groups: Array<{ __typename: 'AlbumDuplicates', items: Array<{ __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null }> }> } };

export type ConfirmAlbumMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmAlbumMutation = { confirmAlbum: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } };

export type MergeAlbumsMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeAlbumsMutation = { mergeAlbums: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } };

export type PurgeAlbumsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PurgeAlbumsMutation = { purgeAlbums: Array<string> };

export type AlbumFieldsFragment = { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null };

export type AlbumListQueryVariables = Exact<{
  filter?: Types.AlbumFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.AlbumSort> | Types.AlbumSort | null | undefined;
}>;


export type AlbumListQuery = { albums: { __typename: 'AlbumPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null }> } };

export type AlbumQueryVariables = Exact<{
  id: string;
}>;


export type AlbumQuery = { album: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } | null };

export type CreateAlbumMutationVariables = Exact<{
  input: Types.AlbumInput;
}>;


export type CreateAlbumMutation = { createAlbum: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } };

export type UpdateAlbumMutationVariables = Exact<{
  id: string;
  input: Types.AlbumPatch;
  version: number;
}>;


export type UpdateAlbumMutation = { updateAlbum: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } };

export type RestoreAlbumMutationVariables = Exact<{
  id: string;
}>;


export type RestoreAlbumMutation = { restoreAlbum: { __typename: 'Album', id: string, version: number, title: string, year: number | null, label: string, cover: string, needsReview: boolean, songCount: number, createdAt: string, artiste: { __typename: 'Artiste', id: string, name: string } | null } };

export type DeleteAlbumMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAlbumMutation = { deleteAlbum: string };

export const AlbumFieldsFragmentDoc = parseDocument<AlbumFieldsFragment, unknown>("fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const AlbumBinDocument = parseDocument<AlbumBinQuery, AlbumBinQueryVariables>("query AlbumBin($page:Int!$perPage:Int!$search:String$sort:[AlbumSort!]){deletedAlbums(page:$page perPage:$perPage search:$search sort:$sort){items{id title cover deletedAt}totalItems totalIsExact}}");
export const AlbumDuplicatesDocument = parseDocument<AlbumDuplicatesQuery, AlbumDuplicatesQueryVariables>("query AlbumDuplicates($id:ID$page:Int!=1){albumDuplicates(id:$id page:$page perPage:10){groups{items{...AlbumFields}}totalGroups}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const ConfirmAlbumDocument = parseDocument<ConfirmAlbumMutation, ConfirmAlbumMutationVariables>("mutation ConfirmAlbum($id:ID!){confirmAlbum(id:$id){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const MergeAlbumsDocument = parseDocument<MergeAlbumsMutation, MergeAlbumsMutationVariables>("mutation MergeAlbums($intoId:ID!$fromIds:[ID!]!){mergeAlbums(intoId:$intoId fromIds:$fromIds){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const PurgeAlbumsDocument = parseDocument<PurgeAlbumsMutation, PurgeAlbumsMutationVariables>("mutation PurgeAlbums($ids:[ID!]!){purgeAlbums(ids:$ids)}");
export const AlbumListDocument = parseDocument<AlbumListQuery, AlbumListQueryVariables>("query AlbumList($filter:AlbumFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[AlbumSort!]){albums(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...AlbumFields}totalItems totalIsExact}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const AlbumDocument = parseDocument<AlbumQuery, AlbumQueryVariables>("query Album($id:ID!){album(id:$id){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const CreateAlbumDocument = parseDocument<CreateAlbumMutation, CreateAlbumMutationVariables>("mutation CreateAlbum($input:AlbumInput!){createAlbum(input:$input){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const UpdateAlbumDocument = parseDocument<UpdateAlbumMutation, UpdateAlbumMutationVariables>("mutation UpdateAlbum($id:ID!$input:AlbumPatch!$version:Int!){updateAlbum(id:$id input:$input version:$version){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const RestoreAlbumDocument = parseDocument<RestoreAlbumMutation, RestoreAlbumMutationVariables>("mutation RestoreAlbum($id:ID!){restoreAlbum(id:$id){...AlbumFields}}fragment AlbumFields on Album{id version title year label cover needsReview songCount createdAt artiste{id name}}");
export const DeleteAlbumDocument = parseDocument<DeleteAlbumMutation, DeleteAlbumMutationVariables>("mutation DeleteAlbum($id:ID!){deleteAlbum(id:$id)}");
export const useAlbumBinQuery = createQueryHook(AlbumBinDocument);
export const useAlbumDuplicatesQuery = createQueryHook(AlbumDuplicatesDocument);
export const useConfirmAlbumMutation = createMutationHook(ConfirmAlbumDocument);
export const useMergeAlbumsMutation = createMutationHook(MergeAlbumsDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Album"],"by":"fromIds"}});
export const usePurgeAlbumsMutation = createMutationHook(PurgeAlbumsDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Album"],"by":"ids"}});
export const useAlbumListQuery = createQueryHook(AlbumListDocument);
export const useAlbumQuery = createQueryHook(AlbumDocument);
export const useCreateAlbumMutation = createMutationHook(CreateAlbumDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes"]});
export const useUpdateAlbumMutation = createMutationHook(UpdateAlbumDocument, {"lists":["albumDuplicates","artisteDuplicates","artistes","deletedArtistes","deletedSongs","songs"]});
export const useRestoreAlbumMutation = createMutationHook(RestoreAlbumDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes"]});
export const useDeleteAlbumMutation = createMutationHook(DeleteAlbumDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Album"],"by":"id"}});
export const albumOperations = { type: 'Album', useList: useAlbumListQuery, detail: AlbumDocument, useCreate: useCreateAlbumMutation, useUpdate: useUpdateAlbumMutation, useDelete: useDeleteAlbumMutation } as const;