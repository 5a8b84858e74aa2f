import type { Message } from '../../../kit/mail/message.ts';
import type { MailLanguage } from '../../accounts/mailedLinks/mailTexts.ts';
import { mailOf, momentText, type Reader } from '../../accounts/mailedLinks/mails.ts';

interface Texts {
  subject: (title: string) => string;
  live: (title: string, when: string) => string;
  recorded: (title: string, when: string) => string;
  otherwise: string;
  action: string;
}

const texts: Record<MailLanguage, Texts> = {
  en: {
    subject: (title) => `${title} is empty`,
    live: (title, when) => `${title} is on the air on ${when}, and nothing stands in its rundown yet.`,
    recorded: (title, when) => `${title} is on the air on ${when}, and it has no sound yet.`,
    otherwise: 'If nothing is done, what fills the emission plays, or the default playlist.',
    action: 'Open the rundown',
  },
  fr: {
    subject: (title) => `${title} est vide`,
    live: (title, when) => `${title} passe à l’antenne le ${when}, et son conducteur est encore vide.`,
    recorded: (title, when) => `${title} passe à l’antenne le ${when}, et n’a pas encore de son.`,
    otherwise: 'Si rien n’est fait, ce qui remplit l’émission sera diffusé, ou la playlist par défaut.',
    action: 'Ouvrir le conducteur',
  },
  ar: {
    subject: (title) => `${title} فارغ`,
    live: (title, when) => `يُبث ${title} في ${when}، ولا شيء في تسلسله بعد.`,
    recorded: (title, when) => `يُبث ${title} في ${when}، ولا صوت له بعد.`,
    otherwise: 'إن لم يُفعل شيء يُبث ما يملأ البرنامج، أو قائمة التشغيل الافتراضية.',
    action: 'فتح التسلسل',
  },
};

/** Tells a presenter that what they present is empty. */
export function emptySlotMail(
  reader: Reader,
  { title, startsAt, isLive, url }: { title: string; startsAt: Date; isLive: boolean; url: string },
): Message {
  const { subject, live, recorded, otherwise, action } = texts[reader.language];
  const when = momentText(reader, startsAt);
  return mailOf(reader, {
    subject: subject(title),
    before: [isLive ? live(title, when) : recorded(title, when), otherwise],
    link: { url, action },
  });
}
