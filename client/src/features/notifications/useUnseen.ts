import { useMissed } from '../../apollo/live/useMissed';
import { useNotificationNewsSubscription, useUnseenNotificationsQuery } from './notifications.generated';

/** How many notifications the viewer has not seen, kept up with what happens, here and on their other devices. */
export function useUnseen(): number {
  const query = useUnseenNotificationsQuery();
  useNotificationNewsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) query.updateQuery(() => ({ unseenNotifications: data.notificationNews.unseen }));
    },
  });
  useMissed(() => void query.refetch().catch(() => undefined));
  return query.data?.unseenNotifications ?? 0;
}
