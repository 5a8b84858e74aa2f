import { extname } from 'node:path';
import type { Upload } from '@tus/utils';
import { recordOf } from './uploadRecord.ts';

/** Returns the storage key that the file of an upload gets, which is known before it is stored. */
export const fileKeyOf = (upload: Upload) => `media/${upload.id}${endingOf(recordOf(upload).filename)}`;

/**
 * Extension of the stored file, for people who browse the storage.
 * Unknown extensions are dropped, because only the content determines the type.
 */
function endingOf(filename: string): string {
  const ending = extname(filename).toLowerCase();
  return endings.has(ending) ? ending : '';
}

const endings: ReadonlySet<string> = new Set(
  ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav', 'mp4', 'webm'].map((ending) => `.${ending}`),
);
