import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';

/** Nothing has arrived for days, or so much was sent that it can only go round in a circle. */
export type WhyOff = 'SILENT' | 'FLOOD';

interface SwitchedOff {
  host: string;
  why: WhyOff;
}

const texts: Record<'en' | 'fr' | 'ar', Record<WhyOff, (host: string) => string>> = {
  en: {
    SILENT: (host) =>
      `Nothing has arrived at ${host} for three days. Once it answers again, switch it on under Security; what was not sent can be sent again.`,
    FLOOD: (host) =>
      `More than 2,000 messages in ten minutes were for ${host}. What is told there may lead to what is told next, in a circle. Look into that, then switch it on under Security.`,
  },
  fr: {
    SILENT: (host) =>
      `Rien n’est arrivé à ${host} depuis trois jours. Quand il répondra, réactivez-le sous Sécurité ; ce qui n’est pas parti peut être renvoyé.`,
    FLOOD: (host) =>
      `Plus de 2 000 messages en dix minutes étaient destinés à ${host}. Ce qui y est signalé provoque peut-être le message suivant, en boucle. Vérifiez-le, puis réactivez-le sous Sécurité.`,
  },
  ar: {
    SILENT: (host) =>
      `لم يصل شيء إلى ${host} منذ ثلاثة أيام. عندما يجيب من جديد أعد تشغيله ضمن الأمان؛ ويمكن إعادة إرسال ما لم يُرسل.`,
    FLOOD: (host) =>
      `وُجّهت أكثر من 2000 رسالة في عشر دقائق إلى ${host}. ربما يؤدي ما يُبلَّغ به هناك إلى الرسالة التالية في حلقة. تحقق من ذلك ثم أعد تشغيله ضمن الأمان.`,
  },
};

/** Tells whoever made a webhook that it was switched off. */
export const webhookOffNotice: NoticeKind<SwitchedOff> = {
  name: 'notifications.webhookOff',
  mail: NoticeMail.NOW,
  read: (kept) => ({ why: 'SILENT', ...(kept as { host: string }) }),
  words: {
    en: {
      label: 'A webhook of mine was switched off',
      subject: ({ host }) => `Your webhook to ${host} was switched off`,
      text: ({ host, why }) => texts.en[why](host),
    },
    fr: {
      label: 'Un de mes webhooks a été désactivé',
      subject: ({ host }) => `Votre webhook vers ${host} a été désactivé`,
      text: ({ host, why }) => texts.fr[why](host),
    },
    ar: {
      label: 'أُوقف خطاف ويب لي',
      subject: ({ host }) => `أُوقف خطاف الويب إلى ${host}`,
      text: ({ host, why }) => texts.ar[why](host),
    },
  },
};
