import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../kit/database/database.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { forgetAfterMissed, onEvent } from '../../../../kit/events/onEvent.ts';
import {
  type MediaKind,
  type JinglePurpose,
  PlaylistOrder,
  type SmartCriteria,
  findSmartIds,
} from '../../../library/public.ts';
import type { Candidate, Pool } from './candidate.ts';
import { Candidates } from './candidates.ts';
import {
  findJingleIds,
  findJinglesOfEmission,
  findJinglesOfPurpose,
  maxCandidates,
  findSongsOfCategory,
  findMediaOfKind,
  findMediaOfPlaylist,
  findStateOfItems,
} from './poolQueries.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    planPools: PlanPools;
  }
}

/** Source of candidates, such as a playlist. */
export type Source = { name: string } & (
  | { playlist: number; criteria: SmartCriteria | null; order: PlaylistOrder }
  | { category: number }
  | { criteria: SmartCriteria; clock: number }
  | { kind: MediaKind }
  | { purpose: JinglePurpose }
  | { media: number }
  | { jinglesOf: number }
);

interface CachedPool {
  /** Fingerprint of the source when the pool was read. The pool is read again when the fingerprint changes. */
  state: string;
  pool: Promise<Pool>;
}

const maxRadios = 50;
const maxPools = 500;

/** Media that match one set of criteria on one day, shared by the pools of several clocks. */
interface Found {
  candidates: Promise<readonly Candidate[]>;
}

/**
 * Cache of pools by radio and source. Reading thousands of media items takes longer than planning an hour with them, so they are
 * read once, and again after a change of the library.
 */
export class PlanPools {
  readonly #radios = new LRUCache<number, LRUCache<string, CachedPool>>({ max: maxRadios });
  readonly #found = new LRUCache<number, LRUCache<string, Found>>({ max: maxRadios });
  readonly #candidates = new Candidates();
  readonly #closing = new AbortController();

  constructor({ events }: { events: Events }) {
    const { signal } = this.#closing;
    const forget = (radioId: number) => {
      this.#radios.delete(radioId);
      this.#found.delete(radioId);
    };
    onEvent(events, {
      topic: 'mediaChanged',
      signal,
      handle: ({ radioId, id }) => {
        this.#candidates.forgetMedium(radioId, id);
        forget(radioId);
      },
    });
    onEvent(events, {
      topic: 'mediaNamesChanged',
      signal,
      handle: ({ radioId }) => {
        this.#candidates.forgetRadio(radioId);
        forget(radioId);
      },
    });
    forgetAfterMissed(events, signal, () => {
      this.#candidates.clear();
      this.#radios.clear();
      this.#found.clear();
    });
  }

  close(): void {
    this.#closing.abort();
  }

  /** Pool of a source on a date of the radio. */
  async of(
    scope: { database: Database; radioId: number | undefined },
    source: Source,
    day: string,
  ): Promise<Pool> {
    const key = keyOf(source);
    // Criteria can match other media on another day.
    const cacheKey = criteriaOf(source) ? `${key} ${day}` : key;
    const state = await stateOf(scope, source);
    const pools = this.#poolsOf(scope.radioId ?? 0);
    const known = pools.get(cacheKey);
    if (known?.state === state) return known.pool;
    const pool = this.#poolOf(scope, source, key, day);
    pools.set(cacheKey, { state, pool });
    // Failed reads are not cached.
    pool.catch(() => pools.delete(cacheKey));
    return pool;
  }

  /** Candidates for media that a user chose. */
  async candidatesFor(scope: RadioScope, media: readonly number[]): Promise<Candidate[]> {
    return media.length === 0 ? [] : playable(await this.#candidates.of(scope, media));
  }

  async #poolOf(scope: RadioScope, source: Source, key: string, day: string): Promise<Pool> {
    const candidates = await this.#candidatesOf(scope, source, day);
    const lengths = candidates.map(({ length }) => length);
    return {
      key,
      ...namesOf(source),
      candidates,
      order: 'order' in source ? source.order : PlaylistOrder.SHUFFLED,
      longest: lengths.reduce((max, length) => Math.max(max, length), 0),
      shortest: lengths.reduce((least, length) => Math.min(least, length), Infinity),
    };
  }

