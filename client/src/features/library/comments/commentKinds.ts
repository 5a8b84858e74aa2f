import { commentKind } from '../../../kit/comments/commentKind';
import {
  useCreatePlaylistCommentMutation,
  useCreateVideoCommentMutation,
  useDeletePlaylistCommentMutation,
  useDeleteVideoCommentMutation,
  useModeratePlaylistCommentsMutation,
  useModerateVideoCommentsMutation,
  usePlaylistCommentsQuery,
  useVideoCommentsQuery,
} from './comments.generated';

/* Comments on playlists. */

export const onPlaylists = commentKind({
  type: 'PlaylistComment',
  about: 'Playlist',
  useList: usePlaylistCommentsQuery,
  useCreate: useCreatePlaylistCommentMutation,
  useModerate: useModeratePlaylistCommentsMutation,
  useDelete: useDeletePlaylistCommentMutation,
});

export const onVideos = commentKind({
  type: 'VideoComment',
  about: 'Video',
  useList: useVideoCommentsQuery,
  useCreate: useCreateVideoCommentMutation,
  useModerate: useModerateVideoCommentsMutation,
  useDelete: useDeleteVideoCommentMutation,
});
