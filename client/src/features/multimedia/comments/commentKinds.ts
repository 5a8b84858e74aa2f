import {
  useCreatePlaylistCommentMutation,
  useCreateVideoCommentMutation,
  useDeletePlaylistCommentMutation,
  useDeleteVideoCommentMutation,
  useModeratePlaylistCommentsMutation,
  useModerateVideoCommentsMutation,
  usePlaylistCommentsQuery,
  useVideoCommentsQuery,
  type PlaylistCommentFieldsFragment,
} from './comments.generated';

/** What people write about. */
export type CommentedKind = 'Playlist' | 'Video';

export type Comment = PlaylistCommentFieldsFragment;

export const perPage = 20;

const ofPlaylists = {
  type: 'PlaylistComment',
  useList: usePlaylistCommentsQuery,
  useCreate: useCreatePlaylistCommentMutation,
  useModerate: useModeratePlaylistCommentsMutation,
  useDelete: useDeletePlaylistCommentMutation,
};

/** The operations on comments of each kind. Their documents give the same names to what they ask for. */
export const operationsOf: Record<CommentedKind, typeof ofPlaylists> = {
  Playlist: ofPlaylists,
  Video: {
    type: 'VideoComment',
    useList: useVideoCommentsQuery,
    useCreate: useCreateVideoCommentMutation,
    useModerate: useModerateVideoCommentsMutation,
    useDelete: useDeleteVideoCommentMutation,
  } as unknown as typeof ofPlaylists,
};
