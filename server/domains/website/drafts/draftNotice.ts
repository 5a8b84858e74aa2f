import type { DraftProblem, FailedDraft } from '../../../kit/drafts/scheduledDrafts.ts';
import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

const reasons: Record<'en' | 'fr' | 'ar', Record<DraftProblem, string>> = {
  en: {
    CONFLICT:
      'The published version changed meanwhile. Open the content, compare both, and publish the draft.',
    INCOMPLETE: 'A field of the draft is not acceptable, such as a picture without alternative text.',
    FORBIDDEN: 'The person who scheduled the draft is no longer allowed to publish this content.',
    DELETED: 'The content is in the recycle bin. Restore it, and publish the draft.',
    BROKEN: 'The server could not publish it. Open the content and publish the draft.',
  },
  fr: {
    CONFLICT:
      'La version publiée a changé entre-temps. Ouvrez le contenu, comparez les deux et publiez le brouillon.',
    INCOMPLETE: 'Un champ du brouillon n’est pas acceptable, par exemple une image sans texte alternatif.',
    FORBIDDEN: 'La personne qui a programmé le brouillon ne peut plus publier ce contenu.',
    DELETED: 'Le contenu est dans la corbeille. Restaurez-le, puis publiez le brouillon.',
    BROKEN: 'Le serveur n’a pas pu le publier. Ouvrez le contenu et publiez le brouillon.',
  },
  ar: {
    CONFLICT: 'تغيّرت النسخة المنشورة في هذه الأثناء. افتح المحتوى وقارن بين النسختين ثم انشر المسودة.',
    INCOMPLETE: 'أحد حقول المسودة غير مقبول، كصورة بلا نص بديل.',
    FORBIDDEN: 'لم يعد يحق لمن جدول المسودة نشر هذا المحتوى.',
    DELETED: 'المحتوى في سلة المحذوفات. استعده ثم انشر المسودة.',
    BROKEN: 'تعذّر على الخادم نشرها. افتح المحتوى وانشر المسودة.',
  },
};

/** Notifies the person who scheduled a draft, and the one who saved it last, that it was not published. */
export const draftNotice: NoticeKind<FailedDraft> = {
  name: 'website.draftNotPublished',
  rule: allow('read', 'Content'),
  mail: NoticeMail.NOW,
  read: (data) => data as FailedDraft,
  words: {
    en: {
      label: 'A scheduled draft of the website was not published',
      subject: ({ title }) => `The scheduled changes to “${title}” were not published`,
      text: ({ problem }) => reasons.en[problem],
    },
    fr: {
      label: 'Un brouillon programmé du site n’a pas été publié',
      subject: ({ title }) =>
        `Les modifications programmées de «\u202f${title}\u202f» n’ont pas été publiées`,
      text: ({ problem }) => reasons.fr[problem],
    },
    ar: {
      label: 'لم تُنشر مسودة مجدولة في الموقع',
      subject: ({ title }) => `لم تُنشر التعديلات المجدولة على «${title}»`,
      text: ({ problem }) => reasons.ar[problem],
    },
  },
};
