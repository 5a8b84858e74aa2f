import { registerEnumType } from 'type-graphql';

export enum RundownItemKind {
  MEDIA = 'MEDIA',
  EPISODE = 'EPISODE',
  PLAYLIST = 'PLAYLIST',
  JINGLE = 'JINGLE',
  TALK = 'TALK',
  LIVE = 'LIVE',
  ADVERT_BREAK = 'ADVERT_BREAK',
}
registerEnumType(RundownItemKind, {
  name: 'RundownItemKind',
  description: 'What an item of a rundown is.',
  valuesConfig: {
    MEDIA: { description: 'Something of the library.' },
    EPISODE: { description: 'The sound of the episode that is broadcast.' },
    PLAYLIST: { description: 'So much of a playlist.' },
    JINGLE: { description: 'A jingle of the emission or of the station.' },
    TALK: { description: 'Somebody speaks.' },
    LIVE: { description: 'What comes from the studio or from outside.' },
    ADVERT_BREAK: { description: 'Adverts that may air then, up to a length.' },
  },
});

/** What is wrong with an item of a rundown as it stands. */
export enum RundownProblem {
  NOTHING = 'NOTHING',
  MISSING_FILE = 'MISSING_FILE',
  OUT_OF_DAYS = 'OUT_OF_DAYS',
  CUT = 'CUT',
  LATE = 'LATE',
  BEYOND_END = 'BEYOND_END',
}
registerEnumType(RundownProblem, {
  name: 'RundownProblem',
  description: 'What is wrong with an item of a rundown as it stands.',
  valuesConfig: {
    NOTHING: { description: 'What it played is gone, or there is nothing in it.' },
    MISSING_FILE: { description: 'Its file cannot be played yet, or not at all.' },
    OUT_OF_DAYS: { description: 'An advert outside of the days on which it may air.' },
    CUT: {
      description:
        'The item is faded out before its end, because a hard start follows or the time to fill is over.',
    },
    LATE: { description: 'It would begin later than it should.' },
    BEYOND_END: { description: 'Some of it, or all, lies after the end.' },
  },
});
