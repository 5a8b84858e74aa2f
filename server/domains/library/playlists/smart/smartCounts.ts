import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../../kit/context.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { forgetAfterMissed, onEvent } from '../../../../kit/events/onEvent.ts';
import type { FastifyBaseLogger } from 'fastify';
import '../../media/mediaEvents.ts';
import { query } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { storeTotals } from './foundTotals.ts';
import { PlaylistContent } from '../playlistEnums.ts';
import { smartTotals, type Finding } from './smartFinds.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    smartCounts: SmartCounts;
  }
}

interface Needed {
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

/** Lifetime of a count in milliseconds: results change with the date, also without any change of the library. */
const trueFor = 5 * 60_000;
/** Maximum time in milliseconds that a list waits for a count; a later list shows the result. */
const mostPatience = 500;

/**
 * Keeps the stored totals of smart playlists up to date, which lists show and filter by. The totals depend on the library: after a change
 * they are recomputed when somebody reads them, and not before.
 */
export class SmartCounts {
  readonly #needed: Needed;
  readonly #counted = new Map<number, Count>();
  readonly #closing = new AbortController();

  constructor(needed: Needed) {
    this.#needed = needed;
    const { events } = needed;
    const { signal } = this.#closing;
    const onChange = ({ radioId }: { radioId: number }) => void this.#counted.delete(radioId);
    onEvent(events, { topic: 'mediaChanged', signal, handle: onChange });
    onEvent(events, { topic: 'mediaNamesChanged', signal, handle: onChange });
    forgetAfterMissed(events, signal, () => this.#counted.clear());
  }

  /** Recomputes the totals of the smart playlists of a radio if they may have changed. */
  async keep(radioId: number): Promise<void> {
    let count = this.#counted.get(radioId);
    if (!count || Date.now() - count.at > trueFor) {
      count = { at: Date.now(), done: this.#countAll(radioId) };
      this.#counted.set(radioId, count);
    }
    await Promise.race([count.done, pause(mostPatience, undefined, { ref: false })]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#counted.values()].map(({ done }) => done));
  }

  async #countAll(radioId: number): Promise<void> {
    try {
      await this.#storeNumbers({ ...this.#needed, radioId });
    } catch (error) {
      this.#counted.delete(radioId);
      this.#needed.log.error({ err: error, radio: radioId }, 'smart playlists could not be counted');
    }
  }

  async #storeNumbers(finding: Finding): Promise<void> {
    for (const { criteria, ...stored } of await smartPlaylists.all(finding)) {
      if (this.#closing.signal.aborted) return;
      if (!criteria) continue;
      await storeTotals(finding.database, stored, await smartTotals(finding, criteria));
      // On SQLite no call in this loop is asynchronous.
      await nextTurn();
    }
  }
}

const smartPlaylists = query('library.smartPlaylists', (db) =>
  db
    .selectFrom(withDeleted('Playlist'))
    .select(['id', 'criteria', 'mediaCount', 'duration'])
    .where('content', '=', PlaylistContent.FOUND)
    .orderBy('id'),
);
