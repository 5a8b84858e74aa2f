import { extname } from 'node:path';
import type { Upload } from '@tus/utils';
import { recordOf } from './uploadRecord.ts';

/** Where the library keeps the file of an upload: known before it is there. */
export const fileKeyOf = (upload: Upload) => `media/${upload.id}${endingOf(recordOf(upload).filename)}`;

/** Only for people who look into the folder. What a file is, its content says; an ending of anything else misleads readers. */
function endingOf(filename: string): string {
  const ending = extname(filename).toLowerCase();
  return endings.has(ending) ? ending : '';
}

const endings: ReadonlySet<string> = new Set(
  ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav', 'mp4', 'webm'].map((ending) => `.${ending}`),
);
