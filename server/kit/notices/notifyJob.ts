import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JobKind } from '../jobs/jobKind.ts';
import type { NoticeAudience } from './noticeKind.ts';

/** What is told, as it is kept on its way. */
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
  /** When it was told, in milliseconds since 1970: it may have waited. */
  at: number;
  /** Whether it is a part of many people: machines were told with the first one. */
  isPart?: boolean;
  /** What is told again under this name is told to nobody. */
  once: string;
}

declare module '../context.ts' {
  interface Services {
    inboxes: NoticeReceiver;
  }
}

/** Notifications of a group that nobody can act on any more. */
export interface ExpiredNotices {
  kind: string;
  /** Ids of the people who may have received one. */
  to: readonly number[];
  about: number | null;
  group: string;
}

/** Who sees to it that people read what they are told. */
export interface NoticeReceiver {
  take: (environment: { services: Services; database: Database }, notice: Notice) => Promise<void>;
  /** Closes the messages of these notifications in open portals; the notifications stay in the inboxes. */
  expire: (
    environment: { services: Services; transaction: Transaction },
    expired: ExpiredNotices,
  ) => Promise<void>;
}

/** Puts what was told into the inbox of each person, and has it mailed as they chose. All of a job or none of it. */
export const notifyJob: JobKind<Notice> = {
  name: 'notifications.tell',
  does: 'Puts what people are told into their inboxes.',
  atOnce: 2,
  tries: 8,
  pause: { first: 2, longest: 600 },
  timeLimit: 120,
  // What tells people has failed: they are not told of that by itself.
  isUntold: true,
  read: (stored) => stored as Notice,
  work: ({ services, database, data }) => services.inboxes.take({ services, database }, data),
};
