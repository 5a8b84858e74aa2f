/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FaqQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FaqQuery = { faqCategories: Array<{ __typename: 'FaqCategory', id: string, key: string, icon: string, title: string, subtitle: string, questions: Array<{ __typename: 'FaqQuestion', id: string, version: number, question: string, answer: string }> }> };

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

export const FaqEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<FaqEntryFragment, unknown>;
export const FaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<FaqQuery, FaqQueryVariables>;
export const FaqQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqEntry"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<FaqQuestionQuery, FaqQuestionQueryVariables>;
export const CreateFaqQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFaqQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFaqQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<CreateFaqQuestionMutation, CreateFaqQuestionMutationVariables>;
export const UpdateFaqQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaqQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestionPatch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaqQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<UpdateFaqQuestionMutation, UpdateFaqQuestionMutationVariables>;
export const DeleteFaqQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaqQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaqQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteFaqQuestionMutation, DeleteFaqQuestionMutationVariables>;
export const useFaqQuery = createQueryHook(FaqDocument);
export const useFaqQuestionQuery = createQueryHook(FaqQuestionDocument);
export const useCreateFaqQuestionMutation = createMutationHook(CreateFaqQuestionDocument, {"lists":["faqCategories","faqQuestions"],"within":{"FaqCategory":["questions"]}});
export const useUpdateFaqQuestionMutation = createMutationHook(UpdateFaqQuestionDocument, {"lists":["faqCategories"],"within":{"FaqCategory":["questions"]}});
export const useDeleteFaqQuestionMutation = createMutationHook(DeleteFaqQuestionDocument, {"lists":["faqCategories","faqQuestions"],"within":{"FaqCategory":["questions"]},"gone":{"types":["FaqQuestion"],"by":"id"}});