/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type WebmasterFieldsFragment = { __typename: 'Website', id: string, version: number, phone: string, postalAddress: string, socialLinks: Array<string>, isIndexed: boolean, titleSuffix: string, description: string, socialPicture: string, isInMaintenance: boolean, maintenanceUntil: string | null, maintenanceTexts: Array<{ __typename: 'SiteText', language: Types.SiteLanguage, text: string }>, legalTexts: Array<{ __typename: 'LegalText', page: Types.LegalPage, language: Types.SiteLanguage, text: string }> };

export type WebmasterQueryVariables = Exact<{ [key: string]: never; }>;


export type WebmasterQuery = { website: { __typename: 'Website', id: string, version: number, phone: string, postalAddress: string, socialLinks: Array<string>, isIndexed: boolean, titleSuffix: string, description: string, socialPicture: string, isInMaintenance: boolean, maintenanceUntil: string | null, maintenanceTexts: Array<{ __typename: 'SiteText', language: Types.SiteLanguage, text: string }>, legalTexts: Array<{ __typename: 'LegalText', page: Types.LegalPage, language: Types.SiteLanguage, text: string }> } | null };

export type UpdateWebmasterMutationVariables = Exact<{
  version: number;
  input: Types.WebsiteInput;
}>;


export type UpdateWebmasterMutation = { updateWebsite: { __typename: 'Website', id: string, version: number, phone: string, postalAddress: string, socialLinks: Array<string>, isIndexed: boolean, titleSuffix: string, description: string, socialPicture: string, isInMaintenance: boolean, maintenanceUntil: string | null, maintenanceTexts: Array<{ __typename: 'SiteText', language: Types.SiteLanguage, text: string }>, legalTexts: Array<{ __typename: 'LegalText', page: Types.LegalPage, language: Types.SiteLanguage, text: string }> } };

export type CreateSitePreviewMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSitePreviewMutation = { createSitePreview: { __typename: 'SitePreview', path: string, endsAt: string } };

export const WebmasterFieldsFragmentDoc = parseDocument<WebmasterFieldsFragment, unknown>("fragment WebmasterFields on Website{id version phone postalAddress socialLinks isIndexed titleSuffix description socialPicture isInMaintenance maintenanceUntil maintenanceTexts{language text}legalTexts{page language text}}");
export const WebmasterDocument = parseDocument<WebmasterQuery, WebmasterQueryVariables>("query Webmaster{website{...WebmasterFields}}fragment WebmasterFields on Website{id version phone postalAddress socialLinks isIndexed titleSuffix description socialPicture isInMaintenance maintenanceUntil maintenanceTexts{language text}legalTexts{page language text}}");
export const UpdateWebmasterDocument = parseDocument<UpdateWebmasterMutation, UpdateWebmasterMutationVariables>("mutation UpdateWebmaster($version:Int!$input:WebsiteInput!){updateWebsite(version:$version input:$input){...WebmasterFields}}fragment WebmasterFields on Website{id version phone postalAddress socialLinks isIndexed titleSuffix description socialPicture isInMaintenance maintenanceUntil maintenanceTexts{language text}legalTexts{page language text}}");
export const CreateSitePreviewDocument = parseDocument<CreateSitePreviewMutation, CreateSitePreviewMutationVariables>("mutation CreateSitePreview{createSitePreview{path endsAt}}");
export const useWebmasterQuery = createQueryHook(WebmasterDocument);
export const useUpdateWebmasterMutation = createMutationHook(UpdateWebmasterDocument, {});
export const useCreateSitePreviewMutation = createMutationHook(CreateSitePreviewDocument, {});