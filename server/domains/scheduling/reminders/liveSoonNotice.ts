import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { momentText } from '../../platform/public.ts';

interface LiveSoon {
  title: string;
  /** Start, in milliseconds since 1970. */
  startsAt: number;
}

/** Notifies people ten minutes before they are live. A mail would come too late. */
export const liveSoonNotice: NoticeKind<LiveSoon> = {
  name: 'planning.liveSoon',
  rule: allow('read', 'Slot'),
  isUrgent: true,
  mail: NoticeMail.NEVER,
  event: {
    rule: allow('read', 'Slot'),
    of: ({ title, startsAt }) => ({ title, startsAt: new Date(startsAt).toISOString() }),
  },
  read: (data) => data as LiveSoon,
  words: {
    en: {
      label: 'I am live in ten minutes',
      subject: ({ title }) => `You are live soon: ${title}`,
      text: ({ startsAt }, _, reader) => `It starts on ${momentText(reader, new Date(startsAt))}.`,
    },
    fr: {
      label: 'Je passe en direct dans dix minutes',
      subject: ({ title }) => `Bientôt en direct\u202f: ${title}`,
      text: ({ startsAt }, _, reader) => `Cela commence le ${momentText(reader, new Date(startsAt))}.`,
    },
    ar: {
      label: 'أبث مباشرة بعد عشر دقائق',
      subject: ({ title }) => `بثك المباشر قريب: ${title}`,
      text: ({ startsAt }, _, reader) => `يبدأ في ${momentText(reader, new Date(startsAt))}.`,
    },
  },
};
