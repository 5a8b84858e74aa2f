import { commentKind } from '../../../kit/comments/commentKind';
import {
  useCreatePodcastCommentMutation,
  useDeletePodcastCommentMutation,
  usePodcastCommentsQuery,
  useModeratePodcastCommentsMutation,
} from './comments.generated';

/** Comments on podcasts. */
export const onPodcasts = commentKind({
  type: 'PodcastComment',
  about: 'Podcast',
  useList: usePodcastCommentsQuery,
  useCreate: useCreatePodcastCommentMutation,
  useModerate: useModeratePodcastCommentsMutation,
  useDelete: useDeletePodcastCommentMutation,
});
