import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../kit/database/database.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import {
  nameKey,
  MediaKind,
  creditedKeys,
  type IndivisibleName,
  numberPositions,
} from '../../../library/public.ts';
import type { Candidate } from './candidate.ts';
import {
  findArtistesOfMedia,
  findSingleArtistes,
  findListedMedia,
  type CandidateRow,
} from './poolQueries.ts';

type RadioScope = { database: Database; radioId: number | undefined };

interface Library {
  candidates: Map<number, Candidate>;
  /** Number of changes so far, so that a row that was read before a change is not cached after it. */
  changes: number;
}

/** Maximum number of radios whose candidates are cached. */
const maxRadios = 50;
/** Number of media per statement: more would block the event loop. */
const chunkSize = 500;

/**
 * Cache of the media that the planner can choose (candidates), by radio. Reading and folding the names of thousands of media takes longer
 * than planning days with them, and many pools hold the same media: each medium is read once, until it or a name changes.
 */
export class Candidates {
  readonly #radios = new LRUCache<number, Library>({ max: maxRadios });

  /** Removes a medium of a radio from the cache. */
  forgetMedium(radio: number, medium: number): void {
    const library = this.#radios.get(radio);
    if (!library) return;
    library.candidates.delete(medium);
    library.changes++;
  }

  forgetRadio(radio: number): void {
    this.#radios.delete(radio);
  }

  clear(): void {
    this.#radios.clear();
  }

  /** Candidates of media that are ready, in the order of the ids. Media that are not ready are left out. */
  async of(scope: RadioScope, media: readonly number[]): Promise<Candidate[]> {
    const radio = scope.radioId ?? 0;
    const library = this.#radios.get(radio) ?? { candidates: new Map<number, Candidate>(), changes: 0 };
    this.#radios.set(radio, library);
    const found = new Map<number, Candidate>();
    const missing = new Set<number>();
    for (const id of media) {
      const known = library.candidates.get(id);
      if (known) found.set(id, known);
      else missing.add(id);
    }
    if (missing.size > 0) await this.#load(scope, library, [...missing], found);
    return media.flatMap((id) => found.get(id) ?? []);
  }

  async #load(
    scope: RadioScope,
    library: Library,
    missing: readonly number[],
    found: Map<number, Candidate>,
  ): Promise<void> {
    const known = await findSingleArtistes.all(scope);
    for (let start = 0; start < missing.length; start += chunkSize) {
      const { changes } = library;
      const ids = missing.slice(start, start + chunkSize);
      const rows = await findListedMedia.all(scope, { listed: numberPositions(ids) });
      const credited = await findArtistesOfMedia.all(scope, { media: ids });
      const artistes = Map.groupBy(credited, ({ medium }) => medium);
      for (const row of rows) {
        if (isSliceOver()) await nextSlice();
        const candidate = candidateOf(row, keysOf(row, artistes.get(row.media), known));
        found.set(row.media, candidate);
        if (library.changes === changes) library.candidates.set(row.media, candidate);
      }
    }
  }
}

type Credited = Awaited<ReturnType<typeof findArtistesOfMedia.all>>[number];

/**
 * Keys of the artistes who must not play again too soon. The credit "A & B" has the keys of A and of B, whether the medium has one
 * artiste of the library or only a credit line.
 */
function keysOf(
  { credit }: CandidateRow,
  artistes: readonly Credited[] | undefined,
  known: readonly IndivisibleName[],
): string[] {
  if (!artistes) return creditedKeys(credit, known);
  const keys = artistes.flatMap(({ name, key, isSingleArtiste }) =>
    isSingleArtiste ? [key] : creditedKeys(name),
  );
  return [...new Set(keys.filter((key) => key !== ''))];
}

const candidateOf = (row: CandidateRow, artistes: string[]): Candidate => ({
  media: row.media,
  kind: row.kind,
  // A title without letters and digits has an empty key and must not equal other such titles.
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
