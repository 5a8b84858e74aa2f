import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';

interface SwitchedOff {
  host: string;
}

/** Tells whoever made a webhook that it was switched off. */
export const webhookOffNotice: NoticeKind<SwitchedOff> = {
  name: 'notifications.webhookOff',
  mail: NoticeMail.NOW,
  read: (kept) => kept as SwitchedOff,
  words: {
    en: {
      label: 'A webhook of mine was switched off',
      subject: ({ host }) => `Your webhook to ${host} was switched off`,
      text: ({ host }) =>
        `Nothing has arrived at ${host} for three days. Once it answers again, switch it on under Security; what was not sent can be sent again.`,
    },
    fr: {
      label: 'Un de mes webhooks a été désactivé',
      subject: ({ host }) => `Votre webhook vers ${host} a été désactivé`,
      text: ({ host }) =>
        `Rien n’est arrivé à ${host} depuis trois jours. Quand il répondra, réactivez-le sous Sécurité ; ce qui n’est pas parti peut être renvoyé.`,
    },
    ar: {
      label: 'أُوقف خطاف ويب لي',
      subject: ({ host }) => `أُوقف خطاف الويب إلى ${host}`,
      text: ({ host }) =>
        `لم يصل شيء إلى ${host} منذ ثلاثة أيام. عندما يجيب من جديد أعد تشغيله ضمن الأمان؛ ويمكن إعادة إرسال ما لم يُرسل.`,
    },
  },
};
