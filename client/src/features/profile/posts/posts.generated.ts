/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type CommentFieldsFragment = { __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } };

export type PostFieldsFragment = { __typename: 'Post', id: string, version: number, createdAt: string, text: string, picture: string, pictureWidth: number | null, pictureHeight: number | null, video: string, mayUpdate: boolean, mayDelete: boolean, likeCount: number, isLiked: boolean, shareCount: number, isShared: boolean, commentCount: number, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }>, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> };

export type PostLikesFragment = { __typename: 'Post', id: string, likeCount: number, isLiked: boolean, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }> };

export type PostSharesFragment = { __typename: 'Post', id: string, shareCount: number, isShared: boolean };

export type PostCommentsFragment = { __typename: 'Post', id: string, commentCount: number, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> };

export type PostsQueryVariables = Exact<{
  userId?: string | null | undefined;
  before?: string | null | undefined;
  perPage: number;
}>;


export type PostsQuery = { posts: { __typename: 'PostFeed', hasMore: boolean, items: Array<{ __typename: 'Post', id: string, version: number, createdAt: string, text: string, picture: string, pictureWidth: number | null, pictureHeight: number | null, video: string, mayUpdate: boolean, mayDelete: boolean, likeCount: number, isLiked: boolean, shareCount: number, isShared: boolean, commentCount: number, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }>, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> }> } };

export type AllCommentsQueryVariables = Exact<{
  id: string;
}>;


export type AllCommentsQuery = { post: { __typename: 'Post', id: string, commentCount: number, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> } | null };

export type WhoLikesQueryVariables = Exact<{
  id: string;
}>;


export type WhoLikesQuery = { post: { __typename: 'Post', id: string, likeCount: number, likedBy: Array<{ __typename: 'Colleague', designation: string, id: string, fullName: string, username: string, avatar: string }> } | null };

export type PostTextQueryVariables = Exact<{
  id: string;
}>;


export type PostTextQuery = { post: { __typename: 'Post', id: string, version: number, text: string } | null };

export type CreatePostMutationVariables = Exact<{
  input: Types.PostInput;
}>;


export type CreatePostMutation = { createPost: { __typename: 'Post', id: string, version: number, createdAt: string, text: string, picture: string, pictureWidth: number | null, pictureHeight: number | null, video: string, mayUpdate: boolean, mayDelete: boolean, likeCount: number, isLiked: boolean, shareCount: number, isShared: boolean, commentCount: number, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }>, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> } };

export type UpdatePostMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.PostPatch;
}>;


export type UpdatePostMutation = { updatePost: { __typename: 'Post', id: string, version: number, text: string } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { deletePost: string };

export type LikePostMutationVariables = Exact<{
  id: string;
  isLiked: boolean;
}>;


export type LikePostMutation = { likePost: { __typename: 'Post', id: string, likeCount: number, isLiked: boolean, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }> } };

export type SharePostMutationVariables = Exact<{
  id: string;
  isShared: boolean;
}>;


export type SharePostMutation = { sharePost: { __typename: 'Post', id: string, shareCount: number, isShared: boolean } };

export type AddPostCommentMutationVariables = Exact<{
  postId: string;
  input: Types.PostCommentInput;
}>;


export type AddPostCommentMutation = { addPostComment: { __typename: 'Post', id: string, commentCount: number, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> } };

export type DeletePostCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostCommentMutation = { deletePostComment: { __typename: 'Post', id: string, commentCount: number, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> } };

export type LikePostCommentMutationVariables = Exact<{
  id: string;
  isLiked: boolean;
}>;


export type LikePostCommentMutation = { likePostComment: { __typename: 'PostComment', id: string, likeCount: number, isLiked: boolean } };

export type PostQueryVariables = Exact<{
  id: string;
}>;


export type PostQuery = { post: { __typename: 'Post', id: string, version: number, createdAt: string, text: string, picture: string, pictureWidth: number | null, pictureHeight: number | null, video: string, mayUpdate: boolean, mayDelete: boolean, likeCount: number, isLiked: boolean, shareCount: number, isShared: boolean, commentCount: number, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }, likedBy: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string }>, comments: Array<{ __typename: 'PostComment', id: string, text: string, createdAt: string, likeCount: number, isLiked: boolean, mayDelete: boolean, author: { __typename: 'Colleague', id: string, fullName: string, username: string, avatar: string } }> } | null };

