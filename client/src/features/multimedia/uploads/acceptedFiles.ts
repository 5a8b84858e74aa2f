import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import type { ChosenFile } from './uploadTypes';

/** A file that is not sent, and why. */
export interface LeftOut {
  path: string;
  reason: 'notAudio' | 'notVideo' | 'empty' | 'alreadyThere';
}

const endings = {
  audio: ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav'],
  video: ['mp4', 'm4v', 'webm'],
};

const mediumOf = (kind: MediaKind) => (kind === 'VIDEO' ? 'video' : 'audio');

/** What a file chooser offers for a kind. */
export const acceptOf = (kind: MediaKind) => endings[mediumOf(kind)].map((ending) => `.${ending}`).join(',');

/** Parts files into those that can be of a kind, as far as their names tell, and the others. */
export function acceptedOf(chosen: readonly ChosenFile[], kind: MediaKind) {
  const accepted: ChosenFile[] = [];
  const others: LeftOut[] = [];
  for (const one of chosen) {
    if (isOfTheSystem(one.path)) continue;
    const reason = problemOf(one.file, kind);
    if (reason) others.push({ path: one.path, reason });
    else accepted.push(one);
  }
  return { accepted, others };
}

function problemOf({ name, size }: File, kind: MediaKind): LeftOut['reason'] | undefined {
  const medium = mediumOf(kind);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!endings[medium].includes(ending)) return medium === 'audio' ? 'notAudio' : 'notVideo';
  return size === 0 ? 'empty' : undefined;
}

/** Files that nobody made: those of the system, and hidden ones. They are not worth a word. */
function isOfTheSystem(path: string): boolean {
  return path
    .split('/')
    .some((step) => /^(\..*|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin)$/i.test(step));
}
