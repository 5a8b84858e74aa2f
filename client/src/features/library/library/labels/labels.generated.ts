/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type CategoryFieldsFragment = { __typename: 'MediaCategory', id: string, version: number, name: string, description: string, mediaCount: number };

export type TagFieldsFragment = { __typename: 'MediaTag', id: string, version: number, name: string, mediaCount: number };

export type MediaCategoryListQueryVariables = Exact<{
  filter?: Types.MediaCategoryFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.MediaCategorySort> | Types.MediaCategorySort | null | undefined;
}>;


export type MediaCategoryListQuery = { mediaCategories: { __typename: 'MediaCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaCategory', id: string, version: number, name: string, description: string, mediaCount: number }> } };

export type MediaCategoryQueryVariables = Exact<{
  id: string;
}>;


export type MediaCategoryQuery = { mediaCategory: { __typename: 'MediaCategory', id: string, version: number, name: string, description: string, mediaCount: number } | null };

export type CreateMediaCategoryMutationVariables = Exact<{
  input: Types.MediaCategoryInput;
}>;


export type CreateMediaCategoryMutation = { createMediaCategory: { __typename: 'MediaCategory', id: string, version: number, name: string, description: string, mediaCount: number } };

export type UpdateMediaCategoryMutationVariables = Exact<{
  id: string;
  input: Types.MediaCategoryPatch;
  version: number;
}>;


export type UpdateMediaCategoryMutation = { updateMediaCategory: { __typename: 'MediaCategory', id: string, version: number, name: string, description: string, mediaCount: number } };

export type DeleteMediaCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMediaCategoryMutation = { deleteMediaCategory: string };

export type MediaTagListQueryVariables = Exact<{
  filter?: Types.MediaTagFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.MediaTagSort> | Types.MediaTagSort | null | undefined;
}>;


export type MediaTagListQuery = { mediaTags: { __typename: 'MediaTagPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaTag', id: string, version: number, name: string, mediaCount: number }> } };

export type MediaTagQueryVariables = Exact<{
  id: string;
}>;


export type MediaTagQuery = { mediaTag: { __typename: 'MediaTag', id: string, version: number, name: string, mediaCount: number } | null };

export type CreateMediaTagMutationVariables = Exact<{
  input: Types.MediaTagInput;
}>;


export type CreateMediaTagMutation = { createMediaTag: { __typename: 'MediaTag', id: string, version: number, name: string, mediaCount: number } };

export type UpdateMediaTagMutationVariables = Exact<{
  id: string;
  input: Types.MediaTagPatch;
  version: number;
}>;


export type UpdateMediaTagMutation = { updateMediaTag: { __typename: 'MediaTag', id: string, version: number, name: string, mediaCount: number } };

export type DeleteMediaTagMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMediaTagMutation = { deleteMediaTag: string };

