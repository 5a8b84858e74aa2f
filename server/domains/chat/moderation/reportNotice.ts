import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface Reported {
  reason: string;
}

/** Notifies moderators of a report. The notification contains the reason, but not the text of the message. */
export const reportNotice: NoticeKind<Reported> = {
  name: 'chat.reportedMessage',
  rule: allow('update', 'ChatReport'),
  mail: NoticeMail.DIGEST,
  read: (stored) => stored as Reported,
  words: {
    en: {
      label: 'A message was reported',
      subject: (_, number) => (number === 1 ? 'A message was reported' : `${number} messages were reported`),
      text: ({ reason }) => reason,
    },
    fr: {
      label: 'Un message a été signalé',
      subject: (_, number) =>
        number === 1 ? 'Un message a été signalé' : `${number} messages ont été signalés`,
      text: ({ reason }) => reason,
    },
    ar: {
      label: 'أُبلغ عن رسالة',
      subject: (_, number) => (number === 1 ? 'أُبلغ عن رسالة' : `رسائل أُبلغ عنها (${number})`),
      text: ({ reason }) => reason,
    },
  },
};
