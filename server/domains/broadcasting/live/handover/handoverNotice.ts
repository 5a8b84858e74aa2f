import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';
import type { Services } from '../../../../kit/context.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { mayCome, findOpenHandover } from './handoverQueries.ts';
import type { LiveWriting } from '../liveWriting.ts';

interface ArrangedHandover {
  /** Name of the other person. For an offer, the presenter on the air; for a request, the new presenter. */
  name: string;
  isOffered: boolean;
}

/**
 * Notifies the person to whom a handover is offered, or the presenter from whom one is requested. It is never mailed, because a handover
 * expires after two minutes. Nobody is notified when no handover of the radio is open any more at the time of sending.
 */
export const handoverNotice: NoticeKind<ArrangedHandover> = {
  name: 'onair.handover',
  rule: allow('read', 'LiveSession'),
  isUrgent: true,
  lifetime: mayCome,
  mail: NoticeMail.NEVER,
  read: (stored) => stored as ArrangedHandover,
  concerns: async ({ database, radioId }) => findOpenHandover.any({ database, radioId }),
  words: {
    en: {
      label: 'Someone hands over to me, or takes over from me',
      subject: ({ name, isOffered }) =>
        isOffered ? `${name} hands over to you` : `${name} takes over from you`,
      text: ({ isOffered }) =>
        isOffered
          ? 'Go live in the studio or with your encoder within two minutes.'
          : 'You stay on air until their sound arrives. You can cancel the handover in the studio.',
    },
    fr: {
      label: 'On me passe l’antenne, ou on me la reprend',
      subject: ({ name, isOffered }) =>
        isOffered ? `${name} vous passe l’antenne` : `${name} prend l’antenne après vous`,
      text: ({ isOffered }) =>
        isOffered
          ? 'Passez en direct au studio ou avec votre encodeur dans les deux minutes.'
          : 'Vous restez à l’antenne jusqu’à l’arrivée de son signal. Vous pouvez annuler depuis le studio.',
    },
    ar: {
      label: 'يسلّمني أحدهم البث أو يتسلّمه مني',
      subject: ({ name, isOffered }) =>
        isOffered ? `\u2068${name}\u2069 يسلّمك البث` : `\u2068${name}\u2069 يتسلّم البث منك`,
      text: ({ isOffered }) =>
        isOffered
          ? 'ابدأ البث من الاستوديو أو من برنامج البث لديك خلال دقيقتين.'
          : 'تبقى على الهواء إلى أن يصل صوته. يمكنك الإلغاء من الاستوديو.',
    },
  },
};

/** Group that all notifications of one handover share, so that they can be closed together. */
export const handoverGroup = (id: number): string => `handover ${id}`;

/** Closes the notification of a handover on the screens of the given people. */
export const closeHandoverMessage = (
  services: Services,
  { transaction, context }: LiveWriting,
  { id, people }: { id: number; people: ReadonlyArray<number | null> },
): Promise<void> =>
  services.inboxes.expire(
    { services, transaction },
    {
      kind: handoverNotice.name,
      to: people.filter((person) => person !== null),
      about: context.radioId!,
      group: handoverGroup(id),
    },
  );
