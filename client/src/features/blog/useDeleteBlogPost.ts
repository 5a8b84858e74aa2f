import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteBlogPostMutation, useRestoreBlogPostMutation } from './blog.generated';

/** Puts an article into the recycle bin after asking; true when it is there. */
export function useDeleteBlogPost() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deletePost] = useDeleteBlogPostMutation();

  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const isSure = await confirm({
      title: t('blog.deleteTitle', { title }),
      body: t('blog.deleteBody'),
      confirmLabel: t('blog.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deletePost({ variables: { id } });
      notify({ type: 'success', title: t('blog.deleted', { title }) });
      return true;
    } catch (error) {
      notifyError(t('blog.deleteFailed', { title }), error);
      return false;
    }
  };
}

/** Takes an article out of the recycle bin. */
export function useRestoreBlogPost() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [restorePost] = useRestoreBlogPostMutation();

  return async ({ id, title }: { id: string; title: string }) => {
    try {
      await restorePost({ variables: { id } });
      notify({ type: 'success', title: t('blog.restored', { title }) });
    } catch (error) {
      notifyError(t('blog.restoreFailed', { title }), error);
    }
  };
}
