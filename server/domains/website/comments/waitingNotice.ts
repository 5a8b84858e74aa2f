import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface WaitingComment {
  /** Title of the content. */
  title: string;
  /** Name of the author. */
  by: string;
}

/** Notifies the people who may approve comments that one waits. Unread notices are combined into one. */
export const waitingCommentNotice: NoticeKind<WaitingComment> = {
  name: 'website.commentWaiting',
  rule: allow('update', 'WebComment'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'WebComment'), of: ({ title, by }) => ({ title, by }) },
  read: (data) => data as WaitingComment,
  words: {
    en: {
      label: 'A comment on the website waits for approval',
      subject: ({ title, by }, count) =>
        count === 1
          ? `${by} commented on “${title}”`
          : `${count} comments are waiting for approval, the last one on “${title}”`,
      text: () => 'Visitors see it when it is approved.',
    },
    fr: {
      label: 'Un commentaire du site attend d’être validé',
      subject: ({ title, by }, count) =>
        count === 1
          ? `${by} a commenté «\u202f${title}\u202f»`
          : `${count} commentaires attendent d’être validés, le dernier sur «\u202f${title}\u202f»`,
      text: () => 'Les visiteurs le verront une fois validé.',
    },
    ar: {
      label: 'تعليق في الموقع ينتظر الموافقة',
      subject: ({ title, by }, count) =>
        count === 1
          ? `علّق \u2068${by}\u2069 على «\u2068${title}\u2069»`
          : `تعليقات تنتظر الموافقة (${count})، آخرها على «\u2068${title}\u2069»`,
      text: () => 'يراه الزوار بعد الموافقة عليه.',
    },
  },
};
