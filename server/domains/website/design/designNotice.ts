import type { DraftProblem, FailedDraft } from '../../../kit/drafts/scheduledDrafts.ts';
import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

const reasons: Record<'en' | 'fr' | 'ar', Record<DraftProblem, string>> = {
  en: {
    CONFLICT: 'The published design changed meanwhile. Open the design, compare both, and publish the draft.',
    INCOMPLETE: 'A part of the draft is not acceptable. Open the design and correct the marked fields.',
    FORBIDDEN: 'The person who scheduled the draft is no longer allowed to change the website.',
    DELETED: 'The website no longer exists.',
    BROKEN: 'The server could not publish it. Open the design and publish the draft.',
  },
  fr: {
    CONFLICT:
      'L’apparence publiée a changé entre-temps. Ouvrez le design, comparez les deux et publiez le brouillon.',
    INCOMPLETE:
      'Une partie du brouillon n’est pas acceptable. Ouvrez le design et corrigez les champs signalés.',
    FORBIDDEN: 'La personne qui a programmé le brouillon ne peut plus modifier le site.',
    DELETED: 'Le site n’existe plus.',
    BROKEN: 'Le serveur n’a pas pu le publier. Ouvrez le design et publiez le brouillon.',
  },
  ar: {
    CONFLICT: 'تغيّر المظهر المنشور في هذه الأثناء. افتح التصميم وقارن بين الاثنين ثم انشر المسودة.',
    INCOMPLETE: 'جزء من المسودة غير مقبول. افتح التصميم وصحّح الحقول المشار إليها.',
    FORBIDDEN: 'لم يعد يحق لمن جدول المسودة تعديل الموقع.',
    DELETED: 'لم يعد الموقع موجوداً.',
    BROKEN: 'تعذّر على الخادم نشرها. افتح التصميم وانشر المسودة.',
  },
};

/** Notifies people that a scheduled design was not published. They are the person who scheduled it, and the one who saved its draft last. */
export const designNotice: NoticeKind<FailedDraft> = {
  name: 'website.designNotPublished',
  rule: allow('read', 'Website'),
  mail: NoticeMail.NOW,
  read: (data) => data as FailedDraft,
  words: {
    en: {
      label: 'A scheduled design of the website was not published',
      subject: ({ title }) => `The scheduled design of the website of ${title} was not published`,
      text: ({ problem }) => reasons.en[problem],
    },
    fr: {
      label: 'Une apparence programmée du site n’a pas été publiée',
      subject: ({ title }) => `L’apparence programmée du site de ${title} n’a pas été publiée`,
      text: ({ problem }) => reasons.fr[problem],
    },
    ar: {
      label: 'لم يُنشر مظهر مجدول للموقع',
      subject: ({ title }) => `لم يُنشر المظهر المجدول لموقع \u2068${title}\u2069`,
      text: ({ problem }) => reasons.ar[problem],
    },
  },
};
