import { Bell } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { notificationsPath } from './paths';

/** For the frame of every page. */
export const NotificationsBell = lazyPart(() => import('./NotificationsBell'));

export const notifications = defineFeature({
  name: 'notifications',
  pages: [
    {
      path: notificationsPath,
      title: 'notifications.title',
      load: () => import('./NotificationsPage'),
      entry: { id: 90, icon: Bell },
    },
  ],
});
