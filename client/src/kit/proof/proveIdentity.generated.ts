/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook } from '../../apollo/hookFactories';
export type ProveIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswer | null | undefined;
}>;


export type ProveIdentityMutation = { proveIdentity: string };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { __typename: 'PasskeyRequest', challenge: string, options: string } };

export const ProveIdentityDocument = parseDocument<ProveIdentityMutation, ProveIdentityMutationVariables>("mutation ProveIdentity($password:String$code:String$passkey:PasskeyAnswer){proveIdentity(password:$password code:$code passkey:$passkey)}");
export const StartPasskeyDocument = parseDocument<StartPasskeyMutation, StartPasskeyMutationVariables>("mutation StartPasskey{startPasskey{challenge options}}");
export const useProveIdentityMutation = createMutationHook(ProveIdentityDocument);
export const useStartPasskeyMutation = createMutationHook(StartPasskeyDocument);