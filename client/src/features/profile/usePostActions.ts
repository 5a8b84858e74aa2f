import { useTranslation } from 'react-i18next';
import { useOptimistic } from '../../kit/data/useOptimistic';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { afterLike } from './expected';
import {
  useDeletePostMutation,
  useLikePostMutation,
  useSharePostMutation,
  useUnlikePostMutation,
  useUnsharePostMutation,
  type PostFieldsFragment,
} from './posts.generated';
import { useColleagueSelf } from './useColleagueSelf';
import { removeFromFeeds } from './usePostFeed';

/** What one can do with a post at a click. */
export function usePostActions(post: PostFieldsFragment) {
  const { t } = useTranslation();
  const self = useColleagueSelf();
  const like = useOptimistic(useLikePostMutation);
  const unlike = useOptimistic(useUnlikePostMutation);
  const share = useOptimistic(useSharePostMutation);
  const unshare = useOptimistic(useUnsharePostMutation);
  const { id, isLiked, isShared, shareCount } = post;

  const toggleLike = () => {
    const expected = afterLike(post, self);
    const failed = t('profile.post.likeFailed');
    return isLiked
      ? unlike({ id }, { unlikePost: expected }, failed)
      : like({ id }, { likePost: expected }, failed);
  };
  const toggleShare = () => {
    const expected = { __typename: 'Post' as const, id };
    return isShared
      ? unshare(
          { id },
          { unsharePost: { ...expected, isShared: false, shareCount: Math.max(0, shareCount - 1) } },
          t('profile.post.unshareFailed'),
        )
      : share(
          { id },
          { sharePost: { ...expected, isShared: true, shareCount: shareCount + 1 } },
          t('profile.post.shareFailed'),
        );
  };
  return { toggleLike, toggleShare };
}

/** Asks, deletes a post and tells. */
export function useDeletePost() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deletePost] = useDeletePostMutation();
  return async (post: PostFieldsFragment) => {
    const isSure = await confirm({
      title: t('profile.post.deleteTitle'),
      body: t('profile.post.deleteBody'),
      confirmLabel: t('profile.post.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deletePost({ variables: { id: post.id }, update: (cache) => removeFromFeeds(cache, post) });
      notify({ type: 'success', title: t('profile.post.deleted') });
    } catch (error) {
      notifyError(t('profile.post.deleteFailed'), error);
    }
  };
}