export const CategoryFieldsFragmentDoc = parseDocument<CategoryFieldsFragment, unknown>("fragment CategoryFields on MediaCategory{id version name description mediaCount}");
export const TagFieldsFragmentDoc = parseDocument<TagFieldsFragment, unknown>("fragment TagFields on MediaTag{id version name mediaCount}");
export const MediaCategoryListDocument = parseDocument<MediaCategoryListQuery, MediaCategoryListQueryVariables>("query MediaCategoryList($filter:MediaCategoryFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[MediaCategorySort!]){mediaCategories(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...CategoryFields}totalItems totalIsExact}}fragment CategoryFields on MediaCategory{id version name description mediaCount}");
export const MediaCategoryDocument = parseDocument<MediaCategoryQuery, MediaCategoryQueryVariables>("query MediaCategory($id:ID!){mediaCategory(id:$id){...CategoryFields}}fragment CategoryFields on MediaCategory{id version name description mediaCount}");
export const CreateMediaCategoryDocument = parseDocument<CreateMediaCategoryMutation, CreateMediaCategoryMutationVariables>("mutation CreateMediaCategory($input:MediaCategoryInput!){createMediaCategory(input:$input){...CategoryFields}}fragment CategoryFields on MediaCategory{id version name description mediaCount}");
export const UpdateMediaCategoryDocument = parseDocument<UpdateMediaCategoryMutation, UpdateMediaCategoryMutationVariables>("mutation UpdateMediaCategory($id:ID!$input:MediaCategoryPatch!$version:Int!){updateMediaCategory(id:$id input:$input version:$version){...CategoryFields}}fragment CategoryFields on MediaCategory{id version name description mediaCount}");
export const DeleteMediaCategoryDocument = parseDocument<DeleteMediaCategoryMutation, DeleteMediaCategoryMutationVariables>("mutation DeleteMediaCategory($id:ID!){deleteMediaCategory(id:$id)}");
export const MediaTagListDocument = parseDocument<MediaTagListQuery, MediaTagListQueryVariables>("query MediaTagList($filter:MediaTagFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[MediaTagSort!]){mediaTags(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...TagFields}totalItems totalIsExact}}fragment TagFields on MediaTag{id version name mediaCount}");
export const MediaTagDocument = parseDocument<MediaTagQuery, MediaTagQueryVariables>("query MediaTag($id:ID!){mediaTag(id:$id){...TagFields}}fragment TagFields on MediaTag{id version name mediaCount}");
export const CreateMediaTagDocument = parseDocument<CreateMediaTagMutation, CreateMediaTagMutationVariables>("mutation CreateMediaTag($input:MediaTagInput!){createMediaTag(input:$input){...TagFields}}fragment TagFields on MediaTag{id version name mediaCount}");
export const UpdateMediaTagDocument = parseDocument<UpdateMediaTagMutation, UpdateMediaTagMutationVariables>("mutation UpdateMediaTag($id:ID!$input:MediaTagPatch!$version:Int!){updateMediaTag(id:$id input:$input version:$version){...TagFields}}fragment TagFields on MediaTag{id version name mediaCount}");
export const DeleteMediaTagDocument = parseDocument<DeleteMediaTagMutation, DeleteMediaTagMutationVariables>("mutation DeleteMediaTag($id:ID!){deleteMediaTag(id:$id)}");
export const useMediaCategoryListQuery = createQueryHook(MediaCategoryListDocument);
export const useMediaCategoryQuery = createQueryHook(MediaCategoryDocument);
export const useCreateMediaCategoryMutation = createMutationHook(CreateMediaCategoryDocument, {"lists":["mediaCategories"]});
export const useUpdateMediaCategoryMutation = createMutationHook(UpdateMediaCategoryDocument, {"lists":["clocks","defaultPlaylistPreview","deletedClocks","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","failedMedia","generics","jingles","mediaDuplicates","mediaItems","planBetween","publicities","rushes","smartPreview","songs","videos"]});
export const useDeleteMediaCategoryMutation = createMutationHook(DeleteMediaCategoryDocument, {"lists":["clocks","defaultPlaylistPreview","deletedClocks","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","failedMedia","generics","jingles","mediaCategories","mediaDuplicates","mediaItems","planBetween","publicities","rushes","smartPreview","songs","videos"],"removed":{"types":["MediaCategory"],"by":"id"}});
export const useMediaTagListQuery = createQueryHook(MediaTagListDocument);
export const useMediaTagQuery = createQueryHook(MediaTagDocument);
export const useCreateMediaTagMutation = createMutationHook(CreateMediaTagDocument, {"lists":["mediaTags"]});
export const useUpdateMediaTagMutation = createMutationHook(UpdateMediaTagDocument, {"lists":["defaultPlaylistPreview","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","failedMedia","generics","jingles","mediaDuplicates","mediaItems","planBetween","publicities","rushes","smartPreview","songs","videos"]});
export const useDeleteMediaTagMutation = createMutationHook(DeleteMediaTagDocument, {"lists":["defaultPlaylistPreview","deletedGenerics","deletedJingles","deletedMediaItems","deletedPublicities","deletedRushes","deletedSongs","deletedVideos","failedMedia","generics","jingles","mediaDuplicates","mediaItems","mediaTags","planBetween","publicities","rushes","smartPreview","songs","videos"],"removed":{"types":["MediaTag"],"by":"id"}});
export const mediaCategoryOperations = { type: 'MediaCategory', useList: useMediaCategoryListQuery, detail: MediaCategoryDocument, useCreate: useCreateMediaCategoryMutation, useUpdate: useUpdateMediaCategoryMutation, useDelete: useDeleteMediaCategoryMutation } as const;
export const mediaTagOperations = { type: 'MediaTag', useList: useMediaTagListQuery, detail: MediaTagDocument, useCreate: useCreateMediaTagMutation, useUpdate: useUpdateMediaTagMutation, useDelete: useDeleteMediaTagMutation } as const;