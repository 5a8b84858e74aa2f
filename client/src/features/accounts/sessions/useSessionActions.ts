import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  OpenSessionsDocument,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from './sessions.generated';

const showNews = { refetchQueries: [OpenSessionsDocument], awaitRefetchQueries: true };

/**
 * Returns functions that end one other session of the viewer, or all other sessions. They ask for confirmation and show
 * the result in a message.
 */
export function useSessionActions() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [revokeOne] = useRevokeSessionMutation(showNews);
  const [revokeOtherSessions] = useRevokeOtherSessionsMutation(showNews);

  return {
    async end({ id }: { id: string }, device: string) {
      const isSure = await confirm({
        title: t('sessions.endTitle', { device }),
        body: t('sessions.endBody'),
        confirmLabel: t('sessions.end'),
        isDestructive: true,
      });
      if (!isSure) return;
      try {
        await revokeOne({ variables: { id } });
        notify({ type: 'success', title: t('sessions.ended', { device }) });
      } catch (error) {
        if (apiErrorOf(error).code !== 'NOT_FOUND') return notifyError(t('sessions.endFailed'), error);
        notify({ type: 'info', title: t('sessions.alreadyEnded') });
        await client.refetchQueries({ include: [OpenSessionsDocument] });
      }
    },

    async endOtherSessions(count: number) {
      const isSure = await confirm({
        title: t('sessions.endOthersTitle'),
        body: t('sessions.endOthersBody', { count }),
        confirmLabel: t('sessions.endOthers'),
        isDestructive: true,
      });
      if (!isSure) return;
      try {
        const { data } = await revokeOtherSessions();
        const ended = data?.revokeOtherSessions ?? 0;
        notify({ type: 'success', title: t('sessions.endedOthers', { count: ended }) });
      } catch (error) {
        notifyError(t('sessions.endOthersFailed'), error);
      }
    },
  };
}
