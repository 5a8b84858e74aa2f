/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type OwnPasskeyRowFragment = { __typename: 'OwnPasskey', id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null };

export type OwnApiTokenRowFragment = { __typename: 'OwnApiToken', id: string, name: string, start: string, radioId: string | null, radioName: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, scopes: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> };

export type SignInMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInMethodsQuery = { signInMethods: { __typename: 'SignInMethods', authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'OwnPasskey', id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null }> } };

export type SetUpAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type SetUpAuthenticatorMutation = { setUpAuthenticator: { __typename: 'AuthenticatorSecret', secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export type ReplaceRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: Array<string> };

export type StartPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistrationMutation = { startPasskeyRegistration: { __typename: 'PasskeyRequest', challenge: string, options: string } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  passkey: Types.PasskeyAnswer;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'AddedPasskey', recoveryCodes: Array<string>, passkey: { __typename: 'OwnPasskey', id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'OwnPasskey', id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: string };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ __typename: 'OwnApiToken', id: string, name: string, start: string, radioId: string | null, radioName: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, scopes: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> }> };

export type TokenChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenChoicesQuery = { abilitySubjects: Array<{ __typename: 'AbilitySubject', subject: string, actions: Array<string>, ownActions: Array<string>, isOfRadio: boolean }>, radios: { __typename: 'RadioPage', items: Array<{ __typename: 'Radio', id: string, name: string }> } };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  scopes: Array<Types.AbilityInput> | Types.AbilityInput;
  radioId?: string | null | undefined;
  expiresAt?: string | null | undefined;
}>;


export type CreateApiTokenMutation = { createApiToken: { __typename: 'NewApiToken', token: string, apiToken: { __typename: 'OwnApiToken', id: string, name: string, start: string, radioId: string | null, radioName: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, scopes: Array<{ __typename: 'AbilityRule', action: string, subject: string, condition: Types.AbilityCondition | null }> } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: string };

export const OwnPasskeyRowFragmentDoc = parseDocument<OwnPasskeyRowFragment, unknown>("fragment OwnPasskeyRow on OwnPasskey{id name backedUp createdAt lastUsedAt}");
export const OwnApiTokenRowFragmentDoc = parseDocument<OwnApiTokenRowFragment, unknown>("fragment OwnApiTokenRow on OwnApiToken{id name start scopes{action subject condition}radioId radioName createdAt expiresAt lastUsedAt}");
export const SignInMethodsDocument = parseDocument<SignInMethodsQuery, SignInMethodsQueryVariables>("query SignInMethods{signInMethods{authenticatorSince recoveryCodesLeft passkeys{...OwnPasskeyRow}}}fragment OwnPasskeyRow on OwnPasskey{id name backedUp createdAt lastUsedAt}");
export const SetUpAuthenticatorDocument = parseDocument<SetUpAuthenticatorMutation, SetUpAuthenticatorMutationVariables>("mutation SetUpAuthenticator{setUpAuthenticator{secret uri}}");
export const ConfirmAuthenticatorDocument = parseDocument<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>("mutation ConfirmAuthenticator($code:String!){confirmAuthenticator(code:$code)}");
export const RemoveAuthenticatorDocument = parseDocument<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>("mutation RemoveAuthenticator{removeAuthenticator}");
export const ReplaceRecoveryCodesDocument = parseDocument<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>("mutation ReplaceRecoveryCodes{replaceRecoveryCodes}");
export const StartPasskeyRegistrationDocument = parseDocument<StartPasskeyRegistrationMutation, StartPasskeyRegistrationMutationVariables>("mutation StartPasskeyRegistration{startPasskeyRegistration{challenge options}}");
export const AddPasskeyDocument = parseDocument<AddPasskeyMutation, AddPasskeyMutationVariables>("mutation AddPasskey($name:String!$passkey:PasskeyAnswer!){addPasskey(name:$name passkey:$passkey){passkey{...OwnPasskeyRow}recoveryCodes}}fragment OwnPasskeyRow on OwnPasskey{id name backedUp createdAt lastUsedAt}");
export const RenamePasskeyDocument = parseDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables>("mutation RenamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){...OwnPasskeyRow}}fragment OwnPasskeyRow on OwnPasskey{id name backedUp createdAt lastUsedAt}");
export const RemovePasskeyDocument = parseDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables>("mutation RemovePasskey($id:ID!){removePasskey(id:$id)}");
export const ApiTokensDocument = parseDocument<ApiTokensQuery, ApiTokensQueryVariables>("query ApiTokens{apiTokens{...OwnApiTokenRow}}fragment OwnApiTokenRow on OwnApiToken{id name start scopes{action subject condition}radioId radioName createdAt expiresAt lastUsedAt}");
export const TokenChoicesDocument = parseDocument<TokenChoicesQuery, TokenChoicesQueryVariables>("query TokenChoices{abilitySubjects{subject actions ownActions isOfRadio}radios(perPage:50 sort:[{name:ASC}]){items{id name}}}");
export const CreateApiTokenDocument = parseDocument<CreateApiTokenMutation, CreateApiTokenMutationVariables>("mutation CreateApiToken($name:String!$scopes:[AbilityInput!]!$radioId:ID$expiresAt:DateTimeISO){createApiToken(name:$name scopes:$scopes radioId:$radioId expiresAt:$expiresAt){token apiToken{...OwnApiTokenRow}}}fragment OwnApiTokenRow on OwnApiToken{id name start scopes{action subject condition}radioId radioName createdAt expiresAt lastUsedAt}");
export const RevokeApiTokenDocument = parseDocument<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>("mutation RevokeApiToken($id:ID!){revokeApiToken(id:$id)}");
export const useSignInMethodsQuery = createQueryHook(SignInMethodsDocument);
export const useSetUpAuthenticatorMutation = createMutationHook(SetUpAuthenticatorDocument);
export const useConfirmAuthenticatorMutation = createMutationHook(ConfirmAuthenticatorDocument);
export const useRemoveAuthenticatorMutation = createMutationHook(RemoveAuthenticatorDocument);
export const useReplaceRecoveryCodesMutation = createMutationHook(ReplaceRecoveryCodesDocument);
export const useStartPasskeyRegistrationMutation = createMutationHook(StartPasskeyRegistrationDocument);
export const useAddPasskeyMutation = createMutationHook(AddPasskeyDocument);
export const useRenamePasskeyMutation = createMutationHook(RenamePasskeyDocument);
export const useRemovePasskeyMutation = createMutationHook(RemovePasskeyDocument);
export const useApiTokensQuery = createQueryHook(ApiTokensDocument);
export const useTokenChoicesQuery = createQueryHook(TokenChoicesDocument);
export const useCreateApiTokenMutation = createMutationHook(CreateApiTokenDocument, {"lists":["apiTokens"]});
export const useRevokeApiTokenMutation = createMutationHook(RevokeApiTokenDocument);