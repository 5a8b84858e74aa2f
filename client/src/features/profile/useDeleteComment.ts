import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeletePostCommentMutation } from './posts.generated';

/** Asks, deletes a comment and tells. */
export function useDeleteComment() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteComment] = useDeletePostCommentMutation();
  return async (id: string) => {
    const isSure = await confirm({
      title: t('profile.comments.deleteTitle'),
      body: t('profile.comments.deleteBody'),
      confirmLabel: t('profile.comments.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteComment({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'PostComment', id }) }),
      });
      notify({ type: 'success', title: t('profile.comments.deleted') });
    } catch (error) {
      notifyError(t('profile.comments.deleteFailed'), error);
    }
  };
}
