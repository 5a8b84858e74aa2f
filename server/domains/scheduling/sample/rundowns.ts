import { RundownItemKind as Kind } from '../rundowns/rundownEnums.ts';

/** A sample rundown item, with the title of its media item in the sample library. */
export interface SampleItem {
  kind: Kind;
  title?: string;
  notes?: string;
  song?: string;
  jingle?: string;
  playlist?: string;
  /** In minutes. */
  minutes?: number;
  /** After the start of the rundown, in minutes. */
  at?: number;
  isHard?: boolean;
}

const identity: SampleItem = {
  kind: Kind.JINGLE,
  jingle: 'Radio Horizon, the top of the hour',
  at: 0,
  isHard: true,
};

/** Sample rundowns, with the number of coming occurrences that get each one. */
export const sampleRundowns: ReadonlyArray<{
  emission: string;
  times: number;
  items: readonly SampleItem[];
}> = [
  {
    emission: 'horizon-matin',
    times: 2,
    items: [
      identity,
      {
        kind: Kind.TALK,
        title: 'La une',
        minutes: 8,
        notes: 'Sans détour : trois titres, une phrase chacun.',
      },
      { kind: Kind.MEDIA, song: 'Harbour Lights' },
      { kind: Kind.TALK, title: 'La météo du port', minutes: 3 },
      { kind: Kind.PLAYLIST, playlist: 'Daytime rotation', minutes: 12 },
      { kind: Kind.LIVE, title: 'Le quiz', minutes: 15, at: 100, isHard: true },
      { kind: Kind.ADVERT_BREAK, minutes: 1 },
      { kind: Kind.TALK, title: 'L’invité, dans le couloir', minutes: 20, at: 140 },
    ],
  },
  {
    emission: 'le-journal-de-midi',
    times: 2,
    items: [
      { kind: Kind.JINGLE, jingle: 'Bed, news', at: 0, isHard: true },
      { kind: Kind.TALK, title: 'Les titres', minutes: 2 },
      { kind: Kind.TALK, title: 'Le port, un an après', minutes: 5 },
      { kind: Kind.LIVE, title: 'Reportage au lycée', minutes: 6 },
      { kind: Kind.TALK, title: 'En bref', minutes: 4 },
    ],
  },
  {
    emission: 'passerelle',
    times: 1,
    items: [
      identity,
      { kind: Kind.TALK, title: 'Première question · السؤال الأول', minutes: 14 },
      { kind: Kind.MEDIA, song: 'Awal' },
      { kind: Kind.TALK, title: 'Les auditeurs au téléphone', minutes: 18, at: 30 },
    ],
  },
];
