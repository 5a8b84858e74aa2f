import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';
import { mailTexts } from '../mailedLinks/mailTexts.ts';
import { momentText } from '../mailedLinks/mails.ts';

interface NewDevice {
  /** User agent of the device. */
  device: string;
  /** Time of the sign-in, in milliseconds since 1970. */
  at: number;
}

/** Notifies a user of a sign-in on an unknown device. */
export const newDeviceNotice: NoticeKind<NewDevice> = {
  name: 'accounts.newDevice',
  isUrgent: true,
  mail: NoticeMail.NOW,
  read: (data) => data as NewDevice,
  words: {
    en: {
      label: 'A new device signed in to my account',
      subject: () => 'A new device signed in to your account',
      text: ({ device, at }, _, reader) =>
        `${device || 'A device'} signed in on ${momentText(reader, new Date(at))}. ${mailTexts.en.notYou}`,
    },
    fr: {
      label: 'Un nouvel appareil s’est connecté à mon compte',
      subject: () => 'Un nouvel appareil s’est connecté à votre compte',
      text: ({ device, at }, _, reader) =>
        `${device || 'Un appareil'} s’est connecté le ${momentText(reader, new Date(at))}. ${mailTexts.fr.notYou}`,
    },
    ar: {
      label: 'دخل جهاز جديد إلى حسابي',
      subject: () => 'دخل جهاز جديد إلى حسابك',
      text: ({ device, at }, _, reader) =>
        `دخل ${device || 'جهاز'} في ${momentText(reader, new Date(at))}. ${mailTexts.ar.notYou}`,
    },
  },
};
