import { previewPathOf } from '../preview/previewPath.ts';

/** URL path of a library sound that a content plays, below the path of its website. */
export const soundPath = (root: string, content: number | string, sound: number | string): string =>
  `${root}/audio/${content}/${sound}`;

/** URL path of a library sound in the preview of a content. */
export const previewedSoundPath = (ticket: string, sound: number | string): string =>
  `${previewPathOf(ticket)}/audio/${sound}`;
