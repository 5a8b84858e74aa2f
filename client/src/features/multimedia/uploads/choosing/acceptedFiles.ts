import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { isAttached } from '../../media/kinds';
import type { ChosenFile } from '../uploadTypes';

/** A file that is not sent, and why. */
export interface LeftOut {
  path: string;
  reason: 'notAudio' | 'notVideo' | 'empty' | 'alone' | 'alreadyThere';
}

const endings = {
  audio: ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav'],
  video: ['mp4', 'm4v', 'webm'],
  picture: ['jpg', 'jpeg', 'png', 'webp'],
};

const mediumOf = (kind: MediaKind) => (kind === 'VIDEO' ? 'video' : 'audio');

/** What a file chooser offers for a kind. */
export const acceptOf = (kind: MediaKind) =>
  [...endings[mediumOf(kind)], ...(isAttached(kind) ? [] : endings.picture)]
    .map((ending) => `.${ending}`)
    .join(',');

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Whether a file is a picture for what lies beside it. */
export const isPicture = ({ name }: Pick<File, 'name'>) => endings.picture.includes(endingOf(name));

/** The way to the folder of a file; empty when it was chosen by itself. */
export const folderOf = ({ path }: ChosenFile) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * Parts files into those that can be of a kind, as far as their names tell, and the others. Pictures come along with
 * the files that lie beside them.
 */
export function acceptedOf(chosen: readonly ChosenFile[], kind: MediaKind) {
  const accepted: ChosenFile[] = [];
  const others: LeftOut[] = [];
  for (const one of chosen) {
    if (isOfTheSystem(one.path)) continue;
    const reason = problemOf(one.file, kind);
    if (reason) others.push({ path: one.path, reason });
    else accepted.push(one);
  }
  const withCompany = new Set(accepted.filter(({ file }) => !isPicture(file)).map(folderOf));
  const isAlone = (one: ChosenFile) => isPicture(one.file) && !withCompany.has(folderOf(one));
  return {
    accepted: accepted.filter((one) => !isAlone(one)),
    others: [...others, ...accepted.filter(isAlone).map(({ path }): LeftOut => ({ path, reason: 'alone' }))],
  };
}

function problemOf({ name, size }: File, kind: MediaKind): LeftOut['reason'] | undefined {
  const medium = mediumOf(kind);
  if (!endings[medium].includes(endingOf(name)) && (isAttached(kind) || !isPicture({ name })))
    return medium === 'audio' ? 'notAudio' : 'notVideo';
  return size === 0 ? 'empty' : undefined;
}

/** Files that nobody made: those of the system, and hidden ones. They are not worth a word. */
function isOfTheSystem(path: string): boolean {
  return path
    .split('/')
    .some((step) => /^(\..*|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin)$/i.test(step));
}
