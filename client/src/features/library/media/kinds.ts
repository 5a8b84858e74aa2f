import type { MediaKind } from '../../../apollo/schemaTypes.generated';

/** Type name of each media kind, as used in permissions, records and the API. */
export const typeOfKind = {
  SONG: 'Song',
  JINGLE: 'Jingle',
  GENERIC: 'Generic',
  PUBLICITY: 'Publicity',
  VIDEO: 'Video',
  RUSH: 'Rush',
  EPISODE: 'Episode',
} as const satisfies Record<MediaKind, string>;

/** Media kinds with lists in the library. The sounds of rushes and episodes are not listed there. */
export type LibraryKind = Exclude<MediaKind, 'RUSH' | 'EPISODE'>;

export const isAttached = (kind: MediaKind): kind is 'RUSH' | 'EPISODE' =>
  kind === 'RUSH' || kind === 'EPISODE';
