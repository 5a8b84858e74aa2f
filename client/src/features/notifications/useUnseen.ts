import { useUnseenNotificationsQuery } from './notifications.generated';

/** How many notifications the viewer has not seen, as the bell keeps it up. */
export function useUnseen(): number {
  return useUnseenNotificationsQuery().data?.unseenNotifications ?? 0;
}
