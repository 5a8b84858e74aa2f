import { useTranslation } from 'react-i18next';
import type { NotificationBox } from '../../apollo/schemaTypes.generated';
import { useMissed } from '../../apollo/live/useMissed';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { useNews } from './news';
import {
  NotificationsDocument,
  useMarkNotificationsDoneMutation,
  useMarkNotificationsSeenMutation,
  useNotificationsQuery,
} from './notifications.generated';

const again = { refetchQueries: [NotificationsDocument] };

/** Loads a page of the viewer's notifications, with live updates, and returns actions on them. */
export function useInbox(box: NotificationBox, page: number) {
  const { t, i18n } = useTranslation();
  const notifyError = useNotifyError();
  const query = useNotificationsQuery({
    variables: { box, page, language: i18n.language },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void query.refetch().catch(() => undefined);
  useNews(readAgain);
  useMissed(readAgain);
  const [markSeen] = useMarkNotificationsSeenMutation();
  const [markDone] = useMarkNotificationsDoneMutation(again);
  const failed = (error: unknown) => notifyError(t('notifications.notMarked'), error);
  const see = (id: string, isSeen: boolean) =>
    void markSeen({ variables: { ids: [id], isSeen } }).catch(failed);
  const putAway = async (id: string, isDone: boolean) => {
    try {
      await markDone({ variables: { ids: [id], isDone } });
    } catch (error) {
      failed(error);
      return;
    }
    notify({
      type: 'success',
      title: t(isDone ? 'notifications.markedDone' : 'notifications.takenBack'),
      action: { label: t('notifications.undo'), onClick: () => void putAway(id, !isDone) },
    });
  };
  const shown = (query.data ?? query.previousData)?.notifications;
  return { query, shown, see, putAway };
}
