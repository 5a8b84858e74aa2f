import type { IAudioMetadata } from 'music-metadata';
import { rightly } from './types/mislabelled.ts';

export interface Tags {
  title: string;
  /** Artists as one line of text. */
  credit: string;
  artists: string[];
  album: string;
  albumArtist: string;
  track: number | undefined;
  isrc: string;
  label: string;
  year: number | undefined;
  genre: string;
}

/** Kinds of tags by trust, the most trusted first; applied to each field separately. */
const trust = ['APEv2', 'vorbis', 'ID3v2.4', 'ID3v2.3', 'ID3v2.2', 'iTunes', 'exif', 'ID3v1'] as const;
type TagKind = (typeof trust)[number];

/** Tag formats whose texts declare no encoding, or often a wrong one. */
const mislabelled: readonly TagKind[] = ['ID3v2.4', 'ID3v2.3', 'ID3v2.2', 'exif', 'ID3v1'];

const apple = '----:COM.APPLE.ITUNES:';
/** Names of each field in the different kinds of tags, in upper case. */
const fieldNames = {
  title: ['TIT2', 'TT2', 'TITLE', '©NAM', 'INAM', 'TITL'],
  artist: ['TPE1', 'TP1', 'ARTIST', '©ART', 'IART'],
  artists: ['TXXX:ARTISTS', 'ARTISTS', `${apple}ARTISTS`],
  album: ['TALB', 'TAL', 'ALBUM', '©ALB', 'IPRD', 'IRPD'],
  albumArtist: ['TPE2', 'TP2', 'ALBUM ARTIST', 'ALBUMARTIST', 'AART'],
  track: ['TRCK', 'TRK', 'TRACK', 'TRACKNUMBER', 'TRKN', 'ITRK', 'IPRT'],
  isrc: ['TSRC', 'TRC', 'ISRC', `${apple}ISRC`],
  label: ['TPUB', 'TPB', 'LABEL', 'PUBLISHER', 'ORGANIZATION', `${apple}LABEL`],
  year: ['TDRC', 'TYER', 'TYE', 'DATE', 'YEAR', '©DAY', 'ICRD'],
  genre: ['TCON', 'TCO', 'GENRE', '©GEN', 'GNRE', 'IGNR'],
} as const;
type Field = keyof typeof fieldNames;

/** Reads the tags of a sound file. When none of the known tag fields has a value, it takes the parser's common value. */
export function tagsOf(metadata: IAudioMetadata | undefined): Tags {
  const common = metadata?.common;
  const valuesOf = (field: Field) => firstValues(metadata, field).values;
  const first = (field: Field) => valuesOf(field)[0];
  const [albumArtist = ''] = separateNames([toSingleLine(first('albumArtist') ?? common?.albumartist, 200)]);
  const { credit, artists } = creditsOf(metadata, albumArtist);
  return {
    title: toSingleLine(first('title') ?? common?.title, 255),
    credit,
    artists,
    album: toSingleLine(first('album') ?? common?.album, 255),
    albumArtist,
    track: within(numberIn(first('track')) ?? common?.track.no, 1, 999),
    isrc: isrcOf(first('isrc') ?? common?.isrc?.[0]),
    label: toSingleLine(first('label') ?? common?.label?.[0], 200),
    year: within(numberIn(first('year')) ?? common?.year, 1000, 9999),
    genre: toSingleLine(first('genre') ?? common?.genre?.[0], 100),
  };
}

interface Found {
  kind: TagKind | undefined;
  values: string[];
}

/** Values of a field from the most trusted kind of tag that has it. */
function firstValues(metadata: IAudioMetadata | undefined, field: Field): Found {
  const names: readonly string[] = fieldNames[field];
  for (const kind of trust) {
    const values = (metadata?.native[kind] ?? [])
      .filter(({ id, value }) => names.includes(id.toUpperCase()) && typeof value !== 'object')
      .map(({ value }) => (mislabelled.includes(kind) ? rightly(String(value)) : String(value)))
      .filter((value) => toSingleLine(value, 10) !== '');
    if (values.length > 0) return { kind, values };
  }
  return { kind: undefined, values: [] };
}

/** Credit line and names of the artists, from the most trusted kinds of tags. */
function creditsOf(metadata: IAudioMetadata | undefined, albumArtist: string) {
  const line = firstValues(metadata, 'artist');
  const list = firstValues(metadata, 'artists');
  if (!line.kind && !list.kind) {
    const { artist, artists = [] } = metadata?.common ?? {};
    const names = separateNames(artist === artists[0] ? artists : [artist ?? '']);
    return { credit: creditOf(names), artists: namesIn(artists) };
  }
  const names = separateNames(line.kind ? wholeNames(line, albumArtist) : list.values);
  // Separate names are used only when their kind of tag is trusted at least as much as that of the credit line.
  const usesList = list.kind !== undefined && rank(list.kind) <= rank(line.kind);
  return { credit: creditOf(names), artists: namesIn(usesList ? list.values : names) };
}

const rank = (kind: TagKind | undefined) => (kind ? trust.indexOf(kind) : trust.length);

/**
 * Restores names that contain a slash, such as “AC/DC”. Before ID3v2.4 a slash separates several names.
 * A name is restored when its parts have at most three characters each, or when it is the artist of the album.
 */
function wholeNames({ kind, values }: Found, albumArtist: string): string[] {
  if ((kind !== 'ID3v2.3' && kind !== 'ID3v2.2') || values.length < 2) return values;
  const whole = values.join('/');
  const isSingleName = values.every((part) => /^\S{1,3}$/.test(part)) || fold(albumArtist) === fold(whole);
  return isSingleName ? [whole] : values;
}

const fold = (name: string) => name.toLowerCase().replaceAll(/\s/g, '');

/** Splits at semicolons, by which taggers separate several artists in one field; no name contains one. */
const separateNames = (names: readonly string[]) =>
  names
    .flatMap((name) => name.split(/[;；؛]/))
    .map((name) => name.trim())
    .filter(Boolean);

/** Joins the names of several artists to one line. */
const creditOf = (names: readonly string[]) => toSingleLine(names.join(', '), 255);

const guest = String.raw`(?:feat\.?|ft\.?|featuring)\s+`;
const inBrackets = new RegExp(String.raw`\s*[([]${guest}([^)\]]*)[)\]]`, 'gi');
const behindHost = new RegExp(String.raw`\s+[([]?${guest}`, 'i');

/** Splits off featured guests, who often follow the name of the main artist, with or without brackets. */
const namesIn = (artists: readonly string[]) =>
  [
    ...new Set(
      separateNames(artists).flatMap((name) =>
        toSingleLine(name, 500).replaceAll(inBrackets, ' feat. $1').split(behindHost),
      ),
    ),
  ]
    .map((name) => toSingleLine(name, 200))
    .filter(Boolean)
    .slice(0, 20);

/** Cleans tag text of any content: one line of limited length without control characters. */
export function toSingleLine(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  const line = text
    .slice(0, max * 8)
    .toWellFormed()
    // Removes control characters, and characters that change the direction of the text after them.
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, max).join('').slice(0, max).toWellFormed().trim();
}

const within = (value: number | null | undefined, min: number, max: number) =>
  Number.isInteger(value) && value! >= min && value! <= max ? value! : undefined;

const isrcOf = (text: string | undefined) => {
  const code = toSingleLine(text, 20).replaceAll('-', '').toUpperCase();
  return /^[A-Z]{2}[A-Z\d]{3}\d{7}$/.test(code) ? code : '';
};

const numberIn = (text: string | undefined) => {
  const [digits] = /\d+/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};
