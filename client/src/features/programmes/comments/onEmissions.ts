import { commentKind } from '../../../kit/comments/commentKind';
import {
  useCreateEmissionCommentMutation,
  useDeleteEmissionCommentMutation,
  useEmissionCommentsQuery,
  useModerateEmissionCommentsMutation,
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
