import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { ParticipantPart } from '../../people/participant.ts';
import { RushState } from '../rushEnums.ts';

interface WaitingRush {
  title: string;
  emission: number | null;
}

const hasOwnParticipation = query(
  'programmes.hasParticipationForRush',
  (db, { emission, user }: Given<{ emission: number; user: number }>) =>
    db
      .selectFrom('EmissionPerson')
      .select('id')
      .where('emission', '=', emission)
      .where('user', '=', user)
      .where('part', 'in', [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER]),
);

/** Notifies reviewers that a rush has arrived, has a new take, or has no reviewer any more. */
export const rushWaitsNotice: NoticeKind<WaitingRush> = {
  name: 'planning.rushWaits',
  rule: allow('update', 'Rush'),
  mail: NoticeMail.DIGEST,
  event: { rule: allow('read', 'Rush'), of: ({ title, emission }) => ({ title, emissionId: emission }) },
  read: (data) => data as WaitingRush,
  // Reviewers who may only decide about rushes of their own emissions are not notified of other rushes.
  async concerns({ abilities, userId, database, radioId }, { emission }) {
    if (abilities.canAll('update', 'Rush')) return true;
    return emission !== null && hasOwnParticipation.any({ database, radioId }, { emission, user: userId });
  },
  words: {
    en: {
      label: 'A rush waits to be heard',
      subject: ({ title }, number) =>
        number === 1 ? `A rush waits: ${title}` : `${number} rushes wait, the last of them ${title}`,
      text: () => 'Somebody has to listen to it and decide what becomes of it.',
    },
    fr: {
      label: 'Un rush attend d’être écouté',
      subject: ({ title }, number) =>
        number === 1 ? `Un rush attend : ${title}` : `${number} rushes attendent, le dernier : ${title}`,
      text: () => 'Quelqu’un doit l’écouter et décider de ce qu’il devient.',
    },
    ar: {
      label: 'تسجيل خام ينتظر الاستماع',
      subject: ({ title }, number) =>
        number === 1 ? `تسجيل خام ينتظر: ${title}` : `تسجيلات خام تنتظر (${number})، آخرها: ${title}`,
      text: () => 'على أحد أن يستمع إليه ويقرر مصيره.',
    },
  },
};

interface AssignedRush {
  title: string;
  by: string;
}

/** Notifies a reviewer of an assigned rush. */
export const rushAssignedNotice: NoticeKind<AssignedRush> = {
  name: 'planning.rushAssigned',
  rule: allow('read', 'Rush'),
  mail: NoticeMail.NOW,
  read: (data) => data as AssignedRush,
  words: {
    en: {
      label: 'A rush was given to me',
      subject: ({ title, by }) => `${by} gave you the rush ${title}`,
      text: () => 'You are the one who listens to it and decides.',
    },
    fr: {
      label: 'Un rush m’a été confié',
      subject: ({ title, by }) => `${by} vous confie le rush ${title}`,
      text: () => 'C’est à vous de l’écouter et de décider.',
    },
    ar: {
      label: 'أُسند إليّ تسجيل خام',
      subject: ({ title, by }) => `أسند إليك ${by} التسجيل الخام ${title}`,
      text: () => 'عليك أنت الاستماع إليه واتخاذ القرار.',
    },
  },
};

export type Decision = RushState.ACCEPTED | RushState.SENT_BACK | RushState.REJECTED;

interface DecidedRush {
  title: string;
  state: Decision;
  /** Message of the decision; may be empty. */
  words: string;
}

/** Notifies the sender of a rush of the decision. */
export const rushDecidedNotice: NoticeKind<DecidedRush> = {
  name: 'planning.rushDecided',
  rule: allow('read', 'Rush'),
  mail: NoticeMail.NOW,
  event: { rule: allow('read', 'Rush'), of: ({ title, state, words }) => ({ title, state, words }) },
  read: (data) => data as DecidedRush,
  words: {
    en: {
      label: 'My rush was accepted, sent back or rejected',
      subject: ({ title, state }) =>
        ({
          [RushState.ACCEPTED]: `${title} was accepted`,
          [RushState.SENT_BACK]: `${title} comes back to you`,
          [RushState.REJECTED]: `${title} is not used`,
        })[state],
      text: ({ state, words }) =>
        words || (state === RushState.ACCEPTED ? 'Its new file is being made.' : ''),
    },
    fr: {
      label: 'Mon rush a été accepté, renvoyé ou refusé',
      subject: ({ title, state }) =>
        ({
          [RushState.ACCEPTED]: `${title} est accepté`,
          [RushState.SENT_BACK]: `${title} vous revient`,
          [RushState.REJECTED]: `${title} n’est pas retenu`,
        })[state],
      text: ({ state, words }) =>
        words || (state === RushState.ACCEPTED ? 'Son nouveau fichier est en préparation.' : ''),
    },
    ar: {
      label: 'قُبل تسجيلي الخام أو أُعيد أو رُفض',
      subject: ({ title, state }) =>
        ({
          [RushState.ACCEPTED]: `قُبل ${title}`,
          [RushState.SENT_BACK]: `أُعيد إليك ${title}`,
          [RushState.REJECTED]: `لن يُستعمل ${title}`,
        })[state],
      text: ({ state, words }) => words || (state === RushState.ACCEPTED ? 'يُعد الآن ملفه الجديد.' : ''),
    },
  },
};
