import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMissed } from '../../apollo/live/useMissed';
import { dismissNotice, notify } from '../../kit/feedback/toasts/notify';
import { publishNews } from './news';
import {
  useNotificationNewsSubscription,
  useUnseenNotificationsQuery,
  type NotificationNewsSubscription,
} from './notifications.generated';
import { useOpenNotification } from './useOpenNotification';

type News = NotificationNewsSubscription['notificationNews'];

/**
 * Number of unseen notifications, updated by changes here and on the viewer's other devices. Used only by the bell, which every page
 * has once: the hook also updates an open inbox, and shows urgent notifications as toasts.
 */
export function useLiveUnseen(): number {
  const { i18n } = useTranslation();
  const query = useUnseenNotificationsQuery();
  const { showUrgent, closeExpired } = useUrgentMessage();
  useNotificationNewsSubscription({
    variables: { language: i18n.language },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      query.updateQuery(() => ({ unseenNotifications: data.notificationNews.unseen }));
      closeExpired(data.notificationNews);
      showUrgent(data.notificationNews);
      publishNews();
    },
  });
  useMissed(() => void query.refetch().catch(() => undefined));
  return query.data?.unseenNotifications ?? 0;
}

/**
 * Shows an urgent notification on arrival as a toast with a button that opens its page. Shows none if that page is already open. The
 * toast stays until the notification expires, but at least 10 seconds. It closes earlier when the viewer closes it or opens the page, or
 * when the server reports that nobody can act on the notification any more.
 */
function useUrgentMessage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { isElsewhere, open } = useOpenNotification();
  const shown = useRef<{ id: string; path: string } | undefined>(undefined);
  useEffect(() => {
    if (shown.current?.path !== pathname) return;
    dismissNotice(shown.current.id);
    shown.current = undefined;
  }, [pathname]);
  const closeExpired = ({ expired }: News) => expired.map(messageOf).forEach(dismissNotice);
  const showUrgent = ({ hasArrived, last }: News) => {
    if (!hasArrived || !last?.isUrgent) return;
    if (last.path === pathname && !isElsewhere(last)) return;
    const id = messageOf(last.id);
    shown.current = { id, path: last.path };
    notify({
      id,
      type: 'info',
      title: last.subject,
      description: last.text,
      action: { label: t('notifications.open'), onClick: () => void open(last) },
      ...(last.expiresAt && { until: Date.parse(last.expiresAt) }),
    });
  };
  return { showUrgent, closeExpired };
}

/** Toast id of a notification. */
const messageOf = (id: string): string => `notification ${id}`;
