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
  description: 'Kind of a rundown item.',
  valuesConfig: {
    MEDIA: { description: 'A media item.' },
    EPISODE: { description: 'The sound of the episode that is broadcast, or else of the rush.' },
    PLAYLIST: { description: 'A playlist that plays for the planned duration.' },
    JINGLE: { description: 'A jingle of the emission or of the station.' },
    TALK: { description: 'Spoken words, without a file.' },
    LIVE: { description: 'Live sound from the studio or an external source.' },
    ADVERT_BREAK: { description: 'Adverts that may air at that time, up to a duration.' },
  },
});

/** Problem of a rundown item. */
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
  description: 'Problem of a rundown item.',
  valuesConfig: {
    NOTHING: {
      description:
        'The media item or playlist was deleted, or the episode or rush has no sound that can play.',
    },
    MISSING_FILE: { description: 'The file cannot be played yet, or not at all.' },
    OUT_OF_DAYS: {
      description:
        'The day is before the first day or after the last day of the advert (`validFrom`, `validTo`).',
    },
    CUT: {
      description:
        'The item is faded out before its end. An item with a fixed start follows, or the available time is over.',
    },
    LATE: {
      description: 'The item begins later than its `offset`, because the items before it last longer.',
    },
    BEYOND_END: { description: 'The item lies after the end of the rundown, completely or in part.' },
  },
});
