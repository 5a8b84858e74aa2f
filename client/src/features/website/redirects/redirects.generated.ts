/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type RedirectFieldsFragment = { __typename: 'Redirect', id: string, version: number, path: string, target: string, isAutomatic: boolean, createdAt: string };

export type RedirectListQueryVariables = Exact<{
  filter?: Types.RedirectFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.RedirectSort> | Types.RedirectSort | null | undefined;
}>;


export type RedirectListQuery = { redirects: { __typename: 'RedirectPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Redirect', id: string, version: number, path: string, target: string, isAutomatic: boolean, createdAt: string }> } };

export type RedirectQueryVariables = Exact<{
  id: string;
}>;


export type RedirectQuery = { redirect: { __typename: 'Redirect', id: string, version: number, path: string, target: string, isAutomatic: boolean, createdAt: string } | null };

export type CreateRedirectMutationVariables = Exact<{
  input: Types.RedirectInput;
}>;


export type CreateRedirectMutation = { createRedirect: { __typename: 'Redirect', id: string, version: number, path: string, target: string, isAutomatic: boolean, createdAt: string } };

export type UpdateRedirectMutationVariables = Exact<{
  id: string;
  input: Types.RedirectPatch;
  version: number;
}>;


export type UpdateRedirectMutation = { updateRedirect: { __typename: 'Redirect', id: string, version: number, path: string, target: string, isAutomatic: boolean, createdAt: string } };

export type DeleteRedirectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRedirectMutation = { deleteRedirect: string };

export const RedirectFieldsFragmentDoc = parseDocument<RedirectFieldsFragment, unknown>("fragment RedirectFields on Redirect{id version path target isAutomatic createdAt}");
export const RedirectListDocument = parseDocument<RedirectListQuery, RedirectListQueryVariables>("query RedirectList($filter:RedirectFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[RedirectSort!]){redirects(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...RedirectFields}totalItems totalIsExact}}fragment RedirectFields on Redirect{id version path target isAutomatic createdAt}");
export const RedirectDocument = parseDocument<RedirectQuery, RedirectQueryVariables>("query Redirect($id:ID!){redirect(id:$id){...RedirectFields}}fragment RedirectFields on Redirect{id version path target isAutomatic createdAt}");
export const CreateRedirectDocument = parseDocument<CreateRedirectMutation, CreateRedirectMutationVariables>("mutation CreateRedirect($input:RedirectInput!){createRedirect(input:$input){...RedirectFields}}fragment RedirectFields on Redirect{id version path target isAutomatic createdAt}");
export const UpdateRedirectDocument = parseDocument<UpdateRedirectMutation, UpdateRedirectMutationVariables>("mutation UpdateRedirect($id:ID!$input:RedirectPatch!$version:Int!){updateRedirect(id:$id input:$input version:$version){...RedirectFields}}fragment RedirectFields on Redirect{id version path target isAutomatic createdAt}");
export const DeleteRedirectDocument = parseDocument<DeleteRedirectMutation, DeleteRedirectMutationVariables>("mutation DeleteRedirect($id:ID!){deleteRedirect(id:$id)}");
export const useRedirectListQuery = createQueryHook(RedirectListDocument);
export const useRedirectQuery = createQueryHook(RedirectDocument);
export const useCreateRedirectMutation = createMutationHook(CreateRedirectDocument, {"lists":["redirects"]});
export const useUpdateRedirectMutation = createMutationHook(UpdateRedirectDocument, {});
export const useDeleteRedirectMutation = createMutationHook(DeleteRedirectDocument, {"lists":["redirects"],"removed":{"types":["Redirect"],"by":"id"}});
export const redirectOperations = { type: 'Redirect', useList: useRedirectListQuery, detail: RedirectDocument, useCreate: useCreateRedirectMutation, useUpdate: useUpdateRedirectMutation, useDelete: useDeleteRedirectMutation } as const;