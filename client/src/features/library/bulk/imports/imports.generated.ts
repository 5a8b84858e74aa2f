/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
import { createSubscriptionHook } from '../../../../apollo/live/subscriptionHook';
export type MetadataImportFieldsFragment = { __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null };

export type MetadataRefusalFieldsFragment = { __typename: 'MetadataRefusal', row: number, id: string, title: string, conflict: boolean, problems: Array<{ __typename: 'MediaEditProblem', field: string, problem: string }> };

export type MetadataImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type MetadataImportsQuery = { metadataImports: Array<{ __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null }> };

export type MetadataRefusalsQueryVariables = Exact<{
  id: string;
}>;


export type MetadataRefusalsQuery = { metadataImport: { __typename: 'MetadataImport', id: string, refusals: Array<{ __typename: 'MetadataRefusal', row: number, id: string, title: string, conflict: boolean, problems: Array<{ __typename: 'MediaEditProblem', field: string, problem: string }> }> } | null };

export type CreateMetadataImportMutationVariables = Exact<{
  input: Types.MetadataImportInput;
}>;


export type CreateMetadataImportMutation = { createMetadataImport: { __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null } };

export type AddToMetadataImportMutationVariables = Exact<{
  id: string;
  from: number;
  edits: Array<Types.MetadataEdit> | Types.MetadataEdit;
}>;


export type AddToMetadataImportMutation = { addToMetadataImport: { __typename: 'MetadataImport', id: string, rowCount: number } };

export type StartMetadataImportMutationVariables = Exact<{
  id: string;
}>;


export type StartMetadataImportMutation = { startMetadataImport: { __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null } };

export type CancelMetadataImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelMetadataImportMutation = { cancelMetadataImport: { __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null } };

export type DeleteMetadataImportMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMetadataImportMutation = { deleteMetadataImport: string };

export type MetadataImportChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MetadataImportChangedSubscription = { metadataImportChanged: { __typename: 'MetadataImport', id: string, version: number, fileName: string, kind: Types.MediaKind, state: Types.MetadataImportState, failure: Types.MetadataImportFailure | null, rowCount: number, doneCount: number, changedCount: number, refusedCount: number, startedAt: string | null, finishedAt: string | null } | null };

export const MetadataImportFieldsFragmentDoc = parseDocument<MetadataImportFieldsFragment, unknown>("fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const MetadataRefusalFieldsFragmentDoc = parseDocument<MetadataRefusalFieldsFragment, unknown>("fragment MetadataRefusalFields on MetadataRefusal{row id title conflict problems{field problem}}");
export const MetadataImportsDocument = parseDocument<MetadataImportsQuery, MetadataImportsQueryVariables>("query MetadataImports{metadataImports{...MetadataImportFields}}fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const MetadataRefusalsDocument = parseDocument<MetadataRefusalsQuery, MetadataRefusalsQueryVariables>("query MetadataRefusals($id:ID!){metadataImport(id:$id){id refusals{...MetadataRefusalFields}}}fragment MetadataRefusalFields on MetadataRefusal{row id title conflict problems{field problem}}");
export const CreateMetadataImportDocument = parseDocument<CreateMetadataImportMutation, CreateMetadataImportMutationVariables>("mutation CreateMetadataImport($input:MetadataImportInput!){createMetadataImport(input:$input){...MetadataImportFields}}fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const AddToMetadataImportDocument = parseDocument<AddToMetadataImportMutation, AddToMetadataImportMutationVariables>("mutation AddToMetadataImport($id:ID!$from:Int!$edits:[MetadataEdit!]!){addToMetadataImport(id:$id from:$from edits:$edits){id rowCount}}");
export const StartMetadataImportDocument = parseDocument<StartMetadataImportMutation, StartMetadataImportMutationVariables>("mutation StartMetadataImport($id:ID!){startMetadataImport(id:$id){...MetadataImportFields}}fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const CancelMetadataImportDocument = parseDocument<CancelMetadataImportMutation, CancelMetadataImportMutationVariables>("mutation CancelMetadataImport($id:ID!){cancelMetadataImport(id:$id){...MetadataImportFields}}fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const DeleteMetadataImportDocument = parseDocument<DeleteMetadataImportMutation, DeleteMetadataImportMutationVariables>("mutation DeleteMetadataImport($id:ID!){deleteMetadataImport(id:$id)}");
export const MetadataImportChangedDocument = parseDocument<MetadataImportChangedSubscription, MetadataImportChangedSubscriptionVariables>("subscription MetadataImportChanged{metadataImportChanged{...MetadataImportFields}}fragment MetadataImportFields on MetadataImport{id version fileName kind state failure rowCount doneCount changedCount refusedCount startedAt finishedAt}");
export const useMetadataImportsQuery = createQueryHook(MetadataImportsDocument);
export const useMetadataRefusalsQuery = createQueryHook(MetadataRefusalsDocument);
export const useCreateMetadataImportMutation = createMutationHook(CreateMetadataImportDocument, {"lists":["metadataImports"]});
export const useAddToMetadataImportMutation = createMutationHook(AddToMetadataImportDocument, {"lists":["metadataImports"]});
export const useStartMetadataImportMutation = createMutationHook(StartMetadataImportDocument);
export const useCancelMetadataImportMutation = createMutationHook(CancelMetadataImportDocument);
export const useDeleteMetadataImportMutation = createMutationHook(DeleteMetadataImportDocument, {"lists":["metadataImports"],"removed":{"types":["MetadataImport"],"by":"id"}});
export const useMetadataImportChangedSubscription = createSubscriptionHook(MetadataImportChangedDocument);