/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type FeedImportFieldsFragment = { __typename: 'FeedImport', id: string, url: string, state: Types.FeedImportState, failure: Types.FeedImportFailure | null, itemCount: number | null, importedCount: number, skippedCount: number, failedCount: number, createdAt: string, problems: Array<{ __typename: 'FeedImportProblem', guid: string, title: string, problem: Types.FeedItemProblem }> };

export type FeedImportsQueryVariables = Exact<{
  podcastId: string;
}>;


export type FeedImportsQuery = { feedImports: Array<{ __typename: 'FeedImport', id: string, url: string, state: Types.FeedImportState, failure: Types.FeedImportFailure | null, itemCount: number | null, importedCount: number, skippedCount: number, failedCount: number, createdAt: string, problems: Array<{ __typename: 'FeedImportProblem', guid: string, title: string, problem: Types.FeedItemProblem }> }> };

export type ImportFeedMutationVariables = Exact<{
  podcastId: string;
  url: string;
}>;


export type ImportFeedMutation = { importFeed: { __typename: 'FeedImport', id: string, url: string, state: Types.FeedImportState, failure: Types.FeedImportFailure | null, itemCount: number | null, importedCount: number, skippedCount: number, failedCount: number, createdAt: string, problems: Array<{ __typename: 'FeedImportProblem', guid: string, title: string, problem: Types.FeedItemProblem }> } };

export type CancelFeedImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelFeedImportMutation = { cancelFeedImport: { __typename: 'FeedImport', id: string, url: string, state: Types.FeedImportState, failure: Types.FeedImportFailure | null, itemCount: number | null, importedCount: number, skippedCount: number, failedCount: number, createdAt: string, problems: Array<{ __typename: 'FeedImportProblem', guid: string, title: string, problem: Types.FeedItemProblem }> } };

export const FeedImportFieldsFragmentDoc = parseDocument<FeedImportFieldsFragment, unknown>("fragment FeedImportFields on FeedImport{id url state failure itemCount importedCount skippedCount failedCount problems{guid title problem}createdAt}");
export const FeedImportsDocument = parseDocument<FeedImportsQuery, FeedImportsQueryVariables>("query FeedImports($podcastId:ID!){feedImports(podcastId:$podcastId){...FeedImportFields}}fragment FeedImportFields on FeedImport{id url state failure itemCount importedCount skippedCount failedCount problems{guid title problem}createdAt}");
export const ImportFeedDocument = parseDocument<ImportFeedMutation, ImportFeedMutationVariables>("mutation ImportFeed($podcastId:ID!$url:String!){importFeed(podcastId:$podcastId url:$url){...FeedImportFields}}fragment FeedImportFields on FeedImport{id url state failure itemCount importedCount skippedCount failedCount problems{guid title problem}createdAt}");
export const CancelFeedImportDocument = parseDocument<CancelFeedImportMutation, CancelFeedImportMutationVariables>("mutation CancelFeedImport($id:ID!){cancelFeedImport(id:$id){...FeedImportFields}}fragment FeedImportFields on FeedImport{id url state failure itemCount importedCount skippedCount failedCount problems{guid title problem}createdAt}");
export const useFeedImportsQuery = createQueryHook(FeedImportsDocument);
export const useImportFeedMutation = createMutationHook(ImportFeedDocument, {"lists":["feeds"]});
export const useCancelFeedImportMutation = createMutationHook(CancelFeedImportDocument);