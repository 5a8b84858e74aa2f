import type { Domain } from '../../kit/domain.ts';
import { NotificationChoiceResolver } from './choices/choice.resolver.ts';
import { NoticeChoice } from './choices/noticeChoice.entity.ts';
import { NoticeTimes } from './choices/noticeTimes.entity.ts';
import { tellJob } from '../../kit/notices/tellJob.ts';
import { digestJob } from './delivery/digestJob.ts';
import { mailNotificationJob } from './delivery/mailNotificationJob.ts';
import { sweepNotificationsJob } from './delivery/sweepJob.ts';
import { Inboxes } from './delivery/inboxes.ts';
import { InboxLine } from './inbox/inboxLine.entity.ts';
import { ToldOnce } from './delivery/toldOnce.entity.ts';
import { NotificationResolver } from './inbox/notification.resolver.ts';
import { NotificationKinds } from './notificationKinds.ts';

/** What people are told, by whichever domain: their inboxes, what is mailed to them, and how they chose it. */
export const notifications: Domain = {
  entities: [InboxLine, NoticeChoice, NoticeTimes, ToldOnce],
  resolvers: [NotificationResolver, NotificationChoiceResolver],
  jobs: [tellJob, mailNotificationJob, digestJob, sweepNotificationsJob],
  services: ({ notices, noticeKinds }) => ({
    notices,
    inboxes: new Inboxes(),
    notificationKinds: new NotificationKinds(noticeKinds),
  }),
};
