import { LRUCache } from 'lru-cache';
import type { Database } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { forgetAfterMissed, hear } from '../../../kit/events/hear.ts';
import { nameKey } from '../../multimedia/catalogue/nameKey.ts';
import { MediaKind } from '../../multimedia/media/kinds/mediaKind.ts';
import type { JinglePurpose } from '../../multimedia/media/kinds/jingle.entity.ts';
import '../../multimedia/media/mediaEvents.ts';
import { creditedKeys, type OneArtiste } from '../../multimedia/playlists/items/creditedKeys.ts';
import { inPlaces } from '../../multimedia/playlists/items/places.ts';
import { PlaylistOrder } from '../../multimedia/playlists/playlistEnums.ts';
import type { SmartCriteria } from '../../multimedia/playlists/smart/smartCriteria.ts';
import { firstSmartIds } from '../../multimedia/playlists/smart/smartFinds.ts';
import type { Candidate, Pool } from './candidate.ts';
import {
  artistesOfMedia,
  idsOfJingles,
  jinglesOfEmission,
  jinglesOfPurpose,
  knownAsOne,
  maxCandidates,
  ofCategory,
  ofKind,
  ofMedia,
  ofPlaylist,
  stateOfItems,
  type CandidateRow,
} from './poolQueries.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    planPools: PlanPools;
  }
}

/** Something that is chosen from, by what it is. */
export type Source = { name: string } & (
  | { playlist: number; criteria: SmartCriteria | null; order: PlaylistOrder }
  | { category: number }
  | { criteria: SmartCriteria; clock: number }
  | { kind: MediaKind }
  | { purpose: JinglePurpose }
  | { media: number }
  | { jinglesOf: number }
);

interface Kept {
  /** What it was read from; another one has it read anew. */
  state: string;
  pool: Promise<Pool>;
}

const maxRadios = 50;
const maxPools = 200;

/**
 * What there is to choose from, by radio and source. Reading thousands of media takes longer than planning an hour with them:
 * they are read once, and anew after a change of the library.
 */
export class PlanPools {
  readonly #radios = new LRUCache<number, LRUCache<string, Kept>>({ max: maxRadios });
  readonly #closing = new AbortController();

  constructor({ events }: { events: Events }) {
    const { signal } = this.#closing;
    const heard = ({ radioId }: { radioId: number }) => void this.#radios.delete(radioId);
    hear(events, { topic: 'mediaChanged', signal, heard });
    hear(events, { topic: 'mediaNamesChanged', signal, heard });
    forgetAfterMissed(events, signal, () => this.#radios.clear());
  }

  close(): void {
    this.#closing.abort();
  }

  /** What a source holds that can be played on a day of the radio's clock. */
  async of(
    place: { database: Database; radioId: number | undefined },
    source: Source,
    day: string,
  ): Promise<Pool> {
    const key = keyOf(source);
    // Criteria may mean others on another day.
    const kept = criteriaOf(source) ? `${key} ${day}` : key;
    const state = await stateOf(place, source);
    const pools = this.#poolsOf(place.radioId ?? 0);
    const known = pools.get(kept);
    if (known?.state === state) return known.pool;
    const pool = poolOf(place, source, key, day);
    pools.set(kept, { state, pool });
    // What could not be read is not remembered.
    pool.catch(() => pools.delete(kept));
    return pool;
  }

  #poolsOf(radio: number): LRUCache<string, Kept> {
    const known = this.#radios.get(radio) ?? new LRUCache<string, Kept>({ max: maxPools });
    this.#radios.set(radio, known);
    return known;
  }
}

type Place = { database: Database; radioId: number | undefined };

function keyOf(source: Source): string {
  if ('playlist' in source) return `playlist ${source.playlist}`;
  if ('category' in source) return `category ${source.category}`;
  if ('criteria' in source) return `criteria ${source.clock} ${JSON.stringify(source.criteria)}`;
  if ('purpose' in source) return `purpose ${source.purpose}`;
  if ('jinglesOf' in source) return `jingles ${source.jinglesOf}`;
  return 'media' in source ? `media ${source.media}` : `kind ${source.kind}`;
}

const criteriaOf = (source: Source) => ('criteria' in source ? source.criteria : null);

