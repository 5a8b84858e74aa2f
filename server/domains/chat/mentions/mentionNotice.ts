import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';

interface Mention {
  by: string;
  /** Subject that the person must be allowed to read to see the thread; null for a private thread. */
  reads: string | null;
}

/**
 * Notifies a person of a mention in a message that they have not read. The notification does not contain the text of the message.
 */
export const mentionNotice: NoticeKind<Mention> = {
  name: 'chat.mention',
  mail: NoticeMail.DIGEST,
  read: (stored) => stored as Mention,
  concerns: async ({ abilities }, { reads }) => reads === null || abilities.can('read', reads),
  words: {
    en: {
      label: 'A message names me',
      subject: ({ by }, number) =>
        number === 1 ? `${by} mentioned you` : `You were mentioned ${number} times, at last by ${by}`,
      text: () => '',
    },
    fr: {
      label: 'Un message me cite',
      subject: ({ by }, number) =>
        number === 1 ? `${by} vous a cité` : `Vous avez été cité ${number} fois, en dernier par ${by}`,
      text: () => '',
    },
    ar: {
      label: 'رسالة تذكرني',
      subject: ({ by }, number) =>
        number === 1 ? `ذكرك ${by} في رسالة` : `ذُكرت في رسائل (${number})، آخرها من ${by}`,
      text: () => '',
    },
  },
};
