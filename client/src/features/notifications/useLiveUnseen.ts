import { useMissed } from '../../apollo/live/useMissed';
import { tellNews } from './news';
import { useNotificationNewsSubscription, useUnseenNotificationsQuery } from './notifications.generated';

/**
 * How many notifications the viewer has not seen, kept up with what happens, here and on their other devices. It is used
 * once, by the bell, and tells whatever else shows them.
 */
export function useLiveUnseen(): number {
  const query = useUnseenNotificationsQuery();
  useNotificationNewsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      query.updateQuery(() => ({ unseenNotifications: data.notificationNews.unseen }));
      tellNews();
    },
  });
  useMissed(() => void query.refetch().catch(() => undefined));
  return query.data?.unseenNotifications ?? 0;
}
