import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobKind } from '../jobs/jobKind.ts';
import type { NoticeAudience } from './noticeKind.ts';

/** A notice as stored in its job. */
export interface Notice {
  kind: string;
  to: number[] | NoticeAudience;
  except?: number;
  named?: number;
  about: number | null;
  data: object;
  path: string;
  group: string;
  isMention: boolean;
  /** When the notice was created, in milliseconds since 1970, because the job may have waited. */
  at: number;
  /** True for the later parts of a large audience. Webhooks get their event with the first part. */
  isPart?: boolean;
  /** Key of the notice. A notice whose key was used before is not sent again. */
  once: string;
}

declare module '../context.ts' {
  interface Services {
    inboxes: NoticeReceiver;
  }
}

/** Notifications of one group that have become pointless, because nobody can act on them any more. */
export interface ExpiredNotices {
  kind: string;
  /** Ids of the people who may have received one of them. */
  to: readonly number[];
  about: number | null;
  group: string;
}

/** Puts notices into people's inboxes (`take`), and closes pointless ones (`expire`). */
export interface NoticeReceiver {
  take: (environment: { services: Services; database: Database }, notice: Notice) => Promise<void>;
  /** Closes these notifications in open portals and on devices to which they were pushed. They stay in the inboxes. */
  expire: (
    environment: { services: Services; transaction: Transaction },
    expired: ExpiredNotices,
  ) => Promise<void>;
}

/**
 * Puts a notice into the inbox of each recipient, and adds jobs for their other channels. All of this is one transaction; further
 * jobs notify the rest of a large audience.
 */
export const notifyJob: JobKind<Notice> = {
  name: 'notifications.notify',
  formerName: 'notifications.tell',
  does: 'Puts notifications into the inboxes of people.',
  atOnce: 2,
  tries: 8,
  pause: { first: 2, longest: 600 },
  timeLimit: 120,
  // A notice about a failed notice would fail in the same way.
  sendsNoNotice: true,
  read: (stored) => stored as Notice,
  work: ({ services, database, data }) => services.inboxes.take({ services, database }, data),
};
