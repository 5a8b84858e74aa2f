/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseDocument } from '../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../apollo/hookFactories';
export type PlaylistCommentFieldsFragment = { __typename: 'PlaylistComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string };

export type VideoCommentFieldsFragment = { __typename: 'VideoComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string };

export type PlaylistCommentsQueryVariables = Exact<{
  aboutId: string;
  page: number;
  perPage: number;
}>;


export type PlaylistCommentsQuery = { comments: { __typename: 'PlaylistCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'PlaylistComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> } };

export type VideoCommentsQueryVariables = Exact<{
  aboutId: string;
  page: number;
  perPage: number;
}>;


export type VideoCommentsQuery = { comments: { __typename: 'VideoCommentPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'VideoComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> } };

export type CreatePlaylistCommentMutationVariables = Exact<{
  aboutId: string;
  text: string;
}>;


export type CreatePlaylistCommentMutation = { comment: { __typename: 'PlaylistComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string } };

export type CreateVideoCommentMutationVariables = Exact<{
  aboutId: string;
  text: string;
}>;


export type CreateVideoCommentMutation = { comment: { __typename: 'VideoComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string } };

export type ModeratePlaylistCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  active: boolean;
}>;


export type ModeratePlaylistCommentsMutation = { comments: Array<{ __typename: 'PlaylistComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> };

export type ModerateVideoCommentsMutationVariables = Exact<{
  ids: Array<string> | string;
  active: boolean;
}>;


export type ModerateVideoCommentsMutation = { comments: Array<{ __typename: 'VideoComment', id: string, version: number, authorName: string, text: string, active: boolean, isMine: boolean, createdAt: string }> };

export type DeletePlaylistCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlaylistCommentMutation = { deletedId: string };

export type DeleteVideoCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteVideoCommentMutation = { deletedId: string };

export const PlaylistCommentFieldsFragmentDoc = parseDocument<PlaylistCommentFieldsFragment, unknown>("fragment PlaylistCommentFields on PlaylistComment{id version authorName text active isMine createdAt}");
export const VideoCommentFieldsFragmentDoc = parseDocument<VideoCommentFieldsFragment, unknown>("fragment VideoCommentFields on VideoComment{id version authorName text active isMine createdAt}");
export const PlaylistCommentsDocument = parseDocument<PlaylistCommentsQuery, PlaylistCommentsQueryVariables>("query PlaylistComments($aboutId:ID!$page:Int!$perPage:Int!){comments:playlistComments(page:$page perPage:$perPage filter:{playlistId:{eq:$aboutId}}sort:[{id:DESC}]){items{...PlaylistCommentFields}totalItems totalIsExact}}fragment PlaylistCommentFields on PlaylistComment{id version authorName text active isMine createdAt}");
export const VideoCommentsDocument = parseDocument<VideoCommentsQuery, VideoCommentsQueryVariables>("query VideoComments($aboutId:ID!$page:Int!$perPage:Int!){comments:videoComments(page:$page perPage:$perPage filter:{videoId:{eq:$aboutId}}sort:[{id:DESC}]){items{...VideoCommentFields}totalItems totalIsExact}}fragment VideoCommentFields on VideoComment{id version authorName text active isMine createdAt}");
export const CreatePlaylistCommentDocument = parseDocument<CreatePlaylistCommentMutation, CreatePlaylistCommentMutationVariables>("mutation CreatePlaylistComment($aboutId:ID!$text:String!){comment:createPlaylistComment(input:{playlistId:$aboutId text:$text}){...PlaylistCommentFields}}fragment PlaylistCommentFields on PlaylistComment{id version authorName text active isMine createdAt}");
export const CreateVideoCommentDocument = parseDocument<CreateVideoCommentMutation, CreateVideoCommentMutationVariables>("mutation CreateVideoComment($aboutId:ID!$text:String!){comment:createVideoComment(input:{videoId:$aboutId text:$text}){...VideoCommentFields}}fragment VideoCommentFields on VideoComment{id version authorName text active isMine createdAt}");
export const ModeratePlaylistCommentsDocument = parseDocument<ModeratePlaylistCommentsMutation, ModeratePlaylistCommentsMutationVariables>("mutation ModeratePlaylistComments($ids:[ID!]!$active:Boolean!){comments:moderatePlaylistComments(ids:$ids active:$active){...PlaylistCommentFields}}fragment PlaylistCommentFields on PlaylistComment{id version authorName text active isMine createdAt}");
export const ModerateVideoCommentsDocument = parseDocument<ModerateVideoCommentsMutation, ModerateVideoCommentsMutationVariables>("mutation ModerateVideoComments($ids:[ID!]!$active:Boolean!){comments:moderateVideoComments(ids:$ids active:$active){...VideoCommentFields}}fragment VideoCommentFields on VideoComment{id version authorName text active isMine createdAt}");
export const DeletePlaylistCommentDocument = parseDocument<DeletePlaylistCommentMutation, DeletePlaylistCommentMutationVariables>("mutation DeletePlaylistComment($id:ID!){deletedId:deletePlaylistComment(id:$id)}");
export const DeleteVideoCommentDocument = parseDocument<DeleteVideoCommentMutation, DeleteVideoCommentMutationVariables>("mutation DeleteVideoComment($id:ID!){deletedId:deleteVideoComment(id:$id)}");
export const usePlaylistCommentsQuery = createQueryHook(PlaylistCommentsDocument);
export const useVideoCommentsQuery = createQueryHook(VideoCommentsDocument);
export const useCreatePlaylistCommentMutation = createMutationHook(CreatePlaylistCommentDocument, {"lists":["deletedPlaylists","playlistComments","playlists"]});
export const useCreateVideoCommentMutation = createMutationHook(CreateVideoCommentDocument, {"lists":["deletedVideos","videoComments","videos"]});
export const useModeratePlaylistCommentsMutation = createMutationHook(ModeratePlaylistCommentsDocument);
export const useModerateVideoCommentsMutation = createMutationHook(ModerateVideoCommentsDocument);
export const useDeletePlaylistCommentMutation = createMutationHook(DeletePlaylistCommentDocument, {"lists":["deletedPlaylists","playlistComments","playlists"],"removed":{"types":["PlaylistComment"],"by":"id"}});
export const useDeleteVideoCommentMutation = createMutationHook(DeleteVideoCommentDocument, {"lists":["deletedVideos","videoComments","videos"],"removed":{"types":["VideoComment"],"by":"id"}});