/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { createMutationHook } from '../../apollo/hookFactories';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProveIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswer | null | undefined;
}>;


export type ProveIdentityMutation = { proveIdentity: string };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { __typename: 'PasskeyRequest', challenge: string, options: string } };


export const ProveIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const useProveIdentityMutation = createMutationHook(ProveIdentityDocument);
export const useStartPasskeyMutation = createMutationHook(StartPasskeyDocument);