/** Besides the library: a playlist may be edited. */
async function stateOf(place: Place, source: Source): Promise<string> {
  const { name } = source;
  const criteria = criteriaOf(source);
  if (criteria) return `${name} ${JSON.stringify(criteria)}`;
  if ('jinglesOf' in source) {
    const jingles = await idsOfJingles.all(place, { emission: source.jinglesOf });
    return `${name} ${jingles.map(({ mediaItem }) => mediaItem).join()}`;
  }
  if (!('playlist' in source)) return name;
  const { items, versions, order } = (await stateOfItems.first(place, { playlist: source.playlist }))!;
  return `${name} ${source.order} ${items} ${versions} ${order}`;
}

async function poolOf(place: Place, source: Source, key: string, day: string): Promise<Pool> {
  const rows = await rowsOf(place, source, day);
  const candidates = await candidatesOf(place, rows);
  const lengths = candidates.map(({ length }) => length);
  return {
    key,
    ...namesOf(source),
    candidates,
    order: 'order' in source ? source.order : PlaylistOrder.SHUFFLED,
    longest: lengths.reduce((most, length) => Math.max(most, length), 0),
    shortest: lengths.reduce((least, length) => Math.min(least, length), Infinity),
  };
}

function namesOf(source: Source): Pick<Pool, 'source' | 'sourceType' | 'sourceId'> {
  const named = (sourceType: string, id: number) => ({
    source: source.name,
    sourceType,
    sourceId: String(id),
  });
  if ('playlist' in source) return named('Playlist', source.playlist);
  if ('category' in source) return named('MediaCategory', source.category);
  if ('jinglesOf' in source) return named('Emission', source.jinglesOf);
  return { source: source.name, sourceType: '', sourceId: null };
}

async function rowsOf(place: Place, source: Source, day: string): Promise<CandidateRow[]> {
  if ('category' in source) return ofCategory.all(place, { category: source.category });
  if ('purpose' in source) return jinglesOfPurpose.all(place, { purpose: source.purpose });
  if ('jinglesOf' in source) return jinglesOfEmission.all(place, { emission: source.jinglesOf });
  if ('kind' in source) return ofKind.all(place, { kind: source.kind });
  if ('media' in source) return ofMedia.all(place, { listed: inPlaces([source.media]) });
  const { criteria } = source;
  if ('playlist' in source && criteria === null) return ofPlaylist.all(place, { playlist: source.playlist });
  const ids = await firstSmartIds(place, criteria!, maxCandidates, day);
  return ofMedia.all(place, { listed: inPlaces(ids) });
}

/** Media that somebody chose, as rules look at them. */
export const candidatesFor = async (place: Place, media: readonly number[]): Promise<Candidate[]> =>
  media.length === 0 ? [] : candidatesOf(place, await ofMedia.all(place, { listed: inPlaces(media) }));

async function candidatesOf(place: Place, rows: readonly CandidateRow[]): Promise<Candidate[]> {
  if (rows.length === 0) return [];
  const known = await knownAsOne.all(place);
  const credited = await artistesOfMedia.all(place, { media: rows.map(({ media }) => media) });
  const artistes = Map.groupBy(credited, ({ medium }) => medium);
  return rows
    .filter(({ length }) => length > 0)
    .map((row) => candidateOf(row, keysOf(row, artistes.get(row.media), known)));
}

type Credited = Awaited<ReturnType<typeof artistesOfMedia.all>>[number];

/** Who must not be heard again too soon: “A & B” is A and is B, be it one artiste of the library or the line of a credit. */
function keysOf(
  { credit }: CandidateRow,
  artistes: readonly Credited[] | undefined,
  known: readonly OneArtiste[],
): string[] {
  if (!artistes) return creditedKeys(credit, known);
  const keys = artistes.flatMap(({ name, key, isOneArtiste }) => (isOneArtiste ? [key] : creditedKeys(name)));
  return [...new Set(keys.filter((key) => key !== ''))];
}

const candidateOf = (row: CandidateRow, artistes: string[]): Candidate => ({
  media: row.media,
  kind: row.kind,
  // A title of signs alone is like no other.
  title: nameKey(row.title) || `#${row.media}`,
  artistes,
  album: row.album,
  label: nameKey(row.label ?? ''),
  length: row.length,
  cueIn: row.cueIn,
  cueOut: row.cueOut,
  fadeIn: row.fadeIn,
  fadeOut: row.fadeOut,
  spot: row.kind === MediaKind.PUBLICITY ? spotOf(row) : null,
});

const spotOf = ({ client, validFrom, validTo, evergreen, timesADay, dayparts }: CandidateRow) => ({
  client: nameKey(client ?? ''),
  validFrom,
  validTo,
  evergreen: evergreen ?? false,
  timesADay,
  dayparts: dayparts ?? [],
});
