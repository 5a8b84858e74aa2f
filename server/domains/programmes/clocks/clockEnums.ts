import { registerEnumType } from 'type-graphql';

/** Kind of a part of a clock. */
export enum ClockPartKind {
  TOP_OF_HOUR = 'TOP_OF_HOUR',
  SONGS = 'SONGS',
  JINGLE = 'JINGLE',
  ADVERT_BREAK = 'ADVERT_BREAK',
  TALK = 'TALK',
}
registerEnumType(ClockPartKind, {
  name: 'ClockPartKind',
  description: 'Kind of a part of a clock.',
  valuesConfig: {
    TOP_OF_HOUR: { description: 'A station ID at the beginning of the hour.' },
    SONGS: { description: 'Music of a category, of a playlist, by criteria, or of the whole library.' },
    JINGLE: { description: 'A jingle: a specific one, or any jingle with a given purpose.' },
    ADVERT_BREAK: { description: 'Adverts that may air at that time, up to a duration.' },
    TALK: { description: 'Spoken words, without a file.' },
  },
});
