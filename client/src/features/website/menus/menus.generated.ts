/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type MenuPodcastsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type MenuPodcastsQuery = { podcasts: { __typename: 'PodcastPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Podcast', id: string, title: string, emission: { __typename: 'Emission', id: string, title: string } }> } };

export type MenuTopicsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type MenuTopicsQuery = { topics: { __typename: 'TopicPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Topic', id: string, name: string, area: Types.ContentKind }> } };

export const MenuPodcastsDocument = parseDocument<MenuPodcastsQuery, MenuPodcastsQueryVariables>("query MenuPodcasts($search:String){podcasts(perPage:20 search:$search sort:[{title:ASC}]){items{id title emission{id title}}totalItems totalIsExact}}");
export const MenuTopicsDocument = parseDocument<MenuTopicsQuery, MenuTopicsQueryVariables>("query MenuTopics($search:String){topics(perPage:20 search:$search sort:[{name:ASC}]){items{id name area}totalItems totalIsExact}}");
export const useMenuPodcastsQuery = createQueryHook(MenuPodcastsDocument);
export const useMenuTopicsQuery = createQueryHook(MenuTopicsDocument);