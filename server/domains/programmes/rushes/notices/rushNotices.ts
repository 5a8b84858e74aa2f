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
      label: 'A rush is waiting for review',
      subject: ({ title }, number) =>
        number === 1 ? `A rush is waiting: ${title}` : `${number} rushes are waiting, the last one: ${title}`,
      text: () => 'It needs a review: accept it, send it back or reject it.',
    },
    fr: {
      label: 'Un rush attend une relecture',
      subject: ({ title }, number) =>
        number === 1
          ? `Un rush attend\u202f: ${title}`
          : `${number} rushes attendent, le dernier\u202f: ${title}`,
      text: () => 'Il faut le relire\u202f: l’accepter, le renvoyer ou le refuser.',
    },
    ar: {
      label: 'تسجيل خام ينتظر المراجعة',
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
      label: 'A rush was assigned to me',
      subject: ({ title, by }) => `${by} assigned the rush ${title} to you`,
      text: () => 'Please review it and decide.',
    },
    fr: {
      label: 'Un rush m’a été attribué',
      subject: ({ title, by }) => `${by} vous a attribué le rush ${title}`,
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
          [RushState.SENT_BACK]: `${title} was sent back to you`,
          [RushState.REJECTED]: `${title} was rejected`,
        })[state],
      text: ({ state, words }) =>
        words || (state === RushState.ACCEPTED ? 'Its new file is being created.' : ''),
    },
    fr: {
      label: 'Mon rush a été accepté, renvoyé ou refusé',
      subject: ({ title, state }) =>
        ({
          [RushState.ACCEPTED]: `${title} est accepté`,
          [RushState.SENT_BACK]: `${title} vous est renvoyé`,
          [RushState.REJECTED]: `${title} est refusé`,
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
