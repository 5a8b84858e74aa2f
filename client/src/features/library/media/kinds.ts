import type { MediaKind } from '../../../apollo/schemaTypes.generated';

/** What each kind of media is called where types are named: in rules, in records, in the API. */
export const typeOfKind = {
  SONG: 'Song',
  JINGLE: 'Jingle',
  GENERIC: 'Generic',
  PUBLICITY: 'Publicity',
  VIDEO: 'Video',
  RUSH: 'Rush',
  EPISODE: 'Episode',
} as const satisfies Record<MediaKind, string>;

/** What lists of the library hold; the others belong to something outside of it. */
export type LibraryKind = Exclude<MediaKind, 'RUSH' | 'EPISODE'>;

export const isAttached = (kind: MediaKind): kind is 'RUSH' | 'EPISODE' =>
  kind === 'RUSH' || kind === 'EPISODE';
