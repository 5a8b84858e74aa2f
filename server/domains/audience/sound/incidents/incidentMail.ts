import type { Message } from '../../../../kit/mail/message.ts';
import { type MailLanguage, mailOf, momentText, type Reader } from '../../../platform/public.ts';
import type { IncidentEnd, IncidentKind } from './incidentEnums.ts';

type Named = (mount: string, radio: string) => string;

interface Texts {
  began: Record<IncidentKind, { subject: Named; body: (mount: string, when: string) => string }>;
  soundText: string;
  over: { subject: Named; body: (mount: string, from: string, until: string) => string };
  why: Record<IncidentEnd, string>;
  action: string;
}

const texts: Record<MailLanguage, Texts> = {
  en: {
    began: {
      SILENCE: {
        subject: (mount, radio) => `${radio}: silence on ${mount}`,
        body: (mount, when) => `${mount} has been silent since ${when}, although it is on air.`,
      },
      CLIPPING: {
        subject: (mount, radio) => `${radio}: ${mount} is distorted`,
        body: (mount, when) => `The sound of ${mount} has been clipped since ${when}: it is too loud.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio}: ${mount} has stalled`,
        body: (mount, when) => `${mount} has sent no sound since ${when}, although its source is connected.`,
      },
      NOTHING_TO_PLAY: {
        subject: (_mount, radio) => `${radio}: nothing to play`,
        body: (mount, when) =>
          `Since ${when} ${mount} has been playing its emergency content: the player has nothing from the plan or the default playlist. Plan a programme, or add playable items to the default playlist.`,
      },
      PLAYER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}: the disk of the player is full`,
        body: (mount, when) =>
          `The disk of the player of ${mount} has been full since ${when}. The current programme continues, but upcoming items are no longer downloaded and encoders are not recorded. Free space on the disk with STATION_DIR.`,
      },
      SERVER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}: a live session is not recorded`,
        body: (mount, when) =>
          `A live session of ${mount} is on air, but has not been recorded since ${when}: the disk of the server is full or missing. The recording up to then is saved. Free space on the disk with DATA_DIR.`,
      },
      NOT_BROADCASTING: {
        subject: (_mount, radio) => `${radio}: not broadcasting`,
        body: (mount, when) =>
          `Nothing that the player of ${mount} plays has reached a streaming server since ${when}: nobody can hear it, and the log says "Not sent". Check the host, the port and the source password of the streaming server; the page Streaming says what is wrong with each mount point.`,
      },
      PLAN_UNAVAILABLE: {
        subject: (_mount, radio) => `${radio}: the player receives no plan`,
        body: (mount, when) =>
          `The server has failed to compute the plan of ${mount} since ${when}. The player continues with the plan it has, at most 45 minutes, and then plays its emergency content. The fault is in the server: read its log, and return to the version or the plan that worked.`,
      },
    },
    soundText: 'The sound up to then can be played in the stream monitoring.',
    over: {
      subject: (mount, radio) => `${radio}: over on ${mount}`,
      body: (mount, from, until) => `The problem with ${mount} that began on ${from} ended on ${until}.`,
    },
    why: {
      SOUND_BACK: 'The sound is back.',
      OFF_AIR: 'The mount point is off air.',
      NOT_MONITORED: 'The mount point is no longer monitored, so its sound is unknown.',
      MOUNT_DELETED: 'The mount point was deleted.',
      PLAYS_AGAIN: 'The plan, the default playlist or a live session is on air again.',
      DISK_SPACE_FREED: 'The disk has free space again.',
      PLAN_AVAILABLE: 'The player receives the plan again.',
      BROADCASTING_AGAIN: 'The station is broadcasting again.',
    },
    action: 'Open stream monitoring',
  },
  fr: {
    began: {
      SILENCE: {
        subject: (mount, radio) => `${radio}\u202f: silence sur ${mount}`,
        body: (mount, when) => `${mount} est silencieux depuis le ${when}, alors qu’il est à l’antenne.`,
      },
      CLIPPING: {
        subject: (mount, radio) => `${radio} : ${mount} sature`,
        body: (mount, when) => `Le son de ${mount} sature depuis le ${when}\u202f: il est trop fort.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio}\u202f: ${mount} est figé`,
        body: (mount, when) =>
          `Rien ne vient de ${mount} depuis le ${when}, alors que sa source est connectée.`,
      },
      NOTHING_TO_PLAY: {
        subject: (_mount, radio) => `${radio}\u202f: rien à diffuser`,
        body: (mount, when) =>
          `Depuis le ${when}, ${mount} diffuse le son de secours\u202f: le lecteur n’a rien de la programmation ni de la playlist par défaut. Programmez quelque chose, ou mettez des sons diffusables dans la playlist par défaut.`,
      },
      PLAYER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}\u202f: le disque du lecteur est plein`,
        body: (mount, when) =>
          `Le disque du lecteur de ${mount} est plein depuis le ${when}. L’antenne continue\u202f; la suite n’est plus téléchargée et les encodeurs ne sont plus enregistrés. Libérez de la place sur le disque où se trouve STATION_DIR.`,
      },
      SERVER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}\u202f: un direct n’est pas enregistré`,
        body: (mount, when) =>
          `Un direct de ${mount} est à l’antenne, mais n’est plus enregistré depuis le ${when}\u202f: le disque du serveur est plein, ou absent. L’enregistrement jusque-là est conservé. Libérez de la place sur le disque où se trouve DATA_DIR.`,
      },
      NOT_BROADCASTING: {
        subject: (_mount, radio) => `${radio} : aucune diffusion`,
        body: (mount, when) =>
          `Depuis le ${when}, rien de ce que joue le lecteur de ${mount} n’atteint un serveur de diffusion\u202f: personne ne peut l’entendre, et le journal indique «\u202fNon diffusé\u202f». Vérifiez l’hôte, le port et le mot de passe source du serveur\u202f; la page Diffusion indique ce qui ne va pas pour chaque point de montage.`,
      },
      PLAN_UNAVAILABLE: {
        subject: (_mount, radio) => `${radio}\u202f: le lecteur ne reçoit plus la programmation`,
        body: (mount, when) =>
          `Depuis le ${when}, le serveur n’arrive pas à établir ce que ${mount} doit diffuser. Le lecteur continue avec ce qu’il a déjà reçu, 45 minutes au plus, puis avec le son de secours. C’est une panne du serveur\u202f: consultez son journal, et revenez à la version ou à la programmation qui fonctionnait.`,
      },
    },
    soundText: 'Le son jusque-là peut être écouté dans la surveillance des flux.',
    over: {
      subject: (mount, radio) => `${radio}\u202f: terminé sur ${mount}`,
      body: (mount, from, until) =>
        `Le problème de ${mount} commencé le ${from} est terminé depuis le ${until}.`,
    },
    why: {
      SOUND_BACK: 'Le son est revenu.',
      OFF_AIR: 'Le point de montage a quitté l’antenne.',
      NOT_MONITORED: 'Le point de montage n’est plus surveillé\u202f: l’état de son signal est inconnu.',
      MOUNT_DELETED: 'Le point de montage a été supprimé.',
      PLAYS_AGAIN: 'La programmation, la playlist par défaut ou un direct est de nouveau à l’antenne.',
      DISK_SPACE_FREED: 'Il y a de nouveau de la place sur le disque.',
      PLAN_AVAILABLE: 'Le lecteur reçoit de nouveau la programmation.',
      BROADCASTING_AGAIN: 'La diffusion a repris.',
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
        body: (mount, when) => `صوت ${mount} مشوّه منذ ${when}: إنه أعلى مما ينبغي.`,
      },
      STALL: {
        subject: (mount, radio) => `${radio}: توقف ${mount}`,
        body: (mount, when) => `لا يصل شيء من ${mount} منذ ${when}، مع أن مصدره متصل.`,
      },
      NOTHING_TO_PLAY: {
        subject: (_mount, radio) => `${radio}: لا شيء للبث`,
        body: (mount, when) =>
          `منذ ${when} تبث ${mount} ما يُحفظ للطوارئ: ليس لدى المشغّل شيء من البرمجة ولا من قائمة التشغيل الافتراضية. برمج شيئًا، أو ضع في قائمة التشغيل الافتراضية ما يمكن تشغيله.`,
      },
      PLAYER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}: قرص المشغّل ممتلئ`,
        body: (mount, when) =>
          `قرص مشغّل ${mount} ممتلئ منذ ${when}. البث مستمر، لكن ما سيأتي لم يعد يُجلب، وما ترسله أجهزة الترميز لم يعد يُسجَّل. أفرغ مكانًا على القرص الذي فيه STATION_DIR.`,
      },
      SERVER_DISK_FULL: {
        subject: (_mount, radio) => `${radio}: بث مباشر لا يُسجَّل`,
        body: (mount, when) =>
          `بث مباشر على ${mount} مسموع، لكنه لم يعد يُسجَّل منذ ${when}: قرص الخادم ممتلئ أو مفقود. ما سُجّل قبل ذلك محفوظ. أفرغ مكانًا على القرص الذي فيه DATA_DIR.`,
      },
      NOT_BROADCASTING: {
        subject: (_mount, radio) => `${radio}: لا بث`,
        body: (mount, when) =>
          `منذ ${when} لا يصل شيء مما يشغّله مشغّل ${mount} إلى خادم بث: لا يمكن لأحد سماعه، ويذكر السجل «لم يُبث». تحقق من المضيف والمنفذ وكلمة مرور المصدر لخادم البث؛ وتبيّن صفحة البث ما الخطأ في كل نقطة بث.`,
      },
      PLAN_UNAVAILABLE: {
        subject: (_mount, radio) => `${radio}: المشغّل لا تصله البرمجة`,
        body: (mount, when) =>
          `لا يستطيع الخادم منذ ${when} أن يحدد ما تبثه ${mount}. يواصل المشغّل بما وصله من قبل، 45 دقيقة على الأكثر، ثم بما يُحفظ للطوارئ. إنه عطل في الخادم: راجع سجله، وعُد إلى الإصدار أو البرمجة التي كانت تعمل.`,
      },
    },
    soundText: 'يمكن تشغيل ما سُمع حتى ذلك الحين في مراقبة البث.',
    over: {
      subject: (mount, radio) => `${radio}: انتهى الأمر على ${mount}`,
      body: (mount, from, until) => `ما كان من خلل في ${mount} منذ ${from} انتهى في ${until}.`,
    },
    why: {
      SOUND_BACK: 'عاد الصوت.',
      OFF_AIR: 'لم تعد نقطة البث على الهواء.',
      NOT_MONITORED: 'لم تعد تُسمع: ما يصدر منها الآن غير معروف.',
      MOUNT_DELETED: 'حُذفت نقطة البث.',
      PLAYS_AGAIN: 'عاد يُسمع المبرمج أو قائمة التشغيل الافتراضية أو بث مباشر.',
      DISK_SPACE_FREED: 'عاد المكان على القرص.',
      PLAN_AVAILABLE: 'عادت البرمجة تصل إلى المشغّل.',
      BROADCASTING_AGAIN: 'عاد البث.',
    },
    action: 'فتح مراقبة البث',
  },
};

/** Facts about an incident that a notification contains. */
export interface IncidentDetails {
  radio: string;
  mount: string;
  kind: IncidentKind;
  /** Moments are milliseconds since 1970. */
  beganAt: number;
  hasSound: boolean;
}

export interface EndDetails {
  endedAt: number;
  why: IncidentEnd;
}

type Words = { subject: string; paragraphs: string[] };
type WordsReader = Pick<Reader, 'language' | 'timeZone'>;

/** Writes the subject and paragraphs that notify a reader that an incident has begun. */
export function beganWords(
  reader: WordsReader,
  { radio, mount, kind, beganAt, hasSound }: IncidentDetails,
): Words {
  const { began, soundText } = texts[reader.language];
  const { subject, body } = began[kind];
  const text = body(mount, momentText(reader, new Date(beganAt)));
  return { subject: subject(mount, radio), paragraphs: hasSound ? [text, soundText] : [text] };
}

/** Writes the subject and paragraphs that notify a reader that an incident is over, with the reason. */
export function overWords(
  reader: WordsReader,
  { radio, mount, beganAt, endedAt, why }: IncidentDetails & EndDetails,
): Words {
  const { over, why: reasons } = texts[reader.language];
  const moment = (at: number) => momentText(reader, new Date(at));
  return {
    subject: over.subject(mount, radio),
    paragraphs: [over.body(mount, moment(beganAt), moment(endedAt)), reasons[why]],
  };
}

/** Mail with the words of a notification, for addresses without an account and so without an inbox. */
export function incidentMail(reader: Reader, { subject, paragraphs }: Words, url: string): Message {
  return mailOf(reader, {
    subject,
    before: paragraphs,
    link: { url, action: texts[reader.language].action },
  });
}
