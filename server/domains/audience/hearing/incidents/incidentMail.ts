import type { Message } from '../../../../kit/mail/message.ts';
import type { MailLanguage } from '../../../accounts/mailedLinks/mailTexts.ts';
import { mailOf, momentText, type Reader } from '../../../accounts/mailedLinks/mails.ts';
import { SoundTrouble } from '../soundTrouble.ts';
import { IncidentEnd } from './incidentEnums.ts';

type Named = (mount: string, radio: string) => string;

interface Texts {
  began: Record<SoundTrouble, { subject: Named; body: (mount: string, when: string) => string }>;
  heard: string;
  over: { subject: Named; body: (mount: string, from: string, until: string) => string };
  why: Record<IncidentEnd, string>;
  action: string;
}

const texts: Record<MailLanguage, Texts> = {
  en: {
    began: {
      SILENCE: {
        subject: (mount, radio) => `${radio}: silence on ${mount}`,
        body: (mount, when) => `${mount} has been silent since ${when}, though it is on the air.`,
      },
      CLIPPING: {
        subject: (mount, radio) => `${radio}: ${mount} is distorted`,
        body: (mount, when) => `The sound of ${mount} has been clipped since ${when}: it is too loud.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio}: ${mount} has stalled`,
        body: (mount, when) =>
          `Nothing has come from ${mount} since ${when}, though its source is connected.`,
      },
    },
    heard: 'What was heard until then can be played in the stream monitoring.',
    over: {
      subject: (mount, radio) => `${radio}: over on ${mount}`,
      body: (mount, from, until) => `What was wrong with ${mount} from ${from} was over on ${until}.`,
    },
    why: {
      SOUND_BACK: 'The sound is back.',
      OFF_AIR: 'The mount point went off the air.',
      NOT_HEARD: 'It is not heard any more: what it sounds like now is not known.',
      MOUNT_GONE: 'The mount point was deleted.',
    },
    action: 'Open the stream monitoring',
  },
  fr: {
    began: {
      SILENCE: {
        subject: (mount, radio) => `${radio} : silence sur ${mount}`,
        body: (mount, when) => `${mount} est silencieux depuis le ${when}, alors qu’il est à l’antenne.`,
      },
      CLIPPING: {
        subject: (mount, radio) => `${radio} : ${mount} sature`,
        body: (mount, when) => `Le son de ${mount} sature depuis le ${when} : il est trop fort.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio} : ${mount} est figé`,
        body: (mount, when) =>
          `Rien ne vient de ${mount} depuis le ${when}, alors que sa source est connectée.`,
      },
    },
    heard: 'Ce qui a été entendu jusque-là s’écoute dans la surveillance des flux.',
    over: {
      subject: (mount, radio) => `${radio} : terminé sur ${mount}`,
      body: (mount, from, until) =>
        `Le problème de ${mount} commencé le ${from} est terminé depuis le ${until}.`,
    },
    why: {
      SOUND_BACK: 'Le son est revenu.',
      OFF_AIR: 'Le point de montage a quitté l’antenne.',
      NOT_HEARD: 'Il n’est plus écouté : on ne sait pas ce qu’il diffuse.',
      MOUNT_GONE: 'Le point de montage a été supprimé.',
    },
    action: 'Ouvrir la surveillance des flux',
  },
  ar: {
    began: {
      SILENCE: {
        subject: (mount, radio) => `${radio}: صمت على ${mount}`,
        body: (mount, when) => `${mount} صامت منذ ${when}، مع أنه على الهواء.`,
      },
      CLIPPING: {
        subject: (mount, radio) => `${radio}: صوت ${mount} مشوّه`,
        body: (mount, when) => `صوت ${mount} مقصوص القمم منذ ${when}: إنه أعلى مما ينبغي.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio}: توقف ${mount}`,
        body: (mount, when) => `لا يصل شيء من ${mount} منذ ${when}، مع أن مصدره متصل.`,
      },
    },
    heard: 'يمكن تشغيل ما سُمع حتى ذلك الحين في مراقبة البث.',
    over: {
      subject: (mount, radio) => `${radio}: انتهى الأمر على ${mount}`,
      body: (mount, from, until) => `ما كان من خلل في ${mount} منذ ${from} انتهى في ${until}.`,
    },
    why: {
      SOUND_BACK: 'عاد الصوت.',
      OFF_AIR: 'خرجت نقطة البث من الهواء.',
      NOT_HEARD: 'لم تعد تُسمع: ما يصدر منها الآن غير معروف.',
      MOUNT_GONE: 'حُذفت نقطة البث.',
    },
    action: 'فتح مراقبة البث',
  },
};

export interface MailedIncident {
  radio: string;
  mount: string;
  kind: SoundTrouble;
  beganAt: Date;
  url: string;
}

/** Says that something is wrong with the sound of a mount point. */
export function beganMail(reader: Reader, incident: MailedIncident, hasSound: boolean): Message {
  const { began, heard, action } = texts[reader.language];
  const { subject, body } = began[incident.kind];
  return mailOf(reader, {
    subject: subject(incident.mount, incident.radio),
    before: [body(incident.mount, momentText(reader, incident.beganAt)), ...(hasSound ? [heard] : [])],
    link: { url: incident.url, action },
  });
}

/** Says that it is over, and why. */
export function overMail(
  reader: Reader,
  incident: MailedIncident,
  end: { at: Date; why: IncidentEnd },
): Message {
  const { over, why, action } = texts[reader.language];
  const moment = (at: Date) => momentText(reader, at);
  return mailOf(reader, {
    subject: over.subject(incident.mount, incident.radio),
    before: [over.body(incident.mount, moment(incident.beganAt), moment(end.at)), why[end.why]],
    link: { url: incident.url, action },
  });
}
