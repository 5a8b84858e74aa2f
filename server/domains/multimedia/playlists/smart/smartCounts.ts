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

/** When the smart playlists of a radio were counted last. */
interface Count {
  at: number;
  done: Promise<void>;
}

/** Days go by, and adverts begin and end, without any change. */
const trueFor = 5 * 60_000;
/** A list does not wait longer for numbers of a very large library; the next one has them. */
const mostPatience = 500;

/**
 * Lists show and filter by numbers that are stored. What smart playlists find follows the library: after a change of
 * it, their numbers are counted anew when somebody is about to read them, and not before.
 */
export class SmartCounts {
  readonly #needed: Needed;
  readonly #counted = new Map<number, Count>();
  readonly #closing = new AbortController();

  constructor(needed: Needed) {
    this.#needed = needed;
    const { events } = needed;
    const { signal } = this.#closing;
    const heard = ({ radioId }: { radioId: number }) => void this.#counted.delete(radioId);
    onEvent(events, { topic: 'mediaChanged', signal, handle: heard });
    onEvent(events, { topic: 'mediaNamesChanged', signal, handle: heard });
    forgetAfterMissed(events, signal, () => this.#counted.clear());
  }

  /** Puts the numbers of the smart playlists of a radio right, as far as they may have changed. */
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
      // On SQLite nothing here waits for anything.
      await nextTurn();
    }
  }
}

const smartPlaylists = query('multimedia.smartPlaylists', (db) =>
  db
    .selectFrom(withDeleted('Playlist'))
    .select(['id', 'criteria', 'mediaCount', 'duration'])
    .where('content', '=', PlaylistContent.FOUND)
    .orderBy('id'),
);
