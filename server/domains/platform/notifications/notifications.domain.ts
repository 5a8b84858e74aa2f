import type { Domain } from '../../../kit/domain.ts';
import { NotificationChoiceResolver } from './choices/choice.resolver.ts';
import { NoticeChoice } from './choices/noticeChoice.entity.ts';
import { NoticeTimes } from './choices/noticeTimes.entity.ts';
import { notifyJob } from '../../../kit/notices/notifyJob.ts';
import { digestJob } from './delivery/digestJob.ts';
import { mailNotificationJob } from './delivery/mailNotificationJob.ts';
import { findResting } from './delivery/quietHours.ts';
import { sweepNotificationsJob } from './delivery/sweepJob.ts';
import { Inboxes } from './delivery/inboxes.ts';
import { InboxLine } from './inbox/inboxLine.entity.ts';
import { SentNotice } from './delivery/sentNotice.entity.ts';
import { NotificationResolver } from './inbox/notification.resolver.ts';
import { deliverJob } from './webhooks/deliverJob.ts';
import { Webhook } from './webhooks/webhook.entity.ts';
import { WebhookDelivery } from './webhooks/webhookDelivery.entity.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';
import { webhookOffNotice } from './webhooks/webhookOffNotice.ts';
import { WebhookSecrets } from './webhooks/webhookSecrets.ts';
import { PushResolver } from './push/push.resolver.ts';
import { PushDevice } from './push/pushDevice.entity.ts';
import { pushJob } from './push/pushJob.ts';
import { PushKey } from './push/pushKey.entity.ts';
import { PushKeys } from './push/pushKeys.ts';
import { NotificationKinds } from './notificationKinds.ts';

/** Notifications of all domains: inboxes, mails, web push and webhooks, and the preferences of people. */
export const notifications: Domain = {
  entities: [InboxLine, NoticeChoice, NoticeTimes, SentNotice, Webhook, WebhookDelivery, PushDevice, PushKey],
  resolvers: [NotificationResolver, NotificationChoiceResolver, WebhookResolver, PushResolver],
  jobs: [notifyJob, mailNotificationJob, digestJob, sweepNotificationsJob, deliverJob, pushJob],
  notices: [webhookOffNotice],
  findResting,
  services: ({ notices, noticeKinds, secret, outside, database, pushServices }) => ({
    pushServices,
    pushKeys: new PushKeys({ database, secret }),
    outside,
    webhookSecrets: new WebhookSecrets({ secret }),
    notices,
    inboxes: new Inboxes(),
    notificationKinds: new NotificationKinds(noticeKinds),
  }),
};
