/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type FaqQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FaqQuery = { faqCategories: Array<{ __typename: 'FaqCategory', id: string, key: string, icon: string, title: string, subtitle: string, questions: Array<{ __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string }> }> };

export type DocumentationUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentationUrlQuery = { documentationUrl: string | null };

export type FaqQuestionQueryVariables = Exact<{
  id: string;
}>;


export type FaqQuestionQuery = { faqQuestion: { __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string, category: { __typename: 'FaqCategory', id: string } } | null };

export type CreateFaqQuestionMutationVariables = Exact<{
  input: Types.FaqQuestionInput;
}>;


export type CreateFaqQuestionMutation = { createFaqQuestion: { __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string } };

export type UpdateFaqQuestionMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.FaqQuestionPatch;
}>;


export type UpdateFaqQuestionMutation = { updateFaqQuestion: { __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string } };

export type DeleteFaqQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFaqQuestionMutation = { deleteFaqQuestion: string };

export type FaqEntryFragment = { __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string };

export const FaqEntryFragmentDoc = parseDocument<FaqEntryFragment, unknown>("fragment FaqEntry on FaqQuestion{id version question answer}");
export const FaqDocument = parseDocument<FaqQuery, FaqQueryVariables>("query Faq($search:String){faqCategories(search:$search){id key icon title subtitle questions(first:100){...FaqEntry}}}fragment FaqEntry on FaqQuestion{id version question answer}");
export const DocumentationUrlDocument = parseDocument<DocumentationUrlQuery, DocumentationUrlQueryVariables>("query DocumentationUrl{documentationUrl}");
export const FaqQuestionDocument = parseDocument<FaqQuestionQuery, FaqQuestionQueryVariables>("query FaqQuestion($id:ID!){faqQuestion(id:$id){...FaqEntry category{id}}}fragment FaqEntry on FaqQuestion{id version question answer}");
export const CreateFaqQuestionDocument = parseDocument<CreateFaqQuestionMutation, CreateFaqQuestionMutationVariables>("mutation CreateFaqQuestion($input:FaqQuestionInput!){createFaqQuestion(input:$input){...FaqEntry}}fragment FaqEntry on FaqQuestion{id version question answer}");
export const UpdateFaqQuestionDocument = parseDocument<UpdateFaqQuestionMutation, UpdateFaqQuestionMutationVariables>("mutation UpdateFaqQuestion($id:ID!$version:Int!$input:FaqQuestionPatch!){updateFaqQuestion(id:$id version:$version input:$input){...FaqEntry}}fragment FaqEntry on FaqQuestion{id version question answer}");
export const DeleteFaqQuestionDocument = parseDocument<DeleteFaqQuestionMutation, DeleteFaqQuestionMutationVariables>("mutation DeleteFaqQuestion($id:ID!){deleteFaqQuestion(id:$id)}");
export const useFaqQuery = createQueryHook(FaqDocument);
export const useDocumentationUrlQuery = createQueryHook(DocumentationUrlDocument);
export const useFaqQuestionQuery = createQueryHook(FaqQuestionDocument);
export const useCreateFaqQuestionMutation = createMutationHook(CreateFaqQuestionDocument, {"lists":["faqCategories","faqQuestions"],"within":{"FaqCategory":["questions"]}});
export const useUpdateFaqQuestionMutation = createMutationHook(UpdateFaqQuestionDocument, {"lists":["faqCategories"],"within":{"FaqCategory":["questions"]}});
export const useDeleteFaqQuestionMutation = createMutationHook(DeleteFaqQuestionDocument, {"lists":["faqCategories","faqQuestions"],"within":{"FaqCategory":["questions"]},"removed":{"types":["FaqQuestion"],"by":"id"}});