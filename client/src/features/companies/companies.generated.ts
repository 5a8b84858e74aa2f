/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type CompanyFieldsFragment = { __typename: 'Company', id: string, version: number, name: string, createdAt: string };

export type CompanyRowFragment = { __typename: 'Company', userCount?: number | null, id: string, version: number, name: string, createdAt: string, users?: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> };

export type CompanyOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyOptionsQuery = { companies: { __typename: 'CompanyPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Company', id: string, name: string }> } };

export type CompanyListQueryVariables = Exact<{
  filter?: Types.CompanyFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.CompanySort> | Types.CompanySort | null | undefined;
  withUsers: boolean;
}>;


export type CompanyListQuery = { companies: { __typename: 'CompanyPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Company', userCount?: number | null, id: string, version: number, name: string, createdAt: string, users?: Array<{ __typename: 'User', id: string, fullName: string, avatar: string }> }> } };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { company: { __typename: 'Company', id: string, version: number, name: string, createdAt: string } | null };

export type CreateCompanyMutationVariables = Exact<{
  input: Types.CompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { __typename: 'Company', id: string, version: number, name: string, createdAt: string } };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  input: Types.CompanyPatch;
  version: number;
}>;


export type UpdateCompanyMutation = { updateCompany: { __typename: 'Company', id: string, version: number, name: string, createdAt: string } };

export type DeleteCompanyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompanyMutation = { deleteCompany: string };

export const CompanyFieldsFragmentDoc = parseDocument<CompanyFieldsFragment, unknown>("fragment CompanyFields on Company{id version name createdAt}");
export const CompanyRowFragmentDoc = parseDocument<CompanyRowFragment, unknown>("fragment CompanyRow on Company{...CompanyFields userCount@include(if:$withUsers)users(first:5)@include(if:$withUsers){id fullName avatar}}fragment CompanyFields on Company{id version name createdAt}");
export const CompanyOptionsDocument = parseDocument<CompanyOptionsQuery, CompanyOptionsQueryVariables>("query CompanyOptions{companies(perPage:100 sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const CompanyListDocument = parseDocument<CompanyListQuery, CompanyListQueryVariables>("query CompanyList($filter:CompanyFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[CompanySort!]$withUsers:Boolean!){companies(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...CompanyRow}totalItems totalIsExact}}fragment CompanyRow on Company{...CompanyFields userCount@include(if:$withUsers)users(first:5)@include(if:$withUsers){id fullName avatar}}fragment CompanyFields on Company{id version name createdAt}");
export const CompanyDocument = parseDocument<CompanyQuery, CompanyQueryVariables>("query Company($id:ID!){company(id:$id){...CompanyFields}}fragment CompanyFields on Company{id version name createdAt}");
export const CreateCompanyDocument = parseDocument<CreateCompanyMutation, CreateCompanyMutationVariables>("mutation CreateCompany($input:CompanyInput!){createCompany(input:$input){...CompanyFields}}fragment CompanyFields on Company{id version name createdAt}");
export const UpdateCompanyDocument = parseDocument<UpdateCompanyMutation, UpdateCompanyMutationVariables>("mutation UpdateCompany($id:ID!$input:CompanyPatch!$version:Int!){updateCompany(id:$id input:$input version:$version){...CompanyFields}}fragment CompanyFields on Company{id version name createdAt}");
export const DeleteCompanyDocument = parseDocument<DeleteCompanyMutation, DeleteCompanyMutationVariables>("mutation DeleteCompany($id:ID!){deleteCompany(id:$id)}");
export const useCompanyOptionsQuery = createQueryHook(CompanyOptionsDocument);
export const useCompanyListQuery = createQueryHook(CompanyListDocument);
export const useCompanyQuery = createQueryHook(CompanyDocument);
export const useCreateCompanyMutation = createMutationHook(CreateCompanyDocument, {"lists":["companies","users","usersByCompany","usersByProduct"]});
export const useUpdateCompanyMutation = createMutationHook(UpdateCompanyDocument, {"lists":["users","usersByCompany","usersByProduct"]});
export const useDeleteCompanyMutation = createMutationHook(DeleteCompanyDocument, {"lists":["companies","users","usersByCompany","usersByProduct"],"removed":{"types":["Company"],"by":"id"}});
export const companyOperations = { type: 'Company', useList: useCompanyListQuery, detail: CompanyDocument, useCreate: useCreateCompanyMutation, useUpdate: useUpdateCompanyMutation, useDelete: useDeleteCompanyMutation } as const;