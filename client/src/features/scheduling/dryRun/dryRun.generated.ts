/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../apollo/live/subscriptionHook';
export type DryRunFieldsFragment = { __typename: 'DryRun', id: string, state: Types.DryRunState, progress: number, firstMoment: string | null, lastMoment: string | null, finishedAt: string | null, problemCount: number, problems: Array<{ __typename: 'DryRunProblem', kind: Types.DryRunProblemKind, startsAt: string, endsAt: string, slotId: string | null, date: string | null, title: string, about: string, count: number, milliseconds: number }> };

export type DryRunProblemFieldsFragment = { __typename: 'DryRunProblem', kind: Types.DryRunProblemKind, startsAt: string, endsAt: string, slotId: string | null, date: string | null, title: string, about: string, count: number, milliseconds: number };

export type DryRunQueryVariables = Exact<{ [key: string]: never; }>;


export type DryRunQuery = { dryRun: { __typename: 'DryRun', id: string, state: Types.DryRunState, progress: number, firstMoment: string | null, lastMoment: string | null, finishedAt: string | null, problemCount: number, problems: Array<{ __typename: 'DryRunProblem', kind: Types.DryRunProblemKind, startsAt: string, endsAt: string, slotId: string | null, date: string | null, title: string, about: string, count: number, milliseconds: number }> } | null };

export type StartDryRunMutationVariables = Exact<{ [key: string]: never; }>;


export type StartDryRunMutation = { startDryRun: { __typename: 'DryRun', id: string, state: Types.DryRunState, progress: number, firstMoment: string | null, lastMoment: string | null, finishedAt: string | null, problemCount: number, problems: Array<{ __typename: 'DryRunProblem', kind: Types.DryRunProblemKind, startsAt: string, endsAt: string, slotId: string | null, date: string | null, title: string, about: string, count: number, milliseconds: number }> } };

export type DryRunChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DryRunChangedSubscription = { dryRunChanged: { __typename: 'DryRun', id: string, state: Types.DryRunState, progress: number, firstMoment: string | null, lastMoment: string | null, finishedAt: string | null, problemCount: number, problems: Array<{ __typename: 'DryRunProblem', kind: Types.DryRunProblemKind, startsAt: string, endsAt: string, slotId: string | null, date: string | null, title: string, about: string, count: number, milliseconds: number }> } | null };

export const DryRunFieldsFragmentDoc = parseDocument<DryRunFieldsFragment, unknown>("fragment DryRunFields on DryRun{id state progress firstMoment lastMoment finishedAt problemCount problems{...DryRunProblemFields}}fragment DryRunProblemFields on DryRunProblem{kind startsAt endsAt slotId date title about count milliseconds}");
export const DryRunProblemFieldsFragmentDoc = parseDocument<DryRunProblemFieldsFragment, unknown>("fragment DryRunProblemFields on DryRunProblem{kind startsAt endsAt slotId date title about count milliseconds}");
export const DryRunDocument = parseDocument<DryRunQuery, DryRunQueryVariables>("query DryRun{dryRun{...DryRunFields}}fragment DryRunFields on DryRun{id state progress firstMoment lastMoment finishedAt problemCount problems{...DryRunProblemFields}}fragment DryRunProblemFields on DryRunProblem{kind startsAt endsAt slotId date title about count milliseconds}");
export const StartDryRunDocument = parseDocument<StartDryRunMutation, StartDryRunMutationVariables>("mutation StartDryRun{startDryRun{...DryRunFields}}fragment DryRunFields on DryRun{id state progress firstMoment lastMoment finishedAt problemCount problems{...DryRunProblemFields}}fragment DryRunProblemFields on DryRunProblem{kind startsAt endsAt slotId date title about count milliseconds}");
export const DryRunChangedDocument = parseDocument<DryRunChangedSubscription, DryRunChangedSubscriptionVariables>("subscription DryRunChanged{dryRunChanged{...DryRunFields}}fragment DryRunFields on DryRun{id state progress firstMoment lastMoment finishedAt problemCount problems{...DryRunProblemFields}}fragment DryRunProblemFields on DryRunProblem{kind startsAt endsAt slotId date title about count milliseconds}");
export const useDryRunQuery = createQueryHook(DryRunDocument);
export const useStartDryRunMutation = createMutationHook(StartDryRunDocument);
export const useDryRunChangedSubscription = createSubscriptionHook(DryRunChangedDocument);