import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { useConfirm } from '../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { useDeleteFailedJobsMutation, useRetryFailedJobsMutation } from './jobs.generated';

const shown = { refetchQueries: ['FailedJobList', 'JobKinds'] };

/** Returns functions that retry or delete failed jobs. Both resolve to true when the request succeeded. */
export function useJobActions() {
  const { t } = useTranslation();
  const can = useCan();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [retryJobs] = useRetryFailedJobsMutation(shown);
  const [deleteJobs] = useDeleteFailedJobsMutation(shown);

  return {
    mayRetry: can({ action: 'update', subject: 'FailedJob' }),
    mayDelete: can({ action: 'delete', subject: 'FailedJob' }),
    retry: async (ids: string[]): Promise<boolean> => {
      try {
        await retryJobs({ variables: { ids } });
        notify({ type: 'success', title: t('jobs.retried', { count: ids.length }) });
        return true;
      } catch (error) {
        notifyError(t('jobs.retryFailed'), error);
        return false;
      }
    },
    remove: async (ids: string[]): Promise<boolean> => {
      const isSure = await confirm({
        title: t('jobs.deleteTitle', { count: ids.length }),
        body: t('jobs.deleteBody'),
        confirmLabel: t('jobs.delete'),
        isDestructive: true,
      });
      if (!isSure) return false;
      try {
        await deleteJobs({ variables: { ids } });
        notify({ type: 'success', title: t('jobs.deleted', { count: ids.length }) });
        return true;
      } catch (error) {
        notifyError(t('jobs.deleteFailed'), error);
        return false;
      }
    },
  };
}
