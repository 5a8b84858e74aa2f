import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { LocalEvents, type Events, type Topics } from './events.ts';

/**
 * Tells the processes that share a database to look for new events. The process that writes an event calls `ring`; every process
 * then reads the new events from the database.
 */
export interface Bell {
  readonly isConnected: boolean;
  /** Wakes all processes; does nothing while disconnected. */
  ring(): void;
  /** Calls the listener on each ring, and when the connection is lost or restored. */
  onRing(listener: () => void): void;
}

interface Needed {
  database: Database;
  bell: Bell;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Maximum characters of an event as JSON. Events only contain ids: a longer event must contain contents by mistake. */
const maxPayload = 8000;

/**
 * Milliseconds between polls, with and without a connected bell. While the bell is connected, polls only find events of processes
 * that ended between the commit and the ring. Without it, polls find all events of other processes.
 */
const pauses = { connected: 10_000, alone: 1000 };

const minute = 60_000;
const retentionMilliseconds = 24 * 60 * minute;
const removedAtOnce = 5000;

/**
 * Events for several processes on one PostgreSQL database. Events are rows of a table, written in the transaction that they
 * belong to, so that none is lost, and none arrives before the commit. The bell only announces new rows; each process reads the
 * rows that it has not read yet.
 */
export class SharedEvents implements Events {
  readonly #needed: Needed;
  readonly #local = new LocalEvents();
  /** Transaction id from which the next poll reads. Events of all earlier transactions were published in this process. */
  #publishedUpTo = '0';
  /**
   * Published events of transactions from `#publishedUpTo` on, each with the id of its transaction. Each poll reads these events
   * again, but they must not be published twice.
   */
  readonly #published = new Map<string, bigint>();
  /** Events of this process whose transaction may still be open, each with the id of its transaction. */
  readonly #own = new Map<string, bigint>();
  #polling: Promise<void> | undefined;
  #isRungAgain = false;
  #polledAt = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #removing: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Opens the events. Publishes only events from now on, because earlier changes are in the tables already. */
  static async open(needed: Needed): Promise<SharedEvents> {
    const events = new SharedEvents(needed);
    const [row] = await needed.database.rows('select pg_snapshot_xmin(pg_current_snapshot())::text', []);
    events.#publishedUpTo = String(row![0]);
    needed.bell.onRing(() => void events.poll());
    events.#waitForMore();
    events.#removing = setInterval(() => void events.removeOld(), 60 * minute).unref();
    return events;
  }

  async publish<T extends keyof Topics>(
    transaction: Transaction,
    topic: T,
    ...events: ReadonlyArray<Topics[T]>
  ): Promise<void> {
    if (events.length === 0) return;
    const payload = JSON.stringify(events);
    if (events.some((event) => JSON.stringify(event).length > maxPayload))
      throw new Error(
        `An event of ${topic} is longer than ${maxPayload} characters: events must carry ids only.`,
      );
    const rows = await transaction.rows(insertion, [topic, payload]);
    const ids = rows.map(([id]) => String(id));
    for (const [index, id] of ids.entries()) this.#own.set(id, BigInt(rows[index]![1] as string));
    transaction.afterCommit(() => {
      // A poll may have published an event in the meantime: the event is then no longer in `#own`.
      for (const [index, id] of ids.entries())
        if (this.#own.has(id)) this.#publishOne(id, this.#own.get(id)!, topic, events[index]!);
      this.#needed.bell.ring();
    });
  }

  subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]> {
    return this.#local.subscribe(topic, signal);
  }

  /**
   * Publishes the events that other processes have written since the last poll. A call during a poll starts another one after it.
   */
  poll(): Promise<void> {
    this.#isRungAgain = true;
    return (this.#polling ??= this.#pollWhileRung().finally(() => (this.#polling = undefined)));
  }

  /** Deletes events so old that every process has read them, in batches. */
  async removeOld(before: Date = new Date(Date.now() - retentionMilliseconds)): Promise<void> {
    try {
      for (;;) {
        const removed = await this.#needed.database.transaction(async (transaction) =>
          transaction.run(removal, [before, removedAtOnce]),
        );
        if (removed < removedAtOnce) return;
      }
    } catch (error) {
      this.#needed.log.warn({ err: error }, 'could not delete old events');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#removing);
    await this.#polling;
  }

  async #pollWhileRung(): Promise<void> {
    while (this.#isRungAgain && !this.#isClosed) {
      this.#isRungAgain = false;
      try {
        await this.#publishNew();
      } catch (error) {
        this.#needed.log.warn({ err: error }, 'could not read the events of other processes; retrying');
      }
    }
    this.#waitForMore();
  }

  async #publishNew(): Promise<void> {
    const rows = await this.#needed.database.rows(newEvents, [this.#publishedUpTo]);
    const isTooLate = Date.now() - this.#polledAt > retentionMilliseconds / 2;
    this.#polledAt = Date.now();
    for (const [, id, topic, payload, writtenBy] of rows)
      if (id !== null && !this.#published.has(String(id)))
        this.#publishOne(
          String(id),
          BigInt(writtenBy as string),
          String(topic),
          JSON.parse(String(payload)) as object,
        );
    this.#forgetBefore(String(rows[0]![0]));
    if (isTooLate) this.#local.emit('eventsMissed', [{}]);
  }

  #publishOne(id: string, writtenBy: bigint, topic: string, event: object): void {
    this.#own.delete(id);
    this.#published.set(id, writtenBy);
    this.#local.emit(topic, [event]);
  }

  /**
   * Drops the events of transactions that have ended and are not read again. Events of this process that are still unpublished were
   * rolled back.
   */
  #forgetBefore(oldest: string): void {
    this.#publishedUpTo = oldest;
    const horizon = BigInt(oldest);
    for (const known of [this.#published, this.#own])
      for (const [id, writtenBy] of known) if (writtenBy < horizon) known.delete(id);
  }

  #waitForMore(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const pause = this.#needed.bell.isConnected ? pauses.connected : pauses.alone;
    this.#timer = setTimeout(() => void this.poll(), pause).unref();
  }
}

const insertion = `insert into stored_event (topic, payload, created_at, written_by)
  select ?, event.value::text, now(), pg_current_xact_id()::text::bigint
  from jsonb_array_elements(cast(? as jsonb)) with ordinality as event(value, position)
  order by event.position
  returning id::text, written_by::text`;

/**
 * Reads from the oldest transaction that was open at the last poll, rather than from the last event id. A transaction that began
 * to write earlier may commit later, with smaller ids.
 */
const newEvents = `select horizon.oldest::text, event.id::text, event.topic, event.payload, event.written_by::text
  from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest) as horizon
  left join stored_event as event on event.written_by >= cast(? as bigint)
  order by event.id`;

const removal = `delete from stored_event where id in (
  select id from stored_event where created_at < ? order by id limit ?)`;