export const CommentFieldsFragmentDoc = parseDocument<CommentFieldsFragment, unknown>("fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const PostFieldsFragmentDoc = parseDocument<PostFieldsFragment, unknown>("fragment PostFields on Post{id version createdAt text picture pictureWidth pictureHeight video mayUpdate mayDelete author{...ColleagueFields}...PostLikes ...PostShares ...PostComments}fragment ColleagueFields on Colleague{id fullName username avatar}fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment PostShares on Post{id shareCount isShared}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}");
export const PostLikesFragmentDoc = parseDocument<PostLikesFragment, unknown>("fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const PostSharesFragmentDoc = parseDocument<PostSharesFragment, unknown>("fragment PostShares on Post{id shareCount isShared}");
export const PostCommentsFragmentDoc = parseDocument<PostCommentsFragment, unknown>("fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const PostsDocument = parseDocument<PostsQuery, PostsQueryVariables>("query Posts($userId:ID$before:ID$perPage:Int!){posts(userId:$userId before:$before perPage:$perPage){hasMore items{...PostFields}}}fragment PostFields on Post{id version createdAt text picture pictureWidth pictureHeight video mayUpdate mayDelete author{...ColleagueFields}...PostLikes ...PostShares ...PostComments}fragment ColleagueFields on Colleague{id fullName username avatar}fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment PostShares on Post{id shareCount isShared}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}");
export const AllCommentsDocument = parseDocument<AllCommentsQuery, AllCommentsQueryVariables>("query AllComments($id:ID!){post(id:$id){id commentCount comments(first:100){...CommentFields}}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const WhoLikesDocument = parseDocument<WhoLikesQuery, WhoLikesQueryVariables>("query WhoLikes($id:ID!){post(id:$id){id likeCount likedBy(first:100){...ColleagueFields designation}}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const PostTextDocument = parseDocument<PostTextQuery, PostTextQueryVariables>("query PostText($id:ID!){post(id:$id){id version text}}");
export const CreatePostDocument = parseDocument<CreatePostMutation, CreatePostMutationVariables>("mutation CreatePost($input:PostInput!){createPost(input:$input){...PostFields}}fragment PostFields on Post{id version createdAt text picture pictureWidth pictureHeight video mayUpdate mayDelete author{...ColleagueFields}...PostLikes ...PostShares ...PostComments}fragment ColleagueFields on Colleague{id fullName username avatar}fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment PostShares on Post{id shareCount isShared}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}");
export const UpdatePostDocument = parseDocument<UpdatePostMutation, UpdatePostMutationVariables>("mutation UpdatePost($id:ID!$version:Int!$input:PostPatch!){updatePost(id:$id version:$version input:$input){id version text}}");
export const DeletePostDocument = parseDocument<DeletePostMutation, DeletePostMutationVariables>("mutation DeletePost($id:ID!){deletePost(id:$id)}");
export const LikePostDocument = parseDocument<LikePostMutation, LikePostMutationVariables>("mutation LikePost($id:ID!$isLiked:Boolean!){likePost(id:$id isLiked:$isLiked){...PostLikes}}fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const SharePostDocument = parseDocument<SharePostMutation, SharePostMutationVariables>("mutation SharePost($id:ID!$isShared:Boolean!){sharePost(id:$id isShared:$isShared){...PostShares}}fragment PostShares on Post{id shareCount isShared}");
export const AddPostCommentDocument = parseDocument<AddPostCommentMutation, AddPostCommentMutationVariables>("mutation AddPostComment($postId:ID!$input:PostCommentInput!){addPostComment(postId:$postId input:$input){...PostComments}}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const DeletePostCommentDocument = parseDocument<DeletePostCommentMutation, DeletePostCommentMutationVariables>("mutation DeletePostComment($id:ID!){deletePostComment(id:$id){...PostComments}}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}fragment ColleagueFields on Colleague{id fullName username avatar}");
export const LikePostCommentDocument = parseDocument<LikePostCommentMutation, LikePostCommentMutationVariables>("mutation LikePostComment($id:ID!$isLiked:Boolean!){likePostComment(id:$id isLiked:$isLiked){id likeCount isLiked}}");
export const PostDocument = parseDocument<PostQuery, PostQueryVariables>("query Post($id:ID!){post(id:$id){...PostFields}}fragment PostFields on Post{id version createdAt text picture pictureWidth pictureHeight video mayUpdate mayDelete author{...ColleagueFields}...PostLikes ...PostShares ...PostComments}fragment ColleagueFields on Colleague{id fullName username avatar}fragment PostLikes on Post{id likeCount isLiked likedBy(first:4){...ColleagueFields}}fragment PostShares on Post{id shareCount isShared}fragment PostComments on Post{id commentCount comments(first:3){...CommentFields}}fragment CommentFields on PostComment{id text createdAt likeCount isLiked mayDelete author{...ColleagueFields}}");
export const usePostsQuery = createQueryHook(PostsDocument);
export const useAllCommentsQuery = createQueryHook(AllCommentsDocument);
export const useWhoLikesQuery = createQueryHook(WhoLikesDocument);
export const usePostTextQuery = createQueryHook(PostTextDocument);
export const useCreatePostMutation = createMutationHook(CreatePostDocument, {"lists":["posts"]});
export const useUpdatePostMutation = createMutationHook(UpdatePostDocument, {});
export const useDeletePostMutation = createMutationHook(DeletePostDocument, {"lists":["posts"],"removed":{"types":["Post"],"by":"id"}});
export const useLikePostMutation = createMutationHook(LikePostDocument);
export const useSharePostMutation = createMutationHook(SharePostDocument);
export const useAddPostCommentMutation = createMutationHook(AddPostCommentDocument);
export const useDeletePostCommentMutation = createMutationHook(DeletePostCommentDocument, {"lists":["posts"],"removed":{"types":["PostComment"],"by":"id"}});
export const useLikePostCommentMutation = createMutationHook(LikePostCommentDocument);
export const usePostQuery = createQueryHook(PostDocument);