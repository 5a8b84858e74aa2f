/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type LanguageFieldsFragment = { __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number };

export type LanguageSuggestionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type LanguageSuggestionsQuery = { languages: { __typename: 'LanguagePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Language', id: string, name: string, code: string }> } };

export type MergeLanguagesMutationVariables = Exact<{
  intoId: string;
  fromIds: Array<string> | string;
}>;


export type MergeLanguagesMutation = { mergeLanguages: { __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number } };

export type LanguageListQueryVariables = Exact<{
  filter?: Types.LanguageFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.LanguageSort> | Types.LanguageSort | null | undefined;
}>;


export type LanguageListQuery = { languages: { __typename: 'LanguagePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number }> } };

export type LanguageQueryVariables = Exact<{
  id: string;
}>;


export type LanguageQuery = { language: { __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number } | null };

export type CreateLanguageMutationVariables = Exact<{
  input: Types.LanguageInput;
}>;


export type CreateLanguageMutation = { createLanguage: { __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number } };

export type UpdateLanguageMutationVariables = Exact<{
  id: string;
  input: Types.LanguagePatch;
  version: number;
}>;


export type UpdateLanguageMutation = { updateLanguage: { __typename: 'Language', id: string, version: number, name: string, code: string, colour: string, position: number, emissionCount: number } };

export type DeleteLanguageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLanguageMutation = { deleteLanguage: string };

export const LanguageFieldsFragmentDoc = parseDocument<LanguageFieldsFragment, unknown>("fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const LanguageSuggestionsDocument = parseDocument<LanguageSuggestionsQuery, LanguageSuggestionsQueryVariables>("query LanguageSuggestions($search:String){languages(perPage:100 search:$search sort:[{position:ASC}{name:ASC}]){items{id name code}totalItems totalIsExact}}");
export const MergeLanguagesDocument = parseDocument<MergeLanguagesMutation, MergeLanguagesMutationVariables>("mutation MergeLanguages($intoId:ID!$fromIds:[ID!]!){mergeLanguages(intoId:$intoId fromIds:$fromIds){...LanguageFields}}fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const LanguageListDocument = parseDocument<LanguageListQuery, LanguageListQueryVariables>("query LanguageList($filter:LanguageFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[LanguageSort!]){languages(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...LanguageFields}totalItems totalIsExact}}fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const LanguageDocument = parseDocument<LanguageQuery, LanguageQueryVariables>("query Language($id:ID!){language(id:$id){...LanguageFields}}fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const CreateLanguageDocument = parseDocument<CreateLanguageMutation, CreateLanguageMutationVariables>("mutation CreateLanguage($input:LanguageInput!){createLanguage(input:$input){...LanguageFields}}fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const UpdateLanguageDocument = parseDocument<UpdateLanguageMutation, UpdateLanguageMutationVariables>("mutation UpdateLanguage($id:ID!$input:LanguagePatch!$version:Int!){updateLanguage(id:$id input:$input version:$version){...LanguageFields}}fragment LanguageFields on Language{id version name code colour position emissionCount}");
export const DeleteLanguageDocument = parseDocument<DeleteLanguageMutation, DeleteLanguageMutationVariables>("mutation DeleteLanguage($id:ID!){deleteLanguage(id:$id)}");
export const useLanguageSuggestionsQuery = createQueryHook(LanguageSuggestionsDocument);
export const useMergeLanguagesMutation = createMutationHook(MergeLanguagesDocument, {"lists":["deletedEmissions","emissions","languages"],"removed":{"types":["Language"],"by":"fromIds"}});
export const useLanguageListQuery = createQueryHook(LanguageListDocument);
export const useLanguageQuery = createQueryHook(LanguageDocument);
export const useCreateLanguageMutation = createMutationHook(CreateLanguageDocument, {"lists":["languages"]});
export const useUpdateLanguageMutation = createMutationHook(UpdateLanguageDocument, {"lists":["deletedEmissions","emissions"]});
export const useDeleteLanguageMutation = createMutationHook(DeleteLanguageDocument, {"lists":["deletedEmissions","emissions","languages"],"removed":{"types":["Language"],"by":"id"}});
export const languageOperations = { type: 'Language', useList: useLanguageListQuery, detail: LanguageDocument, useCreate: useCreateLanguageMutation, useUpdate: useUpdateLanguageMutation, useDelete: useDeleteLanguageMutation } as const;