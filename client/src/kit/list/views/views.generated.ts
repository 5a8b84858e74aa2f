/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type LibraryViewsQueryVariables = Exact<{
  list: string;
}>;


export type LibraryViewsQuery = { mayShareLibraryViews: boolean, libraryViews: { __typename: 'LibraryViewPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'LibraryView', id: string, version: number, name: string, query: string, hiddenColumns: Array<string>, columnOrder: Array<string>, shared: boolean }> } };

export type CreateLibraryViewMutationVariables = Exact<{
  input: Types.LibraryViewInput;
}>;


export type CreateLibraryViewMutation = { createLibraryView: { __typename: 'LibraryView', id: string, version: number, name: string, query: string, hiddenColumns: Array<string>, columnOrder: Array<string>, shared: boolean } };

export type UpdateLibraryViewMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.LibraryViewPatch;
}>;


export type UpdateLibraryViewMutation = { updateLibraryView: { __typename: 'LibraryView', id: string, version: number, name: string, query: string, hiddenColumns: Array<string>, columnOrder: Array<string>, shared: boolean } };

export type DeleteLibraryViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLibraryViewMutation = { deleteLibraryView: string };

export type LibraryViewFieldsFragment = { __typename: 'LibraryView', id: string, version: number, name: string, query: string, hiddenColumns: Array<string>, columnOrder: Array<string>, shared: boolean };

export const LibraryViewFieldsFragmentDoc = parseDocument<LibraryViewFieldsFragment, unknown>("fragment LibraryViewFields on LibraryView{id version name query hiddenColumns columnOrder shared}");
export const LibraryViewsDocument = parseDocument<LibraryViewsQuery, LibraryViewsQueryVariables>("query LibraryViews($list:String!){mayShareLibraryViews(list:$list)libraryViews(perPage:100 filter:{list:{eq:$list}}sort:[{name:ASC}]){items{...LibraryViewFields}totalItems totalIsExact}}fragment LibraryViewFields on LibraryView{id version name query hiddenColumns columnOrder shared}");
export const CreateLibraryViewDocument = parseDocument<CreateLibraryViewMutation, CreateLibraryViewMutationVariables>("mutation CreateLibraryView($input:LibraryViewInput!){createLibraryView(input:$input){...LibraryViewFields}}fragment LibraryViewFields on LibraryView{id version name query hiddenColumns columnOrder shared}");
export const UpdateLibraryViewDocument = parseDocument<UpdateLibraryViewMutation, UpdateLibraryViewMutationVariables>("mutation UpdateLibraryView($id:ID!$version:Int!$input:LibraryViewPatch!){updateLibraryView(id:$id version:$version input:$input){...LibraryViewFields}}fragment LibraryViewFields on LibraryView{id version name query hiddenColumns columnOrder shared}");
export const DeleteLibraryViewDocument = parseDocument<DeleteLibraryViewMutation, DeleteLibraryViewMutationVariables>("mutation DeleteLibraryView($id:ID!){deleteLibraryView(id:$id)}");
export const useLibraryViewsQuery = createQueryHook(LibraryViewsDocument);
export const useCreateLibraryViewMutation = createMutationHook(CreateLibraryViewDocument, {"lists":["libraryViews"]});
export const useUpdateLibraryViewMutation = createMutationHook(UpdateLibraryViewDocument, {});
export const useDeleteLibraryViewMutation = createMutationHook(DeleteLibraryViewDocument, {"lists":["libraryViews"],"removed":{"types":["LibraryView"],"by":"id"}});