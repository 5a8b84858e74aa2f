import { NoticeMail, type NoticeKind } from '../../../../kit/notices/noticeKind.ts';

interface TakenInvitation {
  name: string;
}

/** Notifies the inviter when the invited user has joined. */
export const invitationTakenNotice: NoticeKind<TakenInvitation> = {
  name: 'accounts.invitationTaken',
  mail: NoticeMail.DIGEST,
  read: (data) => data as TakenInvitation,
  words: {
    en: {
      label: 'Someone accepted my invitation',
      subject: ({ name }) => `${name} accepted your invitation`,
      text: ({ name }) => `${name} has set a password and can sign in.`,
    },
    fr: {
      label: 'Mon invitation a été acceptée',
      subject: ({ name }) => `${name} a accepté votre invitation`,
      text: ({ name }) => `${name} a choisi un mot de passe et peut se connecter.`,
    },
    ar: {
      label: 'قَبِل أحد دعوتي',
      subject: ({ name }) => `قَبِل ${name} دعوتك`,
      text: ({ name }) => `اختار ${name} كلمة مرور ويمكنه الدخول.`,
    },
  },
};
