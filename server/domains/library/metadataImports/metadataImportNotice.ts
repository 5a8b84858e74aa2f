import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface EndedImport {
  fileName: string;
  changed: number;
  refused: number;
  /** Number of unprocessed rows. */
  left: number;
}

const sentences = (...all: string[]) => all.filter(Boolean).join(' ');

/** Notifies the owner of an import that it is done or has failed. An import that the owner cancelled is not reported. */
export const metadataImportNotice: NoticeKind<EndedImport> = {
  name: 'multimedia.metadataImported',
  rule: allow('read', 'MediaItem'),
  mail: NoticeMail.NEVER,
  event: {
    rule: allow('read', 'MediaItem'),
    of: ({ changed, refused, left }) => ({ changed, refused, left }),
  },
  read: (stored) => stored as EndedImport,
  words: {
    en: {
      label: 'An import of metadata of mine is done',
      subject: ({ fileName, changed }) => `${fileName} is imported: ${changed} changed`,
      text: ({ refused, left }) =>
        sentences(
          refused > 0 ? `${refused} rows were rejected.` : '',
          left > 0 ? `It ended early: ${left} rows were not imported.` : '',
        ),
    },
    fr: {
      label: 'Mon import de métadonnées est terminé',
      subject: ({ fileName, changed }) => `${fileName} est importé. Médias modifiés\u202f: ${changed}`,
      text: ({ refused, left }) =>
        sentences(
          refused > 0 ? `Lignes refusées\u202f: ${refused}.` : '',
          left > 0 ? `L’import s’est arrêté avant la fin. Lignes restantes\u202f: ${left}.` : '',
        ),
    },
    ar: {
      label: 'انتهى استيراد بيانات وصفية لي',
      subject: ({ fileName, changed }) => `تمّ استيراد \u2068${fileName}\u2069: ما تغيّر (${changed})`,
      text: ({ refused, left }) =>
        sentences(
          refused > 0 ? `الأسطر المرفوضة: ${refused}.` : '',
          left > 0 ? `توقّف الاستيراد قبل آخر سطر. الأسطر الباقية: ${left}.` : '',
        ),
    },
  },
};