  async #candidatesOf(scope: RadioScope, source: Source, day: string): Promise<readonly Candidate[]> {
    if ('playlist' in source)
      return source.criteria ? this.#fitting(scope, source.criteria, day) : this.#ofPlaylist(scope, source);
    if ('criteria' in source) return this.#fitting(scope, source.criteria, day);
    const ids = 'media' in source ? [source.media] : await idsOf(scope, source);
    return playable(await this.#candidates.of(scope, ids));
  }

  /** Media in the order of a playlist, with the cues of its items. */
  async #ofPlaylist(scope: RadioScope, { playlist }: { playlist: number }): Promise<Candidate[]> {
    const items = await findMediaOfPlaylist.all(scope, { playlist });
    const media = await this.#candidates.of(
      scope,
      items.map((item) => item.media),
    );
    const byId = new Map(media.map((candidate) => [candidate.media, candidate]));
    return playable(
      items.flatMap((item) => {
        const candidate = byId.get(item.media);
        return candidate ? [{ ...candidate, ...item }] : [];
      }),
    );
  }

  #fitting(scope: RadioScope, criteria: SmartCriteria, day: string): Promise<readonly Candidate[]> {
    const radio = scope.radioId ?? 0;
    const found = this.#found.get(radio) ?? new LRUCache<string, Found>({ max: maxPools });
    this.#found.set(radio, found);
    const key = `${day} ${JSON.stringify(criteria)}`;
    const known = found.get(key);
    if (known) return known.candidates;
    const candidates = (async () => {
      const ids = await findSmartIds(scope, criteria, maxCandidates, day);
      return playable(await this.#candidates.of(scope, ids));
    })();
    found.set(key, { candidates });
    candidates.catch(() => found.delete(key));
    return candidates;
  }

  #poolsOf(radio: number): LRUCache<string, CachedPool> {
    const known = this.#radios.get(radio) ?? new LRUCache<string, CachedPool>({ max: maxPools });
    this.#radios.set(radio, known);
    return known;
  }
}

type RadioScope = { database: Database; radioId: number | undefined };

function keyOf(source: Source): string {
  if ('playlist' in source) return `playlist ${source.playlist}`;
  if ('category' in source) return `category ${source.category}`;
  if ('criteria' in source) return `criteria ${source.clock} ${JSON.stringify(source.criteria)}`;
  if ('purpose' in source) return `purpose ${source.purpose}`;
  if ('jinglesOf' in source) return `jingles ${source.jinglesOf}`;
  return 'media' in source ? `media ${source.media}` : `kind ${source.kind}`;
}

const criteriaOf = (source: Source) => ('criteria' in source ? source.criteria : null);

/** Fingerprint of a source without its media: its name, criteria, jingles, or order and items of a playlist. */
async function stateOf(scope: RadioScope, source: Source): Promise<string> {
  const { name } = source;
  const criteria = criteriaOf(source);
  if (criteria) return `${name} ${JSON.stringify(criteria)}`;
  if ('jinglesOf' in source) {
    const jingles = await findJingleIds.all(scope, { emission: source.jinglesOf });
    return `${name} ${jingles.map(({ mediaItem }) => mediaItem).join()}`;
  }
  if (!('playlist' in source)) return name;
  const { items, versions, order } = (await findStateOfItems.first(scope, { playlist: source.playlist }))!;
  return `${name} ${source.order} ${items} ${versions} ${order}`;
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

const playable = (candidates: readonly Candidate[]) => candidates.filter(({ length }) => length > 0);

type ById = Exclude<Source, { playlist: number } | { criteria: SmartCriteria } | { media: number }>;

/** Ids of the media of an unordered source, sorted by id. */
async function idsOf(scope: RadioScope, source: ById): Promise<number[]> {
  const rows = await ('category' in source
    ? findSongsOfCategory.all(scope, { category: source.category })
    : 'purpose' in source
      ? findJinglesOfPurpose.all(scope, { purpose: source.purpose })
      : 'jinglesOf' in source
        ? findJinglesOfEmission.all(scope, { emission: source.jinglesOf })
        : findMediaOfKind.all(scope, { kind: source.kind }));
  return rows.map(({ media }) => media);
}
