/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type KnowledgeBaseQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type KnowledgeBaseQuery = { knowledgeCategories: Array<{ __typename: 'KnowledgeCategory', id: string, key: string, title: string, description: string, picture: string, questionCount: number }> };

export type KnowledgeSearchQueryVariables = Exact<{
  search: string;
}>;


export type KnowledgeSearchQuery = { knowledgeQuestions: { __typename: 'KnowledgeQuestionPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'KnowledgeQuestion', id: string, question: string, slug: string, categoryKey: string, topic: { __typename: 'KnowledgeTopic', id: string, title: string } }> } };

export type KnowledgeCategoryQueryVariables = Exact<{
  key: string;
}>;


export type KnowledgeCategoryQuery = { knowledgeCategory: { __typename: 'KnowledgeCategory', id: string, key: string, title: string, description: string, picture: string, questionCount: number, topics: Array<{ __typename: 'KnowledgeTopic', id: string, title: string, icon: string, iconColor: string, questions: Array<{ __typename: 'KnowledgeQuestion', id: string, question: string, slug: string }> }> } | null };

export type KnowledgeTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnowledgeTopicsQuery = { knowledgeCategories: Array<{ __typename: 'KnowledgeCategory', id: string, key: string, title: string, topics: Array<{ __typename: 'KnowledgeTopic', id: string, title: string }> }> };

export type KnowledgeArticleQueryVariables = Exact<{
  slug: string;
}>;


export type KnowledgeArticleQuery = { knowledgeQuestionBySlug: { __typename: 'KnowledgeQuestion', id: string, version: number, question: string, slug: string, content: string, updatedAt: string, categoryKey: string, topic: { __typename: 'KnowledgeTopic', id: string, title: string, category: { __typename: 'KnowledgeCategory', id: string, key: string, title: string } }, relatedQuestions: Array<{ __typename: 'KnowledgeLink', id: string, question: string, slug: string }> } | null };

export type CreateKnowledgeQuestionMutationVariables = Exact<{
  input: Types.KnowledgeQuestionInput;
}>;


export type CreateKnowledgeQuestionMutation = { createKnowledgeQuestion: { __typename: 'KnowledgeQuestion', id: string, version: number, question: string, slug: string, content: string, updatedAt: string, categoryKey: string, topic: { __typename: 'KnowledgeTopic', id: string, title: string, category: { __typename: 'KnowledgeCategory', id: string, key: string, title: string } }, relatedQuestions: Array<{ __typename: 'KnowledgeLink', id: string, question: string, slug: string }> } };

export type UpdateKnowledgeQuestionMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.KnowledgeQuestionPatch;
}>;


export type UpdateKnowledgeQuestionMutation = { updateKnowledgeQuestion: { __typename: 'KnowledgeQuestion', id: string, version: number, question: string, slug: string, content: string, updatedAt: string, categoryKey: string, topic: { __typename: 'KnowledgeTopic', id: string, title: string, category: { __typename: 'KnowledgeCategory', id: string, key: string, title: string } }, relatedQuestions: Array<{ __typename: 'KnowledgeLink', id: string, question: string, slug: string }> } };

export type DeleteKnowledgeQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteKnowledgeQuestionMutation = { deleteKnowledgeQuestion: string };

export type KnowledgeArticleFragment = { __typename: 'KnowledgeQuestion', id: string, version: number, question: string, slug: string, content: string, updatedAt: string, categoryKey: string, topic: { __typename: 'KnowledgeTopic', id: string, title: string, category: { __typename: 'KnowledgeCategory', id: string, key: string, title: string } }, relatedQuestions: Array<{ __typename: 'KnowledgeLink', id: string, question: string, slug: string }> };

export const KnowledgeArticleFragmentDoc = parseDocument<KnowledgeArticleFragment, unknown>("fragment KnowledgeArticle on KnowledgeQuestion{id version question slug content updatedAt categoryKey topic{id title category{id key title}}relatedQuestions(first:5){id question slug}}");
export const KnowledgeBaseDocument = parseDocument<KnowledgeBaseQuery, KnowledgeBaseQueryVariables>("query KnowledgeBase($search:String){knowledgeCategories(search:$search){id key title description picture questionCount}}");
export const KnowledgeSearchDocument = parseDocument<KnowledgeSearchQuery, KnowledgeSearchQueryVariables>("query KnowledgeSearch($search:String!){knowledgeQuestions(search:$search perPage:20){items{id question slug categoryKey topic{id title}}totalItems totalIsExact}}");
export const KnowledgeCategoryDocument = parseDocument<KnowledgeCategoryQuery, KnowledgeCategoryQueryVariables>("query KnowledgeCategory($key:String!){knowledgeCategory(key:$key){id key title description picture questionCount topics(first:20){id title icon iconColor questions(first:100){id question slug}}}}");
export const KnowledgeTopicsDocument = parseDocument<KnowledgeTopicsQuery, KnowledgeTopicsQueryVariables>("query KnowledgeTopics{knowledgeCategories{id key title topics(first:20){id title}}}");
export const KnowledgeArticleDocument = parseDocument<KnowledgeArticleQuery, KnowledgeArticleQueryVariables>("query KnowledgeArticle($slug:String!){knowledgeQuestionBySlug(slug:$slug){...KnowledgeArticle}}fragment KnowledgeArticle on KnowledgeQuestion{id version question slug content updatedAt categoryKey topic{id title category{id key title}}relatedQuestions(first:5){id question slug}}");
export const CreateKnowledgeQuestionDocument = parseDocument<CreateKnowledgeQuestionMutation, CreateKnowledgeQuestionMutationVariables>("mutation CreateKnowledgeQuestion($input:KnowledgeQuestionInput!){createKnowledgeQuestion(input:$input){...KnowledgeArticle}}fragment KnowledgeArticle on KnowledgeQuestion{id version question slug content updatedAt categoryKey topic{id title category{id key title}}relatedQuestions(first:5){id question slug}}");
export const UpdateKnowledgeQuestionDocument = parseDocument<UpdateKnowledgeQuestionMutation, UpdateKnowledgeQuestionMutationVariables>("mutation UpdateKnowledgeQuestion($id:ID!$version:Int!$input:KnowledgeQuestionPatch!){updateKnowledgeQuestion(id:$id version:$version input:$input){...KnowledgeArticle}}fragment KnowledgeArticle on KnowledgeQuestion{id version question slug content updatedAt categoryKey topic{id title category{id key title}}relatedQuestions(first:5){id question slug}}");
export const DeleteKnowledgeQuestionDocument = parseDocument<DeleteKnowledgeQuestionMutation, DeleteKnowledgeQuestionMutationVariables>("mutation DeleteKnowledgeQuestion($id:ID!){deleteKnowledgeQuestion(id:$id)}");
export const useKnowledgeBaseQuery = createQueryHook(KnowledgeBaseDocument);
export const useKnowledgeSearchQuery = createQueryHook(KnowledgeSearchDocument);
export const useKnowledgeCategoryQuery = createQueryHook(KnowledgeCategoryDocument);
export const useKnowledgeTopicsQuery = createQueryHook(KnowledgeTopicsDocument);
export const useKnowledgeArticleQuery = createQueryHook(KnowledgeArticleDocument);
export const useCreateKnowledgeQuestionMutation = createMutationHook(CreateKnowledgeQuestionDocument, {"lists":["knowledgeCategories","knowledgeQuestions"],"within":{"KnowledgeTopic":["questions"]}});
export const useUpdateKnowledgeQuestionMutation = createMutationHook(UpdateKnowledgeQuestionDocument, {"lists":["knowledgeCategories"],"within":{"KnowledgeTopic":["questions"]}});
export const useDeleteKnowledgeQuestionMutation = createMutationHook(DeleteKnowledgeQuestionDocument, {"lists":["knowledgeCategories","knowledgeQuestions"],"within":{"KnowledgeTopic":["questions"]},"removed":{"types":["KnowledgeQuestion"],"by":"id"}});