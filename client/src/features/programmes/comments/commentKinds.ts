import { commentKind } from '../../../kit/comments/commentKind';
import {
  useCreateEmissionCommentMutation,
  useDeleteEmissionCommentMutation,
  useEmissionCommentsQuery,
  useModerateEmissionCommentsMutation,
  useCreatePodcastCommentMutation,
  useDeletePodcastCommentMutation,
  usePodcastCommentsQuery,
  useModeratePodcastCommentsMutation,
} from './comments.generated';

/** Operations of the comments on emissions, for the comment components. */
export const onEmissions = commentKind({
  type: 'EmissionComment',
  about: 'Emission',
  useList: useEmissionCommentsQuery,
  useCreate: useCreateEmissionCommentMutation,
  useModerate: useModerateEmissionCommentsMutation,
  useDelete: useDeleteEmissionCommentMutation,
});

/** Operations of the comments on podcasts, for the comment components. */
export const onPodcasts = commentKind({
  type: 'PodcastComment',
  about: 'Podcast',
  useList: usePodcastCommentsQuery,
  useCreate: useCreatePodcastCommentMutation,
  useModerate: useModeratePodcastCommentsMutation,
  useDelete: useDeletePodcastCommentMutation,
});
