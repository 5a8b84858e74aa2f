/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type EmissionCategoryFieldsFragment = { __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number };

export type ClassificationFieldsFragment = { __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number };

export type EmissionTagFieldsFragment = { __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number };

export type EmissionCategorySuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmissionCategorySuggestionsQuery = { emissionCategories: { __typename: 'EmissionCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'EmissionCategory', id: string, name: string }> } };

export type ClassificationSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ClassificationSuggestionsQuery = { classifications: { __typename: 'ClassificationPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Classification', id: string, name: string }> } };

export type EmissionTagSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmissionTagSuggestionsQuery = { emissionTags: { __typename: 'EmissionTagPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'EmissionTag', id: string, name: string }> } };

export type MergeEmissionCategoriesMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeEmissionCategoriesMutation = { mergeEmissionCategories: { __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number } };

export type MergeClassificationsMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeClassificationsMutation = { mergeClassifications: { __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number } };

export type MergeEmissionTagsMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeEmissionTagsMutation = { mergeEmissionTags: { __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number } };

export type EmissionCategoryListQueryVariables = Exact<{
  filter?: Types.EmissionCategoryFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.EmissionCategorySort> | Types.EmissionCategorySort | null | undefined;
}>;


export type EmissionCategoryListQuery = { emissionCategories: { __typename: 'EmissionCategoryPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number }> } };

export type EmissionCategoryQueryVariables = Exact<{
  id: string;
}>;


export type EmissionCategoryQuery = { emissionCategory: { __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number } | null };

export type CreateEmissionCategoryMutationVariables = Exact<{
  input: Types.EmissionCategoryInput;
}>;


export type CreateEmissionCategoryMutation = { createEmissionCategory: { __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number } };

export type UpdateEmissionCategoryMutationVariables = Exact<{
  id: string;
  input: Types.EmissionCategoryPatch;
  version: number;
}>;


export type UpdateEmissionCategoryMutation = { updateEmissionCategory: { __typename: 'EmissionCategory', id: string, version: number, name: string, colour: string, position: number, description: string, emissionCount: number } };

export type DeleteEmissionCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmissionCategoryMutation = { deleteEmissionCategory: string };

export type ClassificationListQueryVariables = Exact<{
  filter?: Types.ClassificationFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ClassificationSort> | Types.ClassificationSort | null | undefined;
}>;


export type ClassificationListQuery = { classifications: { __typename: 'ClassificationPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number }> } };

export type ClassificationQueryVariables = Exact<{
  id: string;
}>;


export type ClassificationQuery = { classification: { __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number } | null };

export type CreateClassificationMutationVariables = Exact<{
  input: Types.ClassificationInput;
}>;


export type CreateClassificationMutation = { createClassification: { __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number } };

export type UpdateClassificationMutationVariables = Exact<{
  id: string;
  input: Types.ClassificationPatch;
  version: number;
}>;


export type UpdateClassificationMutation = { updateClassification: { __typename: 'Classification', id: string, version: number, name: string, colour: string, position: number, minimumAge: number | null, description: string, emissionCount: number } };

export type DeleteClassificationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteClassificationMutation = { deleteClassification: string };

export type EmissionTagListQueryVariables = Exact<{
  filter?: Types.EmissionTagFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.EmissionTagSort> | Types.EmissionTagSort | null | undefined;
}>;


export type EmissionTagListQuery = { emissionTags: { __typename: 'EmissionTagPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number }> } };

export type EmissionTagQueryVariables = Exact<{
  id: string;
}>;


export type EmissionTagQuery = { emissionTag: { __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number } | null };

export type CreateEmissionTagMutationVariables = Exact<{
  input: Types.EmissionTagInput;
}>;


export type CreateEmissionTagMutation = { createEmissionTag: { __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number } };

export type UpdateEmissionTagMutationVariables = Exact<{
  id: string;
  input: Types.EmissionTagPatch;
  version: number;
}>;


export type UpdateEmissionTagMutation = { updateEmissionTag: { __typename: 'EmissionTag', id: string, version: number, name: string, colour: string, position: number, emissionCount: number } };

export type DeleteEmissionTagMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmissionTagMutation = { deleteEmissionTag: string };

export const EmissionCategoryFieldsFragmentDoc = parseDocument<EmissionCategoryFieldsFragment, unknown>("fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const ClassificationFieldsFragmentDoc = parseDocument<ClassificationFieldsFragment, unknown>("fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const EmissionTagFieldsFragmentDoc = parseDocument<EmissionTagFieldsFragment, unknown>("fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const EmissionCategorySuggestionsDocument = parseDocument<EmissionCategorySuggestionsQuery, EmissionCategorySuggestionsQueryVariables>("query EmissionCategorySuggestions($search:String){emissionCategories(perPage:100 search:$search sort:[{position:ASC}{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const ClassificationSuggestionsDocument = parseDocument<ClassificationSuggestionsQuery, ClassificationSuggestionsQueryVariables>("query ClassificationSuggestions($search:String){classifications(perPage:100 search:$search sort:[{position:ASC}{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const EmissionTagSuggestionsDocument = parseDocument<EmissionTagSuggestionsQuery, EmissionTagSuggestionsQueryVariables>("query EmissionTagSuggestions($search:String){emissionTags(perPage:100 search:$search sort:[{position:ASC}{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const MergeEmissionCategoriesDocument = parseDocument<MergeEmissionCategoriesMutation, MergeEmissionCategoriesMutationVariables>("mutation MergeEmissionCategories($intoId:ID!$fromIds:[ID!]!){mergeEmissionCategories(intoId:$intoId fromIds:$fromIds){...EmissionCategoryFields}}fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const MergeClassificationsDocument = parseDocument<MergeClassificationsMutation, MergeClassificationsMutationVariables>("mutation MergeClassifications($intoId:ID!$fromIds:[ID!]!){mergeClassifications(intoId:$intoId fromIds:$fromIds){...ClassificationFields}}fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const MergeEmissionTagsDocument = parseDocument<MergeEmissionTagsMutation, MergeEmissionTagsMutationVariables>("mutation MergeEmissionTags($intoId:ID!$fromIds:[ID!]!){mergeEmissionTags(intoId:$intoId fromIds:$fromIds){...EmissionTagFields}}fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const EmissionCategoryListDocument = parseDocument<EmissionCategoryListQuery, EmissionCategoryListQueryVariables>("query EmissionCategoryList($filter:EmissionCategoryFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[EmissionCategorySort!]){emissionCategories(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...EmissionCategoryFields}totalItems totalIsExact}}fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const EmissionCategoryDocument = parseDocument<EmissionCategoryQuery, EmissionCategoryQueryVariables>("query EmissionCategory($id:ID!){emissionCategory(id:$id){...EmissionCategoryFields}}fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const CreateEmissionCategoryDocument = parseDocument<CreateEmissionCategoryMutation, CreateEmissionCategoryMutationVariables>("mutation CreateEmissionCategory($input:EmissionCategoryInput!){createEmissionCategory(input:$input){...EmissionCategoryFields}}fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const UpdateEmissionCategoryDocument = parseDocument<UpdateEmissionCategoryMutation, UpdateEmissionCategoryMutationVariables>("mutation UpdateEmissionCategory($id:ID!$input:EmissionCategoryPatch!$version:Int!){updateEmissionCategory(id:$id input:$input version:$version){...EmissionCategoryFields}}fragment EmissionCategoryFields on EmissionCategory{id version name colour position description emissionCount}");
export const DeleteEmissionCategoryDocument = parseDocument<DeleteEmissionCategoryMutation, DeleteEmissionCategoryMutationVariables>("mutation DeleteEmissionCategory($id:ID!){deleteEmissionCategory(id:$id)}");
export const ClassificationListDocument = parseDocument<ClassificationListQuery, ClassificationListQueryVariables>("query ClassificationList($filter:ClassificationFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ClassificationSort!]){classifications(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ClassificationFields}totalItems totalIsExact}}fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const ClassificationDocument = parseDocument<ClassificationQuery, ClassificationQueryVariables>("query Classification($id:ID!){classification(id:$id){...ClassificationFields}}fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const CreateClassificationDocument = parseDocument<CreateClassificationMutation, CreateClassificationMutationVariables>("mutation CreateClassification($input:ClassificationInput!){createClassification(input:$input){...ClassificationFields}}fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const UpdateClassificationDocument = parseDocument<UpdateClassificationMutation, UpdateClassificationMutationVariables>("mutation UpdateClassification($id:ID!$input:ClassificationPatch!$version:Int!){updateClassification(id:$id input:$input version:$version){...ClassificationFields}}fragment ClassificationFields on Classification{id version name colour position minimumAge description emissionCount}");
export const DeleteClassificationDocument = parseDocument<DeleteClassificationMutation, DeleteClassificationMutationVariables>("mutation DeleteClassification($id:ID!){deleteClassification(id:$id)}");
export const EmissionTagListDocument = parseDocument<EmissionTagListQuery, EmissionTagListQueryVariables>("query EmissionTagList($filter:EmissionTagFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[EmissionTagSort!]){emissionTags(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...EmissionTagFields}totalItems totalIsExact}}fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const EmissionTagDocument = parseDocument<EmissionTagQuery, EmissionTagQueryVariables>("query EmissionTag($id:ID!){emissionTag(id:$id){...EmissionTagFields}}fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const CreateEmissionTagDocument = parseDocument<CreateEmissionTagMutation, CreateEmissionTagMutationVariables>("mutation CreateEmissionTag($input:EmissionTagInput!){createEmissionTag(input:$input){...EmissionTagFields}}fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const UpdateEmissionTagDocument = parseDocument<UpdateEmissionTagMutation, UpdateEmissionTagMutationVariables>("mutation UpdateEmissionTag($id:ID!$input:EmissionTagPatch!$version:Int!){updateEmissionTag(id:$id input:$input version:$version){...EmissionTagFields}}fragment EmissionTagFields on EmissionTag{id version name colour position emissionCount}");
export const DeleteEmissionTagDocument = parseDocument<DeleteEmissionTagMutation, DeleteEmissionTagMutationVariables>("mutation DeleteEmissionTag($id:ID!){deleteEmissionTag(id:$id)}");
export const useEmissionCategorySuggestionsQuery = createQueryHook(EmissionCategorySuggestionsDocument);
export const useClassificationSuggestionsQuery = createQueryHook(ClassificationSuggestionsDocument);
export const useEmissionTagSuggestionsQuery = createQueryHook(EmissionTagSuggestionsDocument);
export const useMergeEmissionCategoriesMutation = createMutationHook(MergeEmissionCategoriesDocument, {"lists":["deletedEmissions","emissionCategories","emissions"],"removed":{"types":["EmissionCategory"],"by":"fromIds"}});
export const useMergeClassificationsMutation = createMutationHook(MergeClassificationsDocument, {"lists":["classifications","deletedEmissions","emissions"],"removed":{"types":["Classification"],"by":"fromIds"}});
export const useMergeEmissionTagsMutation = createMutationHook(MergeEmissionTagsDocument, {"lists":["deletedEmissions","emissionTags","emissions"],"removed":{"types":["EmissionTag"],"by":"fromIds"}});
export const useEmissionCategoryListQuery = createQueryHook(EmissionCategoryListDocument);
export const useEmissionCategoryQuery = createQueryHook(EmissionCategoryDocument);
export const useCreateEmissionCategoryMutation = createMutationHook(CreateEmissionCategoryDocument, {"lists":["emissionCategories"]});
export const useUpdateEmissionCategoryMutation = createMutationHook(UpdateEmissionCategoryDocument, {"lists":["deletedEmissions","emissions"]});
export const useDeleteEmissionCategoryMutation = createMutationHook(DeleteEmissionCategoryDocument, {"lists":["deletedEmissions","emissionCategories","emissions"],"removed":{"types":["EmissionCategory"],"by":"id"}});
export const useClassificationListQuery = createQueryHook(ClassificationListDocument);
export const useClassificationQuery = createQueryHook(ClassificationDocument);
export const useCreateClassificationMutation = createMutationHook(CreateClassificationDocument, {"lists":["classifications"]});
export const useUpdateClassificationMutation = createMutationHook(UpdateClassificationDocument, {"lists":["deletedEmissions","emissions"]});
export const useDeleteClassificationMutation = createMutationHook(DeleteClassificationDocument, {"lists":["classifications","deletedEmissions","emissions"],"removed":{"types":["Classification"],"by":"id"}});
export const useEmissionTagListQuery = createQueryHook(EmissionTagListDocument);
export const useEmissionTagQuery = createQueryHook(EmissionTagDocument);
export const useCreateEmissionTagMutation = createMutationHook(CreateEmissionTagDocument, {"lists":["emissionTags"]});
export const useUpdateEmissionTagMutation = createMutationHook(UpdateEmissionTagDocument, {"lists":["deletedEmissions","emissions"]});
export const useDeleteEmissionTagMutation = createMutationHook(DeleteEmissionTagDocument, {"lists":["deletedEmissions","emissionTags","emissions"],"removed":{"types":["EmissionTag"],"by":"id"}});
export const emissionCategoryOperations = { type: 'EmissionCategory', useList: useEmissionCategoryListQuery, detail: EmissionCategoryDocument, useCreate: useCreateEmissionCategoryMutation, useUpdate: useUpdateEmissionCategoryMutation, useDelete: useDeleteEmissionCategoryMutation } as const;
export const classificationOperations = { type: 'Classification', useList: useClassificationListQuery, detail: ClassificationDocument, useCreate: useCreateClassificationMutation, useUpdate: useUpdateClassificationMutation, useDelete: useDeleteClassificationMutation } as const;
export const emissionTagOperations = { type: 'EmissionTag', useList: useEmissionTagListQuery, detail: EmissionTagDocument, useCreate: useCreateEmissionTagMutation, useUpdate: useUpdateEmissionTagMutation, useDelete: useDeleteEmissionTagMutation } as const;