/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeasuringQueryVariables = Exact<{ [key: string]: never; }>;


export type MeasuringQuery = { libraryRoom: { __typename: 'LibraryRoom', measures: boolean, unmeasured: number, isMeasuring: boolean } };

export type MeasureMediaMutationVariables = Exact<{ [key: string]: never; }>;


export type MeasureMediaMutation = { measureMedia: number };


export const MeasuringDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Measuring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryRoom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"unmeasured"}},{"kind":"Field","name":{"kind":"Name","value":"isMeasuring"}}]}}]}}]} as unknown as DocumentNode<MeasuringQuery, MeasuringQueryVariables>;
export const MeasureMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeasureMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measureMedia"}}]}}]} as unknown as DocumentNode<MeasureMediaMutation, MeasureMediaMutationVariables>;
export const useMeasuringQuery = createQueryHook(MeasuringDocument);
export const useMeasureMediaMutation = createMutationHook(MeasureMediaDocument);