import type { MediaKind } from '../../../apollo/schemaTypes.generated';

/** What each kind of media is called where types are named: in rules, in records, in the API. */
export const typeOfKind = {
  SONG: 'Song',
  JINGLE: 'Jingle',
  GENERIC: 'Generic',
  PUBLICITY: 'Publicity',
  VIDEO: 'Video',
} as const satisfies Record<MediaKind, string>;
