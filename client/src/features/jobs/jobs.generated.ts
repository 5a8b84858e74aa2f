/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type FailedJobListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  filter?: Types.FailedJobFilter | null | undefined;
  sort?: Array<Types.FailedJobSort> | Types.FailedJobSort | null | undefined;
}>;


export type FailedJobListQuery = { failedJobs: { __typename: 'FailedJobPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'FailedJob', id: string, kind: string, error: string, tries: number, addedAt: string, failedAt: string }> } };

export type JobKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobKindsQuery = { jobKinds: Array<{ __typename: 'JobKindState', kind: string, does: string | null, schedule: string | null, waiting: number, running: number, failed: number }> };

export type RetryFailedJobsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RetryFailedJobsMutation = { retryFailedJobs: Array<string> };

export type DeleteFailedJobsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteFailedJobsMutation = { deleteFailedJobs: Array<string> };

export const FailedJobListDocument = parseDocument<FailedJobListQuery, FailedJobListQueryVariables>("query FailedJobList($page:Int!=1$perPage:Int!=10$filter:FailedJobFilter$sort:[FailedJobSort!]){failedJobs(page:$page perPage:$perPage filter:$filter sort:$sort){items{id kind error tries addedAt failedAt}totalItems totalIsExact}}");
export const JobKindsDocument = parseDocument<JobKindsQuery, JobKindsQueryVariables>("query JobKinds{jobKinds{kind does schedule waiting running failed}}");
export const RetryFailedJobsDocument = parseDocument<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>("mutation RetryFailedJobs($ids:[ID!]!){retryFailedJobs(ids:$ids)}");
export const DeleteFailedJobsDocument = parseDocument<DeleteFailedJobsMutation, DeleteFailedJobsMutationVariables>("mutation DeleteFailedJobs($ids:[ID!]!){deleteFailedJobs(ids:$ids)}");
export const useFailedJobListQuery = createQueryHook(FailedJobListDocument);
export const useJobKindsQuery = createQueryHook(JobKindsDocument);
export const useRetryFailedJobsMutation = createMutationHook(RetryFailedJobsDocument);
export const useDeleteFailedJobsMutation = createMutationHook(DeleteFailedJobsDocument, {"lists":["failedJobs"],"removed":{"types":["FailedJob"],"by":"ids"}});