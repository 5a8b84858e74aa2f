import { LRUCache } from 'lru-cache';
import type { Database } from '../../../kit/database/database.ts';
import type { Events, Topics } from '../../../kit/events/events.ts';
import { forgetAfterMissed, onEvent } from '../../../kit/events/onEvent.ts';
import { findDuplicates, findDuplicatesOf, type Duplicates } from './findDuplicates.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    duplicates: KnownDuplicates;
  }
}

/** Last known duplicates of a radio, and the media that have changed since. */
interface Known {
  duplicates: Promise<readonly Duplicates[]>;
  changed: Set<number>;
}

const maxRadios = 50;
/** Maximum number of changed media. After more changes, the whole library is read again. */
const maxChanged = 2000;

/**
 * Cache of the groups of duplicates, for the 50 most recently used radios. After changes, only the groups of the changed media
 * are searched again. The whole library of a radio is read at its first use, after more than `maxChanged` changes, and when
 * change events may have been lost.
 */
export class KnownDuplicates {
  readonly #database: Database;
  readonly #radios = new LRUCache<number, Known>({ max: maxRadios });
  readonly #closing = new AbortController();

  constructor({ database, events }: { database: Database; events: Events }) {
    this.#database = database;
    const { signal } = this.#closing;
    onEvent(events, { topic: 'mediaChanged', signal, handle: (event) => this.#markChanged(event) });
    forgetAfterMissed(events, signal, () => this.#radios.clear());
  }

  /** Duplicates of a radio, those with the newest medium first. */
  of(radioId: number): Promise<readonly Duplicates[]> {
    const known = this.#radios.get(radioId);
    const next: Known =
      known && known.changed.size <= maxChanged
        ? { duplicates: this.#refresh(radioId, known), changed: new Set() }
        : { duplicates: findDuplicates(this.#database, radioId).then(newestFirst), changed: new Set() };
    this.#cache(radioId, next);
    return next.duplicates;
  }

  close(): void {
    this.#closing.abort();
  }

  async #refresh(radioId: number, { duplicates, changed }: Known): Promise<readonly Duplicates[]> {
    const before = await duplicates;
    if (changed.size === 0) return before;
    const touched = new Set(before.filter(({ ids }) => ids.some((id) => changed.has(id))));
    const now = await findDuplicatesOf(this.#database, radioId, [...changed], [...touched]);
    const isFoundNow = new Set(now.map(({ reason, shared }) => `${reason} ${shared}`));
    const unchanged = before.filter(
      (group) => !touched.has(group) && !isFoundNow.has(`${group.reason} ${group.shared}`),
    );
    return newestFirst([...unchanged, ...now]);
  }

  /** Caches a pending result, and removes it from the cache when it fails. */
  #cache(radioId: number, known: Known): void {
    this.#radios.set(radioId, known);
    known.duplicates.catch(() => {
      if (this.#radios.peek(radioId) === known) this.#radios.delete(radioId);
    });
  }

  #markChanged({ radioId, id }: Topics['mediaChanged']): void {
    const changed = this.#radios.peek(radioId)?.changed;
    if (changed && changed.size <= maxChanged) changed.add(id);
  }
}

const newestFirst = (duplicates: readonly Duplicates[]): Duplicates[] =>
  duplicates.toSorted((a, b) => b.ids.at(-1)! - a.ids.at(-1)! || (a.reason < b.reason ? -1 : 1));
