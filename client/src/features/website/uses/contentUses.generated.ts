/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type EmissionContentUsesQueryVariables = Exact<{
  id: string;
}>;


export type EmissionContentUsesQuery = { emission: { __typename: 'Emission', id: string, usedInMenus: boolean, usedInWebsite: Array<Types.WebsitePart>, usedInContents: Array<{ __typename: 'ContentUse', id: string, title: string }> } | null };

export type EpisodeContentUsesQueryVariables = Exact<{
  id: string;
}>;


export type EpisodeContentUsesQuery = { episode: { __typename: 'Episode', id: string, usedInWebsite: Array<Types.WebsitePart>, usedInContents: Array<{ __typename: 'ContentUse', id: string, title: string }> } | null };

export type ContentUsesQueryVariables = Exact<{
  id: string;
}>;


export type ContentUsesQuery = { content: { __typename: 'Content', id: string, usedInMenus: boolean, usedInWebsite: Array<Types.WebsitePart>, usedInContents: Array<{ __typename: 'ContentUse', id: string, title: string }> } | null };

export const EmissionContentUsesDocument = parseDocument<EmissionContentUsesQuery, EmissionContentUsesQueryVariables>("query EmissionContentUses($id:ID!){emission(id:$id){id usedInMenus usedInContents{id title}usedInWebsite}}");
export const EpisodeContentUsesDocument = parseDocument<EpisodeContentUsesQuery, EpisodeContentUsesQueryVariables>("query EpisodeContentUses($id:ID!){episode(id:$id){id usedInContents{id title}usedInWebsite}}");
export const ContentUsesDocument = parseDocument<ContentUsesQuery, ContentUsesQueryVariables>("query ContentUses($id:ID!){content(id:$id){id usedInMenus usedInContents{id title}usedInWebsite}}");
export const useEmissionContentUsesQuery = createQueryHook(EmissionContentUsesDocument);
export const useEpisodeContentUsesQuery = createQueryHook(EpisodeContentUsesDocument);
export const useContentUsesQuery = createQueryHook(ContentUsesDocument);