import { useUnseenNotificationsQuery } from './notifications.generated';

/** Number of unseen notifications, from the cache that the bell updates. */
export function useUnseen(): number {
  return useUnseenNotificationsQuery().data?.unseenNotifications ?? 0;
}
