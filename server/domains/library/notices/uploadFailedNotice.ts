import { NoticeMail, type NoticeKind } from '../../../kit/notices/noticeKind.ts';
import { allow } from '../../../kit/rules/rule.ts';

interface FailedUpload {
  fileName: string;
}

/** Notifies the uploader of a file that it cannot be used. */
export const uploadFailedNotice: NoticeKind<FailedUpload> = {
  name: 'multimedia.uploadFailed',
  mail: NoticeMail.NEVER,
  event: { rule: allow('read', 'MediaItem'), of: ({ fileName }) => ({ fileName }) },
  read: (stored) => stored as FailedUpload,
  words: {
    en: {
      label: 'A file that I sent cannot be used',
      subject: ({ fileName }, number) =>
        number === 1
          ? `${fileName} cannot be used`
          : `${number} files cannot be used, the last of them ${fileName}`,
      text: () => 'The library shows the reason and a solution next to the file.',
    },
    fr: {
      label: 'Un fichier que j’ai envoyé est inutilisable',
      subject: ({ fileName }, number) =>
        number === 1
          ? `${fileName} est inutilisable`
          : `${number} fichiers sont inutilisables, le dernier\u202f: ${fileName}`,
      text: () => 'La médiathèque indique pourquoi, et ce qu’on peut faire.',
    },
    ar: {
      label: 'ملف أرسلته لا يمكن استعماله',
      subject: ({ fileName }, number) =>
        number === 1 ? `لا يمكن استعمال ${fileName}` : `ملفات لا يمكن استعمالها (${number})، آخرها ${fileName}`,
      text: () => 'تذكر المكتبة بجانبه السبب وما يمكن فعله.',
    },
  },
};
