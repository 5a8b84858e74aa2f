import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';

/** What a file of the library is for; each kind has fields of its own. */
export enum MediaKind {
  SONG = 'SONG',
  JINGLE = 'JINGLE',
  GENERIC = 'GENERIC',
  PUBLICITY = 'PUBLICITY',
  VIDEO = 'VIDEO',
}
registerEnumType(MediaKind, {
  name: 'MediaKind',
  description: 'What a file of the library is for.',
  valuesConfig: {
    SONG: { description: 'Music.' },
    JINGLE: { description: 'Identifies the station.' },
    GENERIC: { description: 'A signature tune: opens or closes a programme.' },
    PUBLICITY: { description: 'An advert.' },
    VIDEO: { description: 'Pictures with sound.' },
  },
});

export const MediaKindFilter = enumFilter(MediaKind, 'MediaKind');
