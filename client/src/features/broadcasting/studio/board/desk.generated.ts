/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { createQueryHook } from '../../../../apollo/hookFactories';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeckMediumQueryVariables = Exact<{
  id: string;
}>;


export type DeckMediumQuery = { mediaItem: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } | null };


export const DeckMediumDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeckMedium"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"cueIn"}},{"kind":"Field","name":{"kind":"Name","value":"cueOut"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"playUrl"}}]}}]}}]} as unknown as DocumentNode<DeckMediumQuery, DeckMediumQueryVariables>;
export const useDeckMediumQuery = createQueryHook(DeckMediumDocument);