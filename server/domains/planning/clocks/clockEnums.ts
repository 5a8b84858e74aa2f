import { registerEnumType } from 'type-graphql';

/** What a part of a clock asks for. */
export enum ClockPartKind {
  TOP_OF_HOUR = 'TOP_OF_HOUR',
  SONGS = 'SONGS',
  JINGLE = 'JINGLE',
  ADVERT_BREAK = 'ADVERT_BREAK',
  TALK = 'TALK',
}
registerEnumType(ClockPartKind, {
  name: 'ClockPartKind',
  description: 'What a part of a clock asks for.',
  valuesConfig: {
    TOP_OF_HOUR: { description: 'The station says which it is, when the hour begins.' },
    SONGS: { description: 'Music of a category, of a playlist, or by criteria.' },
    JINGLE: { description: 'A jingle: this one, or one of a purpose.' },
    ADVERT_BREAK: { description: 'Adverts that may air then, up to a length.' },
    TALK: { description: 'Somebody speaks.' },
  },
});
