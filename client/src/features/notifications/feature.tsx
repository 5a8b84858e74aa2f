import { Bell } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { webhookRecord } from './records';
import { notificationsPath } from './paths';

/** Section of the viewer's webhooks, on the page with their passkeys and API tokens. */
export const WebhooksSection = lazyPart(() => import('./webhooks/WebhooksSection'));

/** Bell in the header of every page, which opens the notifications. */
export const NotificationsBell = lazyPart(() => import('./NotificationsBell'));

export const notifications = defineFeature({
  name: 'notifications',
  documentation: 'notifications',
  records: [webhookRecord],
  pages: [
    {
      path: notificationsPath,
      title: 'notifications.title',
      load: () => import('./NotificationsPage'),
      entry: { id: 90, icon: Bell, key: 'n' },
    },
  ],
});
