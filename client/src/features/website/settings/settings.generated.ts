/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type WebsiteFieldsFragment = { __typename: 'Website', id: string, version: number, isPublic: boolean, tagline: string, introduction: string, email: string, allowsComments: boolean, commentWords: string };

export type WebsiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebsiteSettingsQuery = { website: { __typename: 'Website', id: string, version: number, isPublic: boolean, tagline: string, introduction: string, email: string, allowsComments: boolean, commentWords: string } | null, websiteAddress: { __typename: 'WebsiteAddress', path: string, ownUrl: string | null, isPublic: boolean } };

export type WebsiteAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type WebsiteAddressQuery = { websiteAddress: { __typename: 'WebsiteAddress', path: string, ownUrl: string | null, isPublic: boolean } };

export type UpdateWebsiteMutationVariables = Exact<{
  version: number;
  input: Types.WebsiteInput;
}>;


export type UpdateWebsiteMutation = { updateWebsite: { __typename: 'Website', id: string, version: number, isPublic: boolean, tagline: string, introduction: string, email: string, allowsComments: boolean, commentWords: string } };

export const WebsiteFieldsFragmentDoc = parseDocument<WebsiteFieldsFragment, unknown>("fragment WebsiteFields on Website{id version isPublic tagline introduction email allowsComments commentWords}");
export const WebsiteSettingsDocument = parseDocument<WebsiteSettingsQuery, WebsiteSettingsQueryVariables>("query WebsiteSettings{website{...WebsiteFields}websiteAddress{path ownUrl isPublic}}fragment WebsiteFields on Website{id version isPublic tagline introduction email allowsComments commentWords}");
export const WebsiteAddressDocument = parseDocument<WebsiteAddressQuery, WebsiteAddressQueryVariables>("query WebsiteAddress{websiteAddress{path ownUrl isPublic}}");
export const UpdateWebsiteDocument = parseDocument<UpdateWebsiteMutation, UpdateWebsiteMutationVariables>("mutation UpdateWebsite($version:Int!$input:WebsiteInput!){updateWebsite(version:$version input:$input){...WebsiteFields}}fragment WebsiteFields on Website{id version isPublic tagline introduction email allowsComments commentWords}");
export const useWebsiteSettingsQuery = createQueryHook(WebsiteSettingsDocument);
export const useWebsiteAddressQuery = createQueryHook(WebsiteAddressDocument);
export const useUpdateWebsiteMutation = createMutationHook(UpdateWebsiteDocument, {});