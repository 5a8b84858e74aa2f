import type { GivenUpCallback } from '../../../kit/jobs/jobKind.ts';
import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface FailedWork {
  kind: string;
  error: string;
}

/** Notifies everybody whose platform role may read failed jobs of a job that has failed permanently. */
export const failedJobNotice: NoticeKind<FailedWork> = {
  name: 'jobs.failed',
  rule: allow('read', 'FailedJob'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'FailedJob'), of: ({ kind, error }) => ({ kind, error }) },
  read: (stored) => stored as FailedWork,
  words: {
    en: {
      label: 'A job failed',
      subject: ({ kind }, number) =>
        number === 1 ? `A job failed: ${kind}` : `${number} jobs failed, the last one: ${kind}`,
      text: ({ error }) => `${error} You can retry it under Jobs.`,
    },
    fr: {
      label: 'Une tâche a définitivement échoué',
      subject: ({ kind }, number) =>
        number === 1
          ? `Une tâche a définitivement échoué\u202f: ${kind}`
          : `${number} tâches ont définitivement échoué, la dernière\u202f: ${kind}`,
      text: ({ error }) => `${error} Elle peut être relancée sous Tâches.`,
    },
    ar: {
      label: 'فشلت مهمة نهائيًا',
      subject: ({ kind }, number) =>
        number === 1 ? `فشلت مهمة نهائيًا: ${kind}` : `مهام فشلت نهائيًا (${number})، آخرها: ${kind}`,
      text: ({ error }) => `${error} يمكن إعادة المحاولة ضمن المهام.`,
    },
  },
};

/**
 * Notifies people of a job that has failed permanently. The notifications of several failed jobs form one line in the inbox,
 * because one cause often makes many jobs fail.
 */
export const notifyOfFailedJob: GivenUpCallback = ({ notices }, transaction, { kind, error }) =>
  notices.notify(transaction, failedJobNotice, {
    to: 'PLATFORM',
    radioId: null,
    data: { kind, error },
    path: '/admin/jobs',
    group: 'failed',
  });
