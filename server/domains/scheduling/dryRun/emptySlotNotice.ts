import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { momentText } from '../../platform/public.ts';

interface EmptySlot {
  title: string;
  /** Start, in milliseconds since 1970. */
  startsAt: number;
  isLive: boolean;
}

/** Notifies presenters, or else producers, of an empty slot that begins within a day. */
export const emptySlotNotice: NoticeKind<EmptySlot> = {
  name: 'planning.emptySlot',
  rule: allow('read', 'Slot'),
  mail: NoticeMail.NOW,
  event: {
    rule: allow('read', 'Slot'),
    of: ({ title, startsAt, isLive }) => ({ title, startsAt: new Date(startsAt).toISOString(), isLive }),
  },
  read: (data) => data as EmptySlot,
  words: {
    en: {
      label: 'A broadcast that I present is empty',
      subject: ({ title }) => `${title} is empty`,
      text: ({ title, startsAt, isLive }, _, reader) =>
        `${title} is on air on ${momentText(reader, new Date(startsAt))}, and ${isLive ? 'its rundown is still empty' : 'it has no sound yet'}. If nothing is added, the filler of the emission plays, or the default playlist.`,
    },
    fr: {
      label: 'Une diffusion que je présente est vide',
      subject: ({ title }) => `${title} est vide`,
      text: ({ title, startsAt, isLive }, _, reader) =>
        `${title} passe à l’antenne le ${momentText(reader, new Date(startsAt))}, et ${isLive ? 'son conducteur est encore vide' : 'n’a pas encore de son'}. Si rien n’est ajouté, le remplissage de l’émission sera diffusé, ou la playlist par défaut.`,
    },
    ar: {
      label: 'بث أقدّمه فارغ',
      subject: ({ title }) => `${title} فارغ`,
      text: ({ title, startsAt, isLive }, _, reader) =>
        `يُبث ${title} في ${momentText(reader, new Date(startsAt))}، ${isLive ? 'ولا شيء في قائمة بثه بعد' : 'ولا صوت له بعد'}. إن لم يُفعل شيء يُبث ما يملأ البرنامج، أو قائمة التشغيل الافتراضية.`,
    },
  },
};
