import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface Reported {
  reason: string;
}

/** Tells those who keep order that somebody finds a message wrong. What it says is read among the reports alone. */
export const reportNotice: NoticeKind<Reported> = {
  name: 'chat.reported',
  rule: allow('update', 'ChatReport'),
  mail: NoticeMail.DIGEST,
  read: (kept) => kept as Reported,
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
