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
  /** When the notice was created, in milliseconds since 1970: the job may have waited. */
  at: number;
  /** True for a further part of a large audience: machines got their event with the first part. */
  isPart?: boolean;
  /** Key of the notice: one with a known key is not sent again. */
  once: string;
}

declare module '../context.ts' {
  interface Services {
    inboxes: NoticeReceiver;
  }
}

/** A group of notifications on which nobody can act any more. */
export interface ExpiredNotices {
  kind: string;
  /** Ids of the people who may have received one. */
  to: readonly number[];
  about: number | null;
  group: string;
}

/** Delivers notices to the inboxes of people. */
export interface NoticeReceiver {
  take: (environment: { services: Services; database: Database }, notice: Notice) => Promise<void>;
  /** Closes the messages of these notifications in open portals; the notifications stay in the inboxes. */
  expire: (
    environment: { services: Services; transaction: Transaction },
    expired: ExpiredNotices,
  ) => Promise<void>;
}

/** Puts a notice into the inbox of each person and sends it by their channels. A job is done completely or not at all. */
export const notifyJob: JobKind<Notice> = {
  name: 'notifications.notify',
  formerName: 'notifications.tell',
  does: 'Puts notifications into the inboxes of people.',
  atOnce: 2,
  tries: 8,
  pause: { first: 2, longest: 600 },
  timeLimit: 120,
  // Notices about failed notices would fail in the same way.
  sendsNoNotice: true,
  read: (stored) => stored as Notice,
  work: ({ services, database, data }) => services.inboxes.take({ services, database }, data),
};
