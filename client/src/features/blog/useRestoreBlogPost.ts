import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { useRestoreBlogPostMutation } from './blog.generated';

/** Restores an article from the recycle bin. */
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
