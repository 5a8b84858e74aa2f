/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type ArtisteBinQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.ArtisteSort> | Types.ArtisteSort | null | undefined;
}>;


export type ArtisteBinQuery = { deletedArtistes: { __typename: 'ArtistePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Artiste', id: string, name: string, picture: string, deletedAt: string | null }> } };

export type ArtisteDuplicatesQueryVariables = Exact<{
  id?: string | null | undefined;
  page?: number;
}>;


export type ArtisteDuplicatesQuery = { artisteDuplicates: { __typename: 'ArtisteDuplicatesPage', totalGroups: number, groups: Array<{ __typename: 'ArtisteDuplicates', items: Array<{ __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string }> }> } };

export type ConfirmArtisteMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmArtisteMutation = { confirmArtiste: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } };

export type MergeArtistesMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeArtistesMutation = { mergeArtistes: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } };

export type PurgeArtistesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PurgeArtistesMutation = { purgeArtistes: Array<string> };

export type ArtisteFieldsFragment = { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string };

export type ArtisteListQueryVariables = Exact<{
  filter?: Types.ArtisteFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ArtisteSort> | Types.ArtisteSort | null | undefined;
}>;


export type ArtisteListQuery = { artistes: { __typename: 'ArtistePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string }> } };

export type ArtisteQueryVariables = Exact<{
  id: string;
}>;


export type ArtisteQuery = { artiste: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } | null };

export type CreateArtisteMutationVariables = Exact<{
  input: Types.ArtisteInput;
}>;


export type CreateArtisteMutation = { createArtiste: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } };

export type UpdateArtisteMutationVariables = Exact<{
  id: string;
  input: Types.ArtistePatch;
  version: number;
}>;


export type UpdateArtisteMutation = { updateArtiste: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } };

export type RestoreArtisteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreArtisteMutation = { restoreArtiste: { __typename: 'Artiste', id: string, version: number, name: string, biography: string, isSingleArtiste: boolean, picture: string, needsReview: boolean, songCount: number, albumCount: number, createdAt: string } };

export type DeleteArtisteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArtisteMutation = { deleteArtiste: string };

export const ArtisteFieldsFragmentDoc = parseDocument<ArtisteFieldsFragment, unknown>("fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const ArtisteBinDocument = parseDocument<ArtisteBinQuery, ArtisteBinQueryVariables>("query ArtisteBin($page:Int!$perPage:Int!$search:String$sort:[ArtisteSort!]){deletedArtistes(page:$page perPage:$perPage search:$search sort:$sort){items{id name picture deletedAt}totalItems totalIsExact}}");
export const ArtisteDuplicatesDocument = parseDocument<ArtisteDuplicatesQuery, ArtisteDuplicatesQueryVariables>("query ArtisteDuplicates($id:ID$page:Int!=1){artisteDuplicates(id:$id page:$page perPage:10){groups{items{...ArtisteFields}}totalGroups}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const ConfirmArtisteDocument = parseDocument<ConfirmArtisteMutation, ConfirmArtisteMutationVariables>("mutation ConfirmArtiste($id:ID!){confirmArtiste(id:$id){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const MergeArtistesDocument = parseDocument<MergeArtistesMutation, MergeArtistesMutationVariables>("mutation MergeArtistes($intoId:ID!$fromIds:[ID!]!){mergeArtistes(intoId:$intoId fromIds:$fromIds){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const PurgeArtistesDocument = parseDocument<PurgeArtistesMutation, PurgeArtistesMutationVariables>("mutation PurgeArtistes($ids:[ID!]!){purgeArtistes(ids:$ids)}");
export const ArtisteListDocument = parseDocument<ArtisteListQuery, ArtisteListQueryVariables>("query ArtisteList($filter:ArtisteFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ArtisteSort!]){artistes(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ArtisteFields}totalItems totalIsExact}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const ArtisteDocument = parseDocument<ArtisteQuery, ArtisteQueryVariables>("query Artiste($id:ID!){artiste(id:$id){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const CreateArtisteDocument = parseDocument<CreateArtisteMutation, CreateArtisteMutationVariables>("mutation CreateArtiste($input:ArtisteInput!){createArtiste(input:$input){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const UpdateArtisteDocument = parseDocument<UpdateArtisteMutation, UpdateArtisteMutationVariables>("mutation UpdateArtiste($id:ID!$input:ArtistePatch!$version:Int!){updateArtiste(id:$id input:$input version:$version){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const RestoreArtisteDocument = parseDocument<RestoreArtisteMutation, RestoreArtisteMutationVariables>("mutation RestoreArtiste($id:ID!){restoreArtiste(id:$id){...ArtisteFields}}fragment ArtisteFields on Artiste{id version name biography isSingleArtiste picture needsReview songCount albumCount createdAt}");
export const DeleteArtisteDocument = parseDocument<DeleteArtisteMutation, DeleteArtisteMutationVariables>("mutation DeleteArtiste($id:ID!){deleteArtiste(id:$id)}");
export const useArtisteBinQuery = createQueryHook(ArtisteBinDocument);
export const useArtisteDuplicatesQuery = createQueryHook(ArtisteDuplicatesDocument);
export const useConfirmArtisteMutation = createMutationHook(ConfirmArtisteDocument);
export const useMergeArtistesMutation = createMutationHook(MergeArtistesDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Artiste"],"by":"fromIds"}});
export const usePurgeArtistesMutation = createMutationHook(PurgeArtistesDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Artiste"],"by":"ids"}});
export const useArtisteListQuery = createQueryHook(ArtisteListDocument);
export const useArtisteQuery = createQueryHook(ArtisteDocument);
export const useCreateArtisteMutation = createMutationHook(CreateArtisteDocument, {"lists":["artisteDuplicates","artistes","deletedArtistes"]});
export const useUpdateArtisteMutation = createMutationHook(UpdateArtisteDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","deletedAlbums","deletedSongs","songs"]});
export const useRestoreArtisteMutation = createMutationHook(RestoreArtisteDocument, {"lists":["artisteDuplicates","artistes","deletedArtistes"]});
export const useDeleteArtisteMutation = createMutationHook(DeleteArtisteDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","deletedAlbums","deletedArtistes","deletedSongs","songs"],"removed":{"types":["Artiste"],"by":"id"}});
export const artisteOperations = { type: 'Artiste', useList: useArtisteListQuery, detail: ArtisteDocument, useCreate: useCreateArtisteMutation, useUpdate: useUpdateArtisteMutation, useDelete: useDeleteArtisteMutation } as const;