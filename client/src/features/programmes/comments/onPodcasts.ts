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
  authorOf: ({ authorName }) => ({ name: authorName }),
  draftOf: (comment, { fullName }) => ({
    ...comment,
    __typename: 'PodcastComment' as const,
    authorName: fullName,
  }),
});
