/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type FailedMediaQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.MediaItemFilter | null | undefined;
  sort?: Array<Types.MediaItemSort> | Types.MediaItemSort | null | undefined;
}>;


export type FailedMediaQuery = { failedMedia: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', fileName: string, artwork: string, createdAt: string, id: string, kind: Types.MediaKind, title: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type FailedMediaCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedMediaCountQuery = { failedMedia: { __typename: 'MediaItemPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'MediaItem', id: string }> } };

export const FailedMediaDocument = parseDocument<FailedMediaQuery, FailedMediaQueryVariables>("query FailedMedia($page:Int!$perPage:Int!$search:String$filter:MediaItemFilter$sort:[MediaItemSort!]){failedMedia(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...MediumState fileName artwork createdAt}totalItems totalIsExact}}fragment MediumState on MediaItem{id kind title state failure refusedFormat duplicateOf{id kind title}}");
export const FailedMediaCountDocument = parseDocument<FailedMediaCountQuery, FailedMediaCountQueryVariables>("query FailedMediaCount{failedMedia(perPage:1){items{id}totalItems totalIsExact}}");
export const useFailedMediaQuery = createQueryHook(FailedMediaDocument);
export const useFailedMediaCountQuery = createQueryHook(FailedMediaCountDocument);