import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface DoneImport {
  ready: number;
  failed: number;
}

const failedWords = {
  en: (failed: number) => `${failed} could not be used.`,
  fr: (failed: number) => `Inutilisables : ${failed}.`,
  ar: (failed: number) => `ما لا يمكن استعماله: ${failed}.`,
};

/** Notifies the person who uploaded several files of a folder that all of them have been analysed. */
export const importDoneNotice: NoticeKind<DoneImport> = {
  name: 'multimedia.importDone',
  mail: NoticeMail.NEVER,
  event: { rule: allow('read', 'MediaItem'), of: ({ ready, failed }) => ({ ready, failed }) },
  read: (stored) => stored as DoneImport,
  words: {
    en: {
      label: 'An import of mine is done',
      subject: ({ ready }) => `The import is done: ${ready} files can be played`,
      text: ({ failed }) => (failed > 0 ? failedWords.en(failed) : ''),
    },
    fr: {
      label: 'Mon import est terminé',
      subject: ({ ready }) => `L’import est terminé. Fichiers prêts à être diffusés\u202f: ${ready}`,
      text: ({ failed }) => (failed > 0 ? failedWords.fr(failed) : ''),
    },
    ar: {
      label: 'انتهى استيراد لي',
      subject: ({ ready }) => `انتهى الاستيراد: ملفات جاهزة للتشغيل (${ready})`,
      text: ({ failed }) => (failed > 0 ? failedWords.ar(failed) : ''),
    },
  },
};
