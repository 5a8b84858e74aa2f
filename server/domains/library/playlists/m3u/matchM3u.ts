import type { Context } from '../../../../kit/context.ts';
import { mapInSlices } from '../../../../kit/eventLoop/timeSlice.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import { nameKey } from '../../catalogue/merging/nameKey.ts';
import { pairsAtDashes, withoutTrackNumber } from '../../catalogue/merging/nameParts.ts';
import { readableKinds, type MediaKind } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { isValidOn } from '../../media/kinds/adverts/publicityValidity.ts';
import { radioDay } from '../default/radioDay.ts';
import type { M3uEntry } from './parseM3u.ts';

export interface M3uMatch {
  entry: M3uEntry;
  /** Ids of the matching media. One for a clear match, several for an ambiguous match, none without a match. */
  media: number[];
  /** True when the label names another song than the only medium that matches, by the file name. */
  isContradicted?: boolean;
}

/**
 * Matches the lines of an imported playlist with media, by file name or by credit and title. When the label of a line names
 * another song than its file name, both songs match. When the library does not have the song of the label, only the song of the
 * file name matches, and the match is marked as contradicted.
 */
export async function matchM3u(context: Context, entries: readonly M3uEntry[]): Promise<M3uMatch[]> {
  const keyed = await mapInSlices(entries, (entry) => ({
    entry,
    fileNames: entry.names.map(foldText),
    keys: songKeys(entry),
  }));
  const byName = await findMediaBy(
    context,
    findMediaByName,
    keyed.flatMap(({ fileNames }) => fileNames),
  );
  const byKey = await findMediaBy(
    context,
    findMediaByKey,
    keyed.flatMap(({ keys }) => keys),
  );
  return mapInSlices(keyed, ({ entry, fileNames, keys }) => {
    const named = idsAt(byName, fileNames);
    const ofKeys = idsAt(byKey, keys);
    const both = named.filter((id) => ofKeys.includes(id));
    // When several files have the same name, credit and title decide which of them is meant.
    if (both.length > 0) return { entry, media: both };
    // The file name may be generic, such as “Track 01.mp3”. A label that names another song makes the match
    // ambiguous.
    if (entry.label === '' && named.length > 0) return { entry, media: named };
    const isContradicted =
      named.length === 1 && ofKeys.length === 0 && isOtherSong(songKeyOf(byName, fileNames, named[0]!), keys);
    return { entry, media: [...named, ...ofKeys], isContradicted };
  });
}

const mediaAt = (known: ReadonlyMap<string, FoundMedium[]>, keys: readonly string[]): FoundMedium[] =>
  keys.flatMap((key) => known.get(key) ?? []);

const idsAt = (known: ReadonlyMap<string, FoundMedium[]>, keys: readonly string[]): number[] => [
  ...new Set(mediaAt(known, keys).map(({ id }) => id)),
];

const songKeyOf = (known: ReadonlyMap<string, FoundMedium[]>, keys: readonly string[], id: number): string =>
  mediaAt(known, keys).find((medium) => medium.id === id)?.songKey ?? '';

/**
 * True when a song has neither the credit nor the title of one of the keys. A label often spells one of both differently or has
 * them in reversed order, and a medium without a credit has no key to compare.
 */
function isOtherSong(songKey: string, keys: readonly string[]): boolean {
  if (songKey === '' || keys.length === 0) return false;
  const parts = songKey.split('/');
  return keys.every((key) => !key.split('/').some((part) => parts.includes(part)));
}

/**
 * Keys of “credit - title” from the label, or else from the file name.
 * They are computed like the keys of the duplicate search.
 */
function songKeys({ label, names }: M3uEntry): string[] {
  const fileName = (names.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const written = label ? [label] : [fileName, withoutTrackNumber(fileName)];
  return written
    .flatMap(pairsAtDashes)
    .map(({ credit, title }) => [nameKey(credit), nameKey(title)])
    .filter(([by, of]) => by && of)
    .map(([by, of]) => `${by}/${of}`);
}

/** Runs a query for media by texts, and groups the media by the matched text. */
async function findMediaBy(
  context: Context,
  found: typeof findMediaByName | typeof findMediaByKey,
  keys: readonly string[],
): Promise<Map<string, FoundMedium[]>> {
  const texts = [...new Set(keys)].map((text) => text.toWellFormed());
  const today = await radioDay(context);
  const kinds = readableKinds(context);
  const media: Array<FoundMedium & { text: string }> = [];
  for (let start = 0; start < texts.length; start += textsAtOnce)
    media.push(
      ...(await found.all(context, { texts: texts.slice(start, start + textsAtOnce), today, kinds })),
    );
  return Map.groupBy(media, ({ text }) => text);
}

interface FoundMedium {
  id: number;
  songKey: string;
}

/** Number of texts per query: thousands of them would block the event loop. */
const textsAtOnce = 500;

type MatchParams = Given<{ texts: string[]; today: string; kinds: MediaKind[] }>;

const playableToday = (db: Builder, { today, kinds }: MatchParams) =>
  db
    .selectFrom('MediaItem as medium')
    .where('medium.state', '=', MediaState.READY)
    // guard: matched-medium-needs-kind
    .where('medium.kind', 'in', kinds)
    .where(isValidOn(today))
    .orderBy('medium.id');

const findMediaByName = query('library.findMediaByName', (db, params: MatchParams) =>
  playableToday(db, params)
    .select(({ fn }) => [
      'medium.id',
      'medium.songKey',
      fn<string>('fold_text', ['medium.fileName']).as('text'),
    ])
    .where(({ fn }) => fn<string>('fold_text', ['medium.fileName']), 'in', params.texts),
);

const findMediaByKey = query('library.findMediaByKey', (db, params: MatchParams) =>
  playableToday(db, params)
    .select(['medium.id', 'medium.songKey', 'medium.songKey as text'])
    .where('medium.songKey', 'in', params.texts),
);
