import { GenericPosition } from '../media/kinds/generic.entity.ts';
import { JinglePurpose } from '../media/kinds/jingle.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import type { Encoding } from './encode.ts';
import type { Style, Wave } from './synth.ts';
import type { FileTags } from './tagFile.ts';

/** File of the demo library: its sound, its tags, and column values that the file does not contain. */
export interface Piece {
  kind: MediaKind;
  fileName: string;
  encoding: Encoding;
  style: Style;
  tags: FileTags;
  /** Hue of the cover, in degrees. */
  hue: number;
  values: Record<string, unknown>;
}

interface SampleAlbum {
  title: string;
  artiste: string;
  year: number;
  label: string;
  genre: string;
  category: string;
  encoding: Encoding;
  songs: readonly string[];
}

const albums: readonly SampleAlbum[] = [
  {
    title: 'Low Tide',
    artiste: 'The Lantern Keys',
    year: 2021,
    label: 'Saltworks',
    genre: 'Ambient',
    category: 'Current',
    encoding: 'mp3',
    songs: ['Harbour Lights', 'Glass Water', 'Slow Ferry', 'Paper Boats', 'Eleven Waves'],
  },
  {
    title: 'Midnight Trams',
    artiste: 'Nadir Selmi',
    year: 2019,
    label: 'Médina Sons',
    genre: 'Jazz',
    category: 'Recurrent',
    encoding: 'mp3',
    songs: ['Last Stop', 'Rue des Orangers', 'Blue Awning', 'Terminus', 'Half Past Two'],
  },
  {
    title: 'Kilowatt Summer',
    artiste: 'Odile & the Antennas',
    year: 2023,
    label: 'Antenne Verte',
    genre: 'Pop',
    category: 'Current',
    encoding: 'ogg',
    songs: ['Turn It Over', 'Sunday Radio', 'Postcards', 'Neon Picnic', 'Overexposed'],
  },
  {
    title: 'Chants du Ksar',
    artiste: 'Ensemble Zitouna',
    year: 1998,
    label: 'Médina Sons',
    genre: 'World',
    category: 'Gold',
    encoding: 'mp3',
    songs: ['Awal', 'Thani', 'Thalith', 'Rabi', 'Khamis'],
  },
  {
    title: 'Transistor',
    artiste: 'Marlow Finch',
    year: 1986,
    label: 'Grey Tower',
    genre: 'Rock',
    category: 'Gold',
    encoding: 'wav',
    songs: ['Long Wave', 'Static'],
  },
];

const progressions: ReadonlyArray<Style['chords']> = [
  [
    [0, 4, 7],
    [9, 12, 16],
    [5, 9, 12],
    [7, 11, 14],
  ],
  [
    [0, 3, 7],
    [8, 12, 15],
    [3, 7, 10],
    [10, 14, 17],
  ],
  [
    [0, 4, 7, 11],
    [2, 5, 9, 12],
    [7, 11, 14],
    [0, 4, 7],
  ],
  [
    [0, 3, 7],
    [5, 8, 12],
    [7, 10, 14],
    [0, 3, 7],
  ],
];
const waves: readonly Wave[] = ['bell', 'reed', 'flute', 'organ'];

const fileName = (name: string, encoding: Encoding) =>
  `${name
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()}.${encoding}`;

function songsOf(album: SampleAlbum, albumIndex: number): Piece[] {
  return album.songs.map((title, index) => {
    const number = albumIndex * 5 + index;
    return {
      kind: MediaKind.SONG,
      fileName: fileName(`${String(index + 1).padStart(2, '0')} ${title}`, album.encoding),
      encoding: album.encoding,
      style: {
        length: album.encoding === 'wav' ? 5 : 7 + (number % 4),
        tempo: 76 + ((number * 17) % 60),
        root: 45 + ((number * 5) % 12),
        chords: progressions[(albumIndex + index) % progressions.length]!,
        wave: waves[number % waves.length]!,
        drums: albumIndex % 2 === 0 || index % 2 === 0,
        silence: { before: (number % 3) * 0.3, after: 0.5 },
      },
      tags: {
        title,
        artists: index === 2 ? [album.artiste, 'Lou Castel'] : [album.artiste],
        album: album.title,
        albumArtist: album.artiste,
        track: index + 1,
        year: album.year,
        genre: album.genre,
        label: album.label,
        isrc: `FRX8${String(album.year).slice(2)}${String(number + 1).padStart(5, '0')}`
          .padEnd(12, '0')
          .slice(0, 12),
      },
      hue: albumIndex * 71 + 20,
      values: { category: album.category },
    };
  });
}

