/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type ConnectedAccountFragment = { __typename: 'SocialAccount', id: string, provider: string, externalId: string };

export type AccountSettingsFieldsFragment = { __typename: 'AccountSettings', id: string, version: number, avatar: string, isPicturePublic: boolean, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, designation: string, bio: string, birthDate: string | null, country: string, countryCode: string | null, website: string, contact: string, language: string, timeZone: string | null, socialLinks: { __typename: 'SocialLinks', twitter: string, facebook: string, google: string, linkedIn: string, instagram: string, quora: string }, connectedAccounts: Array<{ __typename: 'SocialAccount', id: string, provider: string, externalId: string }>, notifications: { __typename: 'NotificationChoices', commentOnArticle: boolean, answerOnForm: boolean, followMe: boolean, newAnnouncements: boolean, productUpdates: boolean, blogDigest: boolean } };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { accountSettings: { __typename: 'AccountSettings', id: string, version: number, avatar: string, isPicturePublic: boolean, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, designation: string, bio: string, birthDate: string | null, country: string, countryCode: string | null, website: string, contact: string, language: string, timeZone: string | null, socialLinks: { __typename: 'SocialLinks', twitter: string, facebook: string, google: string, linkedIn: string, instagram: string, quora: string }, connectedAccounts: Array<{ __typename: 'SocialAccount', id: string, provider: string, externalId: string }>, notifications: { __typename: 'NotificationChoices', commentOnArticle: boolean, answerOnForm: boolean, followMe: boolean, newAnnouncements: boolean, productUpdates: boolean, blogDigest: boolean } } };

export type SettingsCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsCountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string }> };

export type UpdateAccountSettingsMutationVariables = Exact<{
  version: number;
  input: Types.AccountSettingsPatch;
}>;


export type UpdateAccountSettingsMutation = { updateAccountSettings: { __typename: 'AccountSettings', id: string, version: number, avatar: string, isPicturePublic: boolean, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, designation: string, bio: string, birthDate: string | null, country: string, countryCode: string | null, website: string, contact: string, language: string, timeZone: string | null, socialLinks: { __typename: 'SocialLinks', twitter: string, facebook: string, google: string, linkedIn: string, instagram: string, quora: string }, connectedAccounts: Array<{ __typename: 'SocialAccount', id: string, provider: string, externalId: string }>, notifications: { __typename: 'NotificationChoices', commentOnArticle: boolean, answerOnForm: boolean, followMe: boolean, newAnnouncements: boolean, productUpdates: boolean, blogDigest: boolean } } };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
  newPassword: string;
  passwordConfirmation: string;
}>;


export type ChangePasswordMutation = { changePassword: number };

export type ConnectAccountMutationVariables = Exact<{
  provider: string;
  externalId: string;
}>;


export type ConnectAccountMutation = { connectAccount: { __typename: 'AccountSettings', id: string, connectedAccounts: Array<{ __typename: 'SocialAccount', id: string, provider: string, externalId: string }> } };

export type DisconnectAccountMutationVariables = Exact<{
  id: string;
}>;


export type DisconnectAccountMutation = { disconnectAccount: { __typename: 'AccountSettings', id: string, connectedAccounts: Array<{ __typename: 'SocialAccount', id: string, provider: string, externalId: string }> } };

export const ConnectedAccountFragmentDoc = parseDocument<ConnectedAccountFragment, unknown>("fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const AccountSettingsFieldsFragmentDoc = parseDocument<AccountSettingsFieldsFragment, unknown>("fragment AccountSettingsFields on AccountSettings{id version avatar isPicturePublic firstName lastName fullName username email company designation bio birthDate country countryCode website contact socialLinks{twitter facebook google linkedIn instagram quora}connectedAccounts{...ConnectedAccount}notifications{commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest}language timeZone}fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const AccountSettingsDocument = parseDocument<AccountSettingsQuery, AccountSettingsQueryVariables>("query AccountSettings{accountSettings{...AccountSettingsFields}}fragment AccountSettingsFields on AccountSettings{id version avatar isPicturePublic firstName lastName fullName username email company designation bio birthDate country countryCode website contact socialLinks{twitter facebook google linkedIn instagram quora}connectedAccounts{...ConnectedAccount}notifications{commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest}language timeZone}fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const SettingsCountriesDocument = parseDocument<SettingsCountriesQuery, SettingsCountriesQueryVariables>("query SettingsCountries{countries{code name}}");
export const UpdateAccountSettingsDocument = parseDocument<UpdateAccountSettingsMutation, UpdateAccountSettingsMutationVariables>("mutation UpdateAccountSettings($version:Int!$input:AccountSettingsPatch!){updateAccountSettings(version:$version input:$input){...AccountSettingsFields}}fragment AccountSettingsFields on AccountSettings{id version avatar isPicturePublic firstName lastName fullName username email company designation bio birthDate country countryCode website contact socialLinks{twitter facebook google linkedIn instagram quora}connectedAccounts{...ConnectedAccount}notifications{commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest}language timeZone}fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const ChangePasswordDocument = parseDocument<ChangePasswordMutation, ChangePasswordMutationVariables>("mutation ChangePassword($password:String!$newPassword:String!$passwordConfirmation:String!){changePassword(password:$password newPassword:$newPassword passwordConfirmation:$passwordConfirmation)}");
export const ConnectAccountDocument = parseDocument<ConnectAccountMutation, ConnectAccountMutationVariables>("mutation ConnectAccount($provider:String!$externalId:String!){connectAccount(provider:$provider externalId:$externalId){id connectedAccounts{...ConnectedAccount}}}fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const DisconnectAccountDocument = parseDocument<DisconnectAccountMutation, DisconnectAccountMutationVariables>("mutation DisconnectAccount($id:ID!){disconnectAccount(id:$id){id connectedAccounts{...ConnectedAccount}}}fragment ConnectedAccount on SocialAccount{id provider externalId}");
export const useAccountSettingsQuery = createQueryHook(AccountSettingsDocument);
export const useSettingsCountriesQuery = createQueryHook(SettingsCountriesDocument);
export const useUpdateAccountSettingsMutation = createMutationHook(UpdateAccountSettingsDocument, {});
export const useChangePasswordMutation = createMutationHook(ChangePasswordDocument);
export const useConnectAccountMutation = createMutationHook(ConnectAccountDocument);
export const useDisconnectAccountMutation = createMutationHook(DisconnectAccountDocument);