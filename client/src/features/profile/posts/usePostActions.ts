import { useTranslation } from 'react-i18next';
import { useOptimistic } from '../../../kit/data/useOptimistic';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { afterLike } from './expected';
import {
  useDeletePostMutation,
  useLikePostMutation,
  useSharePostMutation,
  type PostFieldsFragment,
} from './posts.generated';
import { useColleagueSelf } from '../useColleagueSelf';
import { removeFromFeeds } from './usePostFeed';

/** Returns functions that like and share a post, or undo that. Updates are optimistic. */
export function usePostActions(post: PostFieldsFragment) {
  const { t } = useTranslation();
  const self = useColleagueSelf();
  const like = useOptimistic(useLikePostMutation);
  const share = useOptimistic(useSharePostMutation);
  const { id, isLiked, isShared, shareCount } = post;

  const toggleLike = () =>
    like({ id, isLiked: !isLiked }, { likePost: afterLike(post, self) }, t('profile.post.likeFailed'));
  const toggleShare = () =>
    share(
      { id, isShared: !isShared },
      {
        sharePost: {
          __typename: 'Post',
          id,
          isShared: !isShared,
          shareCount: Math.max(0, shareCount + (isShared ? -1 : 1)),
        },
      },
      isShared ? t('profile.post.unshareFailed') : t('profile.post.shareFailed'),
    );
  return { toggleLike, toggleShare };
}

/** Returns a function that deletes a post after a confirmation, and shows the result in a message. */
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
