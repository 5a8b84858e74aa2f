/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type WebCommentRowFragment = { __typename: 'WebComment', id: string, version: number, status: Types.WebCommentStatus, name: string, email?: string | null, text: string, sentAt: string, parent: { __typename: 'WebComment', id: string, name: string } | null, content: { __typename: 'Content', id: string, kind: Types.ContentKind, language: Types.SiteLanguage, slug: string, title: string } | null };

export type WebCommentListQueryVariables = Exact<{
  withEmail: boolean;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.WebCommentFilter | null | undefined;
  sort?: Array<Types.WebCommentSort> | Types.WebCommentSort | null | undefined;
}>;


export type WebCommentListQuery = { webComments: { __typename: 'WebCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'WebComment', id: string, version: number, status: Types.WebCommentStatus, name: string, email?: string | null, text: string, sentAt: string, parent: { __typename: 'WebComment', id: string, name: string } | null, content: { __typename: 'Content', id: string, kind: Types.ContentKind, language: Types.SiteLanguage, slug: string, title: string } | null }> } };

export type MoveWebCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  step: Types.WebCommentStep;
}>;


export type MoveWebCommentsMutation = { moveWebComments: Array<{ __typename: 'WebComment', id: string, version: number, status: Types.WebCommentStatus }> };

export type DeleteWebCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWebCommentsMutation = { deleteWebComments: Array<string> };

export const WebCommentRowFragmentDoc = parseDocument<WebCommentRowFragment, unknown>("fragment WebCommentRow on WebComment{id version status name email@include(if:$withEmail)text sentAt parent{id name}content{id kind language slug title}}");
export const WebCommentListDocument = parseDocument<WebCommentListQuery, WebCommentListQueryVariables>("query WebCommentList($withEmail:Boolean!$page:Int!=1$perPage:Int!=10$search:String$filter:WebCommentFilter$sort:[WebCommentSort!]){webComments(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...WebCommentRow}totalItems totalIsExact}}fragment WebCommentRow on WebComment{id version status name email@include(if:$withEmail)text sentAt parent{id name}content{id kind language slug title}}");
export const MoveWebCommentsDocument = parseDocument<MoveWebCommentsMutation, MoveWebCommentsMutationVariables>("mutation MoveWebComments($ids:[ID!]!$step:WebCommentStep!){moveWebComments(ids:$ids step:$step){id version status}}");
export const DeleteWebCommentsDocument = parseDocument<DeleteWebCommentsMutation, DeleteWebCommentsMutationVariables>("mutation DeleteWebComments($ids:[ID!]!){deleteWebComments(ids:$ids)}");
export const useWebCommentListQuery = createQueryHook(WebCommentListDocument);
export const useMoveWebCommentsMutation = createMutationHook(MoveWebCommentsDocument);
export const useDeleteWebCommentsMutation = createMutationHook(DeleteWebCommentsDocument, {"lists":["contents","deletedContents","webComments"],"removed":{"types":["WebComment"],"by":"ids"}});