/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type ProductFieldsFragment = { __typename: 'Product', id: string, version: number, name: string, description: string, createdAt: string };

export type ProductRowFragment = { __typename: 'Product', affectedCount?: number | null, id: string, version: number, name: string, description: string, createdAt: string, affectedUsers?: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> };

export type AffectedUsersQueryVariables = Exact<{
  productId: string;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.UserFilter | null | undefined;
  sort?: Array<Types.UserSort> | Types.UserSort | null | undefined;
}>;


export type AffectedUsersQuery = { usersByProduct: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, fullName: string, email: string, avatar: string, company: string }> } };

export type UsersToAffectQueryVariables = Exact<{
  companyId: string;
  productId: string;
  search?: string | null | undefined;
}>;


export type UsersToAffectQuery = { usersByCompany: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, fullName: string, email: string, avatar: string, company: string }> } };

export type AffectUserMutationVariables = Exact<{
  productId: string;
  userId: string;
}>;


export type AffectUserMutation = { affectUserToProduct: { __typename: 'Product', id: string, version: number, affectedCount: number | null, affectedUsers: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> } };

export type ReleaseUserMutationVariables = Exact<{
  productId: string;
  userId: string;
}>;


export type ReleaseUserMutation = { releaseUserFromProduct: { __typename: 'Product', id: string, version: number, affectedCount: number | null, affectedUsers: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> } };

export type ProductListQueryVariables = Exact<{
  filter?: Types.ProductFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ProductSort> | Types.ProductSort | null | undefined;
  withUsers: boolean;
}>;


export type ProductListQuery = { products: { __typename: 'ProductPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Product', affectedCount?: number | null, id: string, version: number, name: string, description: string, createdAt: string, affectedUsers?: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> }> } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: { __typename: 'Product', id: string, version: number, name: string, description: string, createdAt: string } | null };

export type CreateProductMutationVariables = Exact<{
  input: Types.ProductInput;
}>;


export type CreateProductMutation = { createProduct: { __typename: 'Product', id: string, version: number, name: string, description: string, createdAt: string } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: Types.ProductPatch;
  version: number;
}>;


export type UpdateProductMutation = { updateProduct: { __typename: 'Product', id: string, version: number, name: string, description: string, createdAt: string } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: string };

export const ProductFieldsFragmentDoc = parseDocument<ProductFieldsFragment, unknown>("fragment ProductFields on Product{id version name description createdAt}");
export const ProductRowFragmentDoc = parseDocument<ProductRowFragment, unknown>("fragment ProductRow on Product{...ProductFields affectedCount@include(if:$withUsers)affectedUsers(first:5)@include(if:$withUsers){id fullName avatar}}fragment ProductFields on Product{id version name description createdAt}");
export const AffectedUsersDocument = parseDocument<AffectedUsersQuery, AffectedUsersQueryVariables>("query AffectedUsers($productId:ID!$page:Int!=1$perPage:Int!=10$search:String$filter:UserFilter$sort:[UserSort!]){usersByProduct(productId:$productId page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id fullName email avatar company}totalItems totalIsExact}}");
export const UsersToAffectDocument = parseDocument<UsersToAffectQuery, UsersToAffectQueryVariables>("query UsersToAffect($companyId:ID!$productId:ID!$search:String){usersByCompany(companyId:$companyId notAffectedToProduct:$productId perPage:20 search:$search sort:[{fullName:ASC}]){items{id fullName email avatar company}totalItems totalIsExact}}");
export const AffectUserDocument = parseDocument<AffectUserMutation, AffectUserMutationVariables>("mutation AffectUser($productId:ID!$userId:ID!){affectUserToProduct(productId:$productId userId:$userId){id version affectedCount affectedUsers(first:5){id fullName avatar}}}");
export const ReleaseUserDocument = parseDocument<ReleaseUserMutation, ReleaseUserMutationVariables>("mutation ReleaseUser($productId:ID!$userId:ID!){releaseUserFromProduct(productId:$productId userId:$userId){id version affectedCount affectedUsers(first:5){id fullName avatar}}}");
export const ProductListDocument = parseDocument<ProductListQuery, ProductListQueryVariables>("query ProductList($filter:ProductFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ProductSort!]$withUsers:Boolean!){products(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ProductRow}totalItems totalIsExact}}fragment ProductRow on Product{...ProductFields affectedCount@include(if:$withUsers)affectedUsers(first:5)@include(if:$withUsers){id fullName avatar}}fragment ProductFields on Product{id version name description createdAt}");
export const ProductDocument = parseDocument<ProductQuery, ProductQueryVariables>("query Product($id:ID!){product(id:$id){...ProductFields}}fragment ProductFields on Product{id version name description createdAt}");
export const CreateProductDocument = parseDocument<CreateProductMutation, CreateProductMutationVariables>("mutation CreateProduct($input:ProductInput!){createProduct(input:$input){...ProductFields}}fragment ProductFields on Product{id version name description createdAt}");
export const UpdateProductDocument = parseDocument<UpdateProductMutation, UpdateProductMutationVariables>("mutation UpdateProduct($id:ID!$input:ProductPatch!$version:Int!){updateProduct(id:$id input:$input version:$version){...ProductFields}}fragment ProductFields on Product{id version name description createdAt}");
export const DeleteProductDocument = parseDocument<DeleteProductMutation, DeleteProductMutationVariables>("mutation DeleteProduct($id:ID!){deleteProduct(id:$id)}");
export const useAffectedUsersQuery = createQueryHook(AffectedUsersDocument);
export const useUsersToAffectQuery = createQueryHook(UsersToAffectDocument);
export const useAffectUserMutation = createMutationHook(AffectUserDocument, {"lists":["companies","products","roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"],"within":{"Company":["users"],"Role":["members"]}});
export const useReleaseUserMutation = createMutationHook(ReleaseUserDocument, {"lists":["companies","products","roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"],"within":{"Company":["users"],"Role":["members"]}});
export const useProductListQuery = createQueryHook(ProductListDocument);
export const useProductQuery = createQueryHook(ProductDocument);
export const useCreateProductMutation = createMutationHook(CreateProductDocument, {"lists":["products","users","usersByCompany","usersByProduct"]});
export const useUpdateProductMutation = createMutationHook(UpdateProductDocument, {"lists":["users","usersByCompany","usersByProduct"]});
export const useDeleteProductMutation = createMutationHook(DeleteProductDocument, {"lists":["products","users","usersByCompany","usersByProduct"],"removed":{"types":["Product"],"by":"id"}});
export const productOperations = { type: 'Product', useList: useProductListQuery, detail: ProductDocument, useCreate: useCreateProductMutation, useUpdate: useUpdateProductMutation, useDelete: useDeleteProductMutation } as const;