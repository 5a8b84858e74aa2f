import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { isAttached } from '../../media/kinds';
import type { ChosenFile } from '../uploadTypes';

/** A chosen file that cannot be uploaded, with the reason. */
export interface LeftOut {
  path: string;
  reason: 'notAudio' | 'notVideo' | 'otherFormat' | 'empty' | 'alone' | 'alreadyThere';
  /** Name of the unsupported format. */
  format?: string;
}

const endings = {
  audio: ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav', 'bwf', 'webm', 'weba'],
  video: ['mp4', 'm4v', 'webm'],
  picture: ['jpg', 'jpeg', 'png', 'webp'],
};

/** Common names of unsupported audio formats, by file extension. */
const otherFormats: Record<string, string> = {
  aif: 'AIFF',
  aiff: 'AIFF',
  aifc: 'AIFF-C',
  wma: 'Windows Media (WMA)',
  ape: 'Monkey’s Audio',
  wv: 'WavPack',
  tta: 'True Audio',
  caf: 'Core Audio (CAF)',
  au: 'AU',
  snd: 'AU',
  w64: 'Wave64',
  ac3: 'Dolby Digital (AC-3)',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
  amr: 'AMR',
  mpc: 'Musepack',
  ra: 'RealAudio',
  rm: 'RealMedia',
  spx: 'Speex',
  mid: 'MIDI',
  midi: 'MIDI',
  dsf: 'DSD (DSF)',
  dff: 'DSD (DSDIFF)',
  mka: 'Matroska',
  shn: 'Shorten',
};

const mediumOf = (kind: MediaKind) => (kind === 'VIDEO' ? 'video' : 'audio');

/** Returns the `accept` attribute of the file chooser for a media kind: its file endings. */
export const acceptOf = (kind: MediaKind) =>
  [...endings[mediumOf(kind)], ...(isAttached(kind) ? [] : endings.picture)]
    .map((ending) => `.${ending}`)
    .join(',');

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** True for picture files. Pictures are attached to the sounds in the same folder. */
export const isPicture = ({ name }: Pick<File, 'name'>) => endings.picture.includes(endingOf(name));

/** Path of the folder of a file; empty when the file was chosen individually. */
export const folderOf = ({ path }: ChosenFile) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * Splits files into those that can be uploaded as the kind, and others with the reason. Pictures in the folder of an accepted
 * file are accepted too, except for rushes and episodes. Hidden files and files of the operating system are in neither list.
 */
export function acceptedOf(chosen: readonly ChosenFile[], kind: MediaKind) {
  const accepted: ChosenFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of chosen) {
    if (isOfTheSystem(file.path)) continue;
    const problem = problemOf(file.file, kind);
    if (problem) leftOut.push({ path: file.path, ...problem });
    else accepted.push(file);
  }
  const withCompany = new Set(accepted.filter(({ file }) => !isPicture(file)).map(folderOf));
  const isAlone = (file: ChosenFile) => isPicture(file.file) && !withCompany.has(folderOf(file));
  return {
    accepted: accepted.filter((file) => !isAlone(file)),
    leftOut: [
      ...leftOut,
      ...accepted.filter(isAlone).map(({ path }): LeftOut => ({ path, reason: 'alone' })),
    ],
  };
}

function problemOf({ name, size }: File, kind: MediaKind): Omit<LeftOut, 'path'> | undefined {
  const medium = mediumOf(kind);
  if (!endings[medium].includes(endingOf(name)) && (isAttached(kind) || !isPicture({ name })))
    return medium === 'audio' ? notAudio(name) : { reason: 'notVideo' };
  return size === 0 ? { reason: 'empty' } : undefined;
}

function notAudio(name: string): Omit<LeftOut, 'path'> {
  const format = otherFormats[endingOf(name)];
  return format ? { reason: 'otherFormat', format } : { reason: 'notAudio' };
}

/** True for hidden files and files of the operating system. They are skipped without a message. */
function isOfTheSystem(path: string): boolean {
  return path
    .split('/')
    .some((step) => /^(\..*|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin)$/i.test(step));
}