interface Short {
  title: string;
  length: number;
  root: number;
  values: Record<string, unknown>;
}

const jingles: readonly Short[] = [
  {
    title: 'Radio Horizon, the top of the hour',
    length: 4,
    root: 60,
    values: { purpose: JinglePurpose.STATION_ID },
  },
  { title: 'Radio Horizon, short', length: 2, root: 62, values: { purpose: JinglePurpose.STATION_ID } },
  { title: 'Sweeper, rising', length: 2, root: 64, values: { purpose: JinglePurpose.SWEEPER } },
  { title: 'Sweeper, falling', length: 2, root: 57, values: { purpose: JinglePurpose.SWEEPER } },
  { title: 'Liner, more music', length: 3, root: 55, values: { purpose: JinglePurpose.LINER } },
  { title: 'Bed, news', length: 9, root: 48, values: { purpose: JinglePurpose.BED } },
];

const generics: readonly Short[] = [
  { title: 'Morning show, opener', length: 6, root: 52, values: { position: GenericPosition.OPENER } },
  { title: 'Morning show, closer', length: 5, root: 50, values: { position: GenericPosition.CLOSER } },
  { title: 'Night line, opener', length: 6, root: 45, values: { position: GenericPosition.OPENER } },
];

/** Signature tunes of a finished series, so that the library also contains unused media. */
const formerGenerics: readonly Short[] = [
  { title: 'Summer series, opener', length: 6, root: 50, values: { position: GenericPosition.OPENER } },
  { title: 'Summer series, closer', length: 5, root: 48, values: { position: GenericPosition.CLOSER } },
];

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const publicities = (): readonly Short[] => [
  {
    title: 'Café Boréal, breakfast',
    length: 6,
    root: 58,
    values: {
      client: 'Café Boréal',
      campaign: 'Spring mornings',
      validFrom: dayIn(-20),
      validTo: dayIn(40),
      timesADay: 6,
      dayparts: [{ days: [1, 2, 3, 4, 5], from: '06:00', to: '10:00' }],
    },
  },
  {
    title: 'Atlas Cycles, sale',
    length: 7,
    root: 56,
    values: {
      client: 'Atlas Cycles',
      campaign: 'End of season',
      validFrom: dayIn(-90),
      validTo: dayIn(-30),
      timesADay: 4,
    },
  },
  {
    title: 'Horizon membership',
    length: 5,
    root: 60,
    values: { client: 'Radio Horizon', campaign: 'House', evergreen: true },
  },
];

const shortOf =
  (kind: MediaKind, encoding: Encoding, credit: string) =>
  ({ title, length, root, values }: Short, index: number): Piece => ({
    kind,
    fileName: fileName(title, encoding),
    encoding,
    style: {
      length,
      tempo: 120 + index * 8,
      root,
      chords: progressions[index % progressions.length]!,
      wave: waves[index % waves.length]!,
      drums: kind !== MediaKind.JINGLE,
    },
    tags: { title, artists: [credit] },
    hue: 210 + index * 23,
    values,
  });

/** Returns all files of the demo library, in the order in which the seed inserts them. */
export const samplePieces = (): Piece[] => [
  ...jingles.map(shortOf(MediaKind.JINGLE, 'mp3', 'Radio Horizon')),
  ...generics.map(shortOf(MediaKind.GENERIC, 'ogg', 'Radio Horizon')),
  ...publicities().map(shortOf(MediaKind.PUBLICITY, 'mp3', 'Studio Horizon')),
  ...albums.flatMap(songsOf),
  ...formerGenerics.map(shortOf(MediaKind.GENERIC, 'ogg', 'Radio Horizon')),
];
