import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../../kit/context.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { forgetAfterMissed, onEvent } from '../../../../kit/events/onEvent.ts';
import type { FastifyBaseLogger } from 'fastify';
import { query } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { storeTotals } from './storedTotals.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { countSmartMedia, type SearchScope } from './smartQueries.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    smartCounts: SmartCounts;
  }
}

interface Services {
  database: Context['database'];
  reads: Context['reads'];
  events: Events;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Time of the last count of the smart playlists of a radio. */
interface Count {
  at: number;
  done: Promise<void>;
}

/**
 * Lifetime of a count in milliseconds. Counts expire because results change with the date, even if the
 * library does not.
 */
const lifetime = 5 * 60_000;
/**
 * Maximum time in milliseconds that a list waits for a count. When it takes longer, the next list shows the
 * result.
 */
const maxWait = 500;

/**
 * Updates the stored totals of smart playlists, which lists show and filter by. After a change of the library, the totals are
 * recomputed at the next read.
 */
export class SmartCounts {
  readonly #services: Services;
  readonly #counted = new Map<number, Count>();
  readonly #closing = new AbortController();

  constructor(services: Services) {
    this.#services = services;
    const { events } = services;
    const { signal } = this.#closing;
    const onChange = ({ radioId }: { radioId: number }) => void this.#counted.delete(radioId);
    onEvent(events, { topic: 'mediaChanged', signal, handle: onChange });
    onEvent(events, { topic: 'mediaNamesChanged', signal, handle: onChange });
    forgetAfterMissed(events, signal, () => this.#counted.clear());
  }

  /** Recomputes the totals of the smart playlists of a radio if they may have changed. */
  async refresh(radioId: number): Promise<void> {
    let count = this.#counted.get(radioId);
    if (!count || Date.now() - count.at > lifetime) {
      count = { at: Date.now(), done: this.#countAll(radioId) };
      this.#counted.set(radioId, count);
    }
    await Promise.race([count.done, pause(maxWait, undefined, { ref: false })]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#counted.values()].map(({ done }) => done));
  }

  async #countAll(radioId: number): Promise<void> {
    try {
      await this.#storeNumbers({ ...this.#services, radioId });
    } catch (error) {
      this.#counted.delete(radioId);
      this.#services.log.error({ err: error, radio: radioId }, 'smart playlists could not be counted');
    }
  }

  async #storeNumbers(scope: SearchScope): Promise<void> {
    for (const { criteria, ...stored } of await findSmartPlaylists.all(scope)) {
      if (this.#closing.signal.aborted) return;
      if (!criteria) continue;
      await storeTotals(scope.database, stored, await countSmartMedia(scope, criteria));
      // On SQLite no call in this loop is asynchronous, so other work gets its turn here.
      await nextTurn();
    }
  }
}

const findSmartPlaylists = query('library.findSmartPlaylists', (db) =>
  db
    .selectFrom(withDeleted('Playlist'))
    .select(['id', 'criteria', 'mediaCount', 'duration'])
    .where('content', '=', PlaylistContent.FOUND)
    .orderBy('id'),
);
