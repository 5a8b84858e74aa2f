/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type CartFieldsFragment = { __typename: 'Cart', id: string, version: number, page: number, position: number, label: string, colour: string, gain: number, shared: boolean, media: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } };

export type CartsQueryVariables = Exact<{
  page: number;
}>;


export type CartsQuery = { carts: { __typename: 'CartPage', items: Array<{ __typename: 'Cart', id: string, version: number, page: number, position: number, label: string, colour: string, gain: number, shared: boolean, media: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } }> } };

export type CreateCartMutationVariables = Exact<{
  input: Types.CartInput;
}>;


export type CreateCartMutation = { createCart: { __typename: 'Cart', id: string, version: number, page: number, position: number, label: string, colour: string, gain: number, shared: boolean, media: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } } };

export type UpdateCartMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.CartPatch;
}>;


export type UpdateCartMutation = { updateCart: { __typename: 'Cart', id: string, version: number, page: number, position: number, label: string, colour: string, gain: number, shared: boolean, media: { __typename: 'MediaItem', id: string, title: string, credit: string, duration: number | null, cueIn: number | null, cueOut: number | null, fileUrl: string | null } } };

export type DeleteCartMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCartMutation = { deleteCart: string };

export const CartFieldsFragmentDoc = parseDocument<CartFieldsFragment, unknown>("fragment CartFields on Cart{id version page position label colour gain shared media{id title credit duration cueIn cueOut fileUrl:playUrl}}");
export const CartsDocument = parseDocument<CartsQuery, CartsQueryVariables>("query Carts($page:Float!){carts(perPage:100 filter:{page:{eq:$page}}){items{...CartFields}}}fragment CartFields on Cart{id version page position label colour gain shared media{id title credit duration cueIn cueOut fileUrl:playUrl}}");
export const CreateCartDocument = parseDocument<CreateCartMutation, CreateCartMutationVariables>("mutation CreateCart($input:CartInput!){createCart(input:$input){...CartFields}}fragment CartFields on Cart{id version page position label colour gain shared media{id title credit duration cueIn cueOut fileUrl:playUrl}}");
export const UpdateCartDocument = parseDocument<UpdateCartMutation, UpdateCartMutationVariables>("mutation UpdateCart($id:ID!$version:Int!$input:CartPatch!){updateCart(id:$id version:$version input:$input){...CartFields}}fragment CartFields on Cart{id version page position label colour gain shared media{id title credit duration cueIn cueOut fileUrl:playUrl}}");
export const DeleteCartDocument = parseDocument<DeleteCartMutation, DeleteCartMutationVariables>("mutation DeleteCart($id:ID!){deleteCart(id:$id)}");
export const useCartsQuery = createQueryHook(CartsDocument);
export const useCreateCartMutation = createMutationHook(CreateCartDocument, {"lists":["carts","defaultPlaylistPreview","deletedMediaItems","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});
export const useUpdateCartMutation = createMutationHook(UpdateCartDocument, {"lists":["defaultPlaylistPreview","deletedMediaItems","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"]});
export const useDeleteCartMutation = createMutationHook(DeleteCartDocument, {"lists":["carts","defaultPlaylistPreview","deletedMediaItems","failedMedia","mediaDuplicates","mediaItems","planBetween","smartPreview"],"removed":{"types":["Cart"],"by":"id"}});