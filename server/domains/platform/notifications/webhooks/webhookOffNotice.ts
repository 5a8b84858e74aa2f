import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';

/**
 * The reason why a webhook was switched off.
 * Deliveries failed for days, their number shows a loop, or the receiver answered 410 Gone.
 */
export type WhyOff = 'SILENT' | 'FLOOD' | 'GONE';

interface SwitchedOff {
  host: string;
  why: WhyOff;
}

const texts: Record<'en' | 'fr' | 'ar', Record<WhyOff, (host: string) => string>> = {
  en: {
    SILENT: (host) =>
      `No message has reached ${host} for three days. Once it answers again, switch the webhook on under Security; messages that were not sent can be sent again.`,
    FLOOD: (host) =>
      `More than 2,000 messages in ten minutes were addressed to ${host}. The receiver may trigger the next message itself, in a loop. Check that, then switch the webhook on under Security.`,
    GONE: (host) =>
      `${host} answered “410 Gone”: it accepts no more messages at this address. Change the address or switch the webhook on again under Security; messages that were not sent can be sent again.`,
  },
  fr: {
    SILENT: (host) =>
      `Rien n’est arrivé à ${host} depuis trois jours. Quand il répondra, réactivez-le sous Sécurité\u202f; ce qui n’est pas parti peut être renvoyé.`,
    FLOOD: (host) =>
      `Plus de 2 000 messages en dix minutes étaient destinés à ${host}. Ce qui y est signalé provoque peut-être le message suivant, en boucle. Vérifiez-le, puis réactivez-le sous Sécurité.`,
    GONE: (host) =>
      `${host} a répondu «\u202f410 Gone\u202f»\u202f: il n’accepte plus de messages à cette adresse. Changez l’adresse ou réactivez le webhook sous Sécurité\u202f; ce qui n’est pas parti peut être renvoyé.`,
  },
  ar: {
    SILENT: (host) =>
      `لم يصل شيء إلى ${host} منذ ثلاثة أيام. عندما يجيب من جديد أعد تشغيله ضمن الأمان؛ ويمكن إعادة إرسال ما لم يُرسل.`,
    FLOOD: (host) =>
      `وُجّهت أكثر من 2000 رسالة في عشر دقائق إلى ${host}. ربما يؤدي ما يُبلَّغ به هناك إلى الرسالة التالية في حلقة. تحقق من ذلك ثم أعد تشغيله ضمن الأمان.`,
    GONE: (host) =>
      `أجاب ⁨${host}⁩ بـ⁨«410 Gone»⁩: لم يعد يقبل الرسائل على هذا العنوان. غيّر العنوان أو أعد تشغيل الخطاف ضمن الأمان؛ ويمكن إعادة إرسال ما لم يُرسل.`,
  },
};

/** Notifies the owner of a webhook that it was switched off. */
export const webhookOffNotice: NoticeKind<SwitchedOff> = {
  name: 'notifications.webhookOff',
  mail: NoticeMail.NOW,
  read: (stored) => ({ why: 'SILENT', ...(stored as { host: string }) }),
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
