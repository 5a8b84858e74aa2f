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

/** Comments on emissions. */
export const onEmissions = commentKind({
  type: 'EmissionComment',
  about: 'Emission',
  useList: useEmissionCommentsQuery,
  useCreate: useCreateEmissionCommentMutation,
  useModerate: useModerateEmissionCommentsMutation,
  useDelete: useDeleteEmissionCommentMutation,
});

/** Comments on podcasts. */
export const onPodcasts = commentKind({
  type: 'PodcastComment',
  about: 'Podcast',
  useList: usePodcastCommentsQuery,
  useCreate: useCreatePodcastCommentMutation,
  useModerate: useModeratePodcastCommentsMutation,
  useDelete: useDeletePodcastCommentMutation,
});
