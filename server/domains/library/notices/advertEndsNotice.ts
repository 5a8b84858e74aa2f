import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { dayText } from '../../platform/public.ts';

interface EndingAdvert {
  title: string;
  /** Last day on which the advert may air, `YYYY-MM-DD`. */
  lastDay: string;
}

/** Notifies people who manage adverts that one of them ends soon. */
export const advertEndsNotice: NoticeKind<EndingAdvert> = {
  name: 'multimedia.advertEnds',
  rule: allow('update', 'Publicity'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'Publicity'), of: ({ title, lastDay }) => ({ title, lastDay }) },
  read: (stored) => stored as EndingAdvert,
  words: {
    en: {
      label: 'An advert ends in a week',
      subject: ({ title }, number) =>
        number === 1 ? `${title} ends soon` : `${number} adverts end soon, ${title} among them`,
      text: ({ title, lastDay }, _, reader) =>
        `${title} airs for the last time on ${dayText(reader, lastDay)}.`,
    },
    fr: {
      label: 'Une publicité se termine dans une semaine',
      subject: ({ title }, number) =>
        number === 1
          ? `${title} se termine bientôt`
          : `${number} publicités se terminent bientôt, dont ${title}`,
      text: ({ title, lastDay }, _, reader) =>
        `${title} passe pour la dernière fois le ${dayText(reader, lastDay)}.`,
    },
    ar: {
      label: 'إعلان ينتهي بعد أسبوع',
      subject: ({ title }, number) =>
        number === 1 ? `ينتهي ${title} قريبًا` : `إعلانات تنتهي قريبًا (${number})، منها ${title}`,
      text: ({ title, lastDay }, _, reader) => `يُبث ${title} لآخر مرة في ${dayText(reader, lastDay)}.`,
    },
  },
};
