/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type BlogCommentsQueryVariables = Exact<{
  aboutId: string;
  page: number;
  perPage: number;
}>;


export type BlogCommentsQuery = { comments: { __typename: 'BlogCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'BlogComment', id: string, version: number, text: string, active: boolean, createdAt: string, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } }> } };

export type CreateBlogCommentMutationVariables = Exact<{
  aboutId: string;
  text: string;
}>;


export type CreateBlogCommentMutation = { comment: { __typename: 'BlogComment', id: string, version: number, text: string, active: boolean, createdAt: string, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } } };

export type ModerateBlogCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  active: boolean;
}>;


export type ModerateBlogCommentsMutation = { comments: Array<{ __typename: 'BlogComment', id: string, version: number, text: string, active: boolean, createdAt: string, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } }> };

export type DeleteBlogCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogCommentMutation = { deletedId: string };

export type BlogCommentFieldsFragment = { __typename: 'BlogComment', id: string, version: number, text: string, active: boolean, createdAt: string, isMine: boolean, author: { __typename: 'BlogAuthor', id: string, fullName: string, avatar: string } };

export const BlogCommentFieldsFragmentDoc = parseDocument<BlogCommentFieldsFragment, unknown>("fragment BlogCommentFields on BlogComment{id version text active createdAt isMine author{id fullName avatar}}");
export const BlogCommentsDocument = parseDocument<BlogCommentsQuery, BlogCommentsQueryVariables>("query BlogComments($aboutId:ID!$page:Int!$perPage:Int!){comments:blogComments(page:$page perPage:$perPage filter:{postId:{eq:$aboutId}}sort:[{id:DESC}]){items{...BlogCommentFields}totalItems totalIsExact}}fragment BlogCommentFields on BlogComment{id version text active createdAt isMine author{id fullName avatar}}");
export const CreateBlogCommentDocument = parseDocument<CreateBlogCommentMutation, CreateBlogCommentMutationVariables>("mutation CreateBlogComment($aboutId:ID!$text:String!){comment:createBlogComment(input:{postId:$aboutId text:$text}){...BlogCommentFields}}fragment BlogCommentFields on BlogComment{id version text active createdAt isMine author{id fullName avatar}}");
export const ModerateBlogCommentsDocument = parseDocument<ModerateBlogCommentsMutation, ModerateBlogCommentsMutationVariables>("mutation ModerateBlogComments($ids:[ID!]!$active:Boolean!){comments:moderateBlogComments(ids:$ids active:$active){...BlogCommentFields}}fragment BlogCommentFields on BlogComment{id version text active createdAt isMine author{id fullName avatar}}");
export const DeleteBlogCommentDocument = parseDocument<DeleteBlogCommentMutation, DeleteBlogCommentMutationVariables>("mutation DeleteBlogComment($id:ID!){deletedId:deleteBlogComment(id:$id)}");
export const useBlogCommentsQuery = createQueryHook(BlogCommentsDocument);
export const useCreateBlogCommentMutation = createMutationHook(CreateBlogCommentDocument, {"lists":["blogComments"]});
export const useModerateBlogCommentsMutation = createMutationHook(ModerateBlogCommentsDocument);
export const useDeleteBlogCommentMutation = createMutationHook(DeleteBlogCommentDocument, {"lists":["blogComments"],"removed":{"types":["BlogComment"],"by":"id"}});