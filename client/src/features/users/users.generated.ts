/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
export type UserListQueryVariables = Exact<{
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  filter?: Types.UserFilter | null | undefined;
  sort?: Array<Types.UserSort> | Types.UserSort | null | undefined;
}>;


export type UserListQuery = { users: { __typename: 'UserPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'User', id: string, version: number, fullName: string, username: string, email: string, company: string, country: string, avatar: string, avatarColor: string, currentPlan: Types.Plan, status: Types.UserStatus, createdAt: string, role: { __typename: 'Role', id: string, key: string, name: string }, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null }> } };

export type UserFieldsFragment = { __typename: 'User', id: string, version: number, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, contact: string, mobile: string, address: string, countryCode: string | null, country: string, zipCode: string, avatar: string, avatarColor: string, billing: string, currentPlan: Types.Plan, status: Types.UserStatus, createdAt: string, state: { __typename: 'State', id: string, name: string } | null, city: { __typename: 'City', id: string, name: string } | null, region: { __typename: 'Region', id: string, name: string } | null, role: { __typename: 'Role', id: string, key: string, name: string }, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { user: { __typename: 'User', id: string, version: number, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, contact: string, mobile: string, address: string, countryCode: string | null, country: string, zipCode: string, avatar: string, avatarColor: string, billing: string, currentPlan: Types.Plan, status: Types.UserStatus, createdAt: string, state: { __typename: 'State', id: string, name: string } | null, city: { __typename: 'City', id: string, name: string } | null, region: { __typename: 'Region', id: string, name: string } | null, role: { __typename: 'Role', id: string, key: string, name: string }, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null } | null };

export type UserRoleOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserRoleOptionsQuery = { roles: { __typename: 'RolePage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Role', id: string, key: string, name: string }> } };

export type UserCompanySearchQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UserCompanySearchQuery = { companies: { __typename: 'CompanyPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Company', id: string, name: string }> } };

export type CreateUserMutationVariables = Exact<{
  input: Types.UserInput;
}>;


export type CreateUserMutation = { createUser: { __typename: 'User', id: string, version: number, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, contact: string, mobile: string, address: string, countryCode: string | null, country: string, zipCode: string, avatar: string, avatarColor: string, billing: string, currentPlan: Types.Plan, status: Types.UserStatus, createdAt: string, state: { __typename: 'State', id: string, name: string } | null, city: { __typename: 'City', id: string, name: string } | null, region: { __typename: 'Region', id: string, name: string } | null, role: { __typename: 'Role', id: string, key: string, name: string }, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.UserPatch;
}>;


export type UpdateUserMutation = { updateUser: { __typename: 'User', id: string, version: number, firstName: string, lastName: string, fullName: string, username: string, email: string, company: string, contact: string, mobile: string, address: string, countryCode: string | null, country: string, zipCode: string, avatar: string, avatarColor: string, billing: string, currentPlan: Types.Plan, status: Types.UserStatus, createdAt: string, state: { __typename: 'State', id: string, name: string } | null, city: { __typename: 'City', id: string, name: string } | null, region: { __typename: 'Region', id: string, name: string } | null, role: { __typename: 'Role', id: string, key: string, name: string }, invitation: { __typename: 'UserInvitation', sentAt: string, sentBy: string | null, expiresAt: string, isExpired: boolean } | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: string };

export const UserFieldsFragmentDoc = parseDocument<UserFieldsFragment, unknown>("fragment UserFields on User{id version firstName lastName fullName username email company contact mobile address countryCode country state{id name}city{id name}region{id name}zipCode avatar avatarColor billing currentPlan status ...PendingInvitation createdAt role{id key name}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const UserListDocument = parseDocument<UserListQuery, UserListQueryVariables>("query UserList($page:Int!=1$perPage:Int!=10$search:String$filter:UserFilter$sort:[UserSort!]){users(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{id version fullName username email company country avatar avatarColor currentPlan status ...PendingInvitation createdAt role{id key name}}totalItems totalIsExact}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const UserDocument = parseDocument<UserQuery, UserQueryVariables>("query User($id:ID!){user(id:$id){...UserFields}}fragment UserFields on User{id version firstName lastName fullName username email company contact mobile address countryCode country state{id name}city{id name}region{id name}zipCode avatar avatarColor billing currentPlan status ...PendingInvitation createdAt role{id key name}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const UserRoleOptionsDocument = parseDocument<UserRoleOptionsQuery, UserRoleOptionsQueryVariables>("query UserRoleOptions{roles(perPage:100 sort:[{name:ASC}]){items{id key name}totalItems totalIsExact}}");
export const UserCompanySearchDocument = parseDocument<UserCompanySearchQuery, UserCompanySearchQueryVariables>("query UserCompanySearch($search:String){companies(perPage:20 search:$search sort:[{name:ASC}]){items{id name}totalItems totalIsExact}}");
export const CreateUserDocument = parseDocument<CreateUserMutation, CreateUserMutationVariables>("mutation CreateUser($input:UserInput!){createUser(input:$input){...UserFields}}fragment UserFields on User{id version firstName lastName fullName username email company contact mobile address countryCode country state{id name}city{id name}region{id name}zipCode avatar avatarColor billing currentPlan status ...PendingInvitation createdAt role{id key name}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const UpdateUserDocument = parseDocument<UpdateUserMutation, UpdateUserMutationVariables>("mutation UpdateUser($id:ID!$version:Int!$input:UserPatch!){updateUser(id:$id version:$version input:$input){...UserFields}}fragment UserFields on User{id version firstName lastName fullName username email company contact mobile address countryCode country state{id name}city{id name}region{id name}zipCode avatar avatarColor billing currentPlan status ...PendingInvitation createdAt role{id key name}}fragment PendingInvitation on User{invitation{sentAt sentBy expiresAt isExpired}}");
export const DeleteUserDocument = parseDocument<DeleteUserMutation, DeleteUserMutationVariables>("mutation DeleteUser($id:ID!){deleteUser(id:$id)}");
export const useUserListQuery = createQueryHook(UserListDocument);
export const useUserQuery = createQueryHook(UserDocument);
export const useUserRoleOptionsQuery = createQueryHook(UserRoleOptionsDocument);
export const useUserCompanySearchQuery = createQueryHook(UserCompanySearchDocument);
export const useCreateUserMutation = createMutationHook(CreateUserDocument, {"lists":["companies","roles","rolesByRadio","users","usersByCompany","usersByProduct"],"within":{"Company":["users"],"Role":["members"]}});
export const useUpdateUserMutation = createMutationHook(UpdateUserDocument, {"lists":["companies","products","roles","rolesByRadio","teamMembers"],"within":{"Company":["users"],"Role":["members"]}});
export const useDeleteUserMutation = createMutationHook(DeleteUserDocument, {"lists":["companies","products","roles","rolesByRadio","teamMembers","users","usersByCompany","usersByProduct"],"within":{"Company":["users"],"Role":["members"]},"removed":{"types":["User"],"by":"id"}});
export const userOperations = { type: 'User', useList: useUserListQuery, detail: UserDocument, useCreate: useCreateUserMutation, useUpdate: useUpdateUserMutation, useDelete: useDeleteUserMutation } as const;