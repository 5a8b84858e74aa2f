import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { LocalEvents, type Events, type Topics } from './events.ts';

/** What wakes the processes that share a database: whoever wrote events rings, and all others look. */
export interface Bell {
  readonly isConnected: boolean;
  /** Wakes all processes; does nothing while it cannot. */
  ring(): void;
  /** Calls whenever somebody rings, and when the bell is lost or back. */
  onRing(listener: () => void): void;
}

interface Needed {
  database: Database;
  bell: Bell;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** An event carries ids; what is longer, by its JSON, carries contents. */
const maxPayload = 8000;

/** How often a process looks by itself: in case somebody wrote and ended before they rang, and while nobody can ring. */
const pauses = { connected: 10_000, alone: 1000 };

const minute = 60_000;
const retentionMilliseconds = 24 * 60 * minute;
const removedAtOnce = 5000;

/**
 * Events for several processes on one PostgreSQL. They are rows of a table, written in the transaction that they tell of,
 * so none is lost and none comes early; the bell only says that there are some. Each process reads what is new to it.
 */
export class SharedEvents implements Events {
  readonly #needed: Needed;
  readonly #local = new LocalEvents();
  /** Transactions before this one have ended, and all of their events were told here. */
  #toldUpTo = '0';
  /** Events of later transactions that were told here already, with the number of each transaction. */
  readonly #told = new Map<string, bigint>();
  /** Events of this process whose transaction goes on. */
  readonly #own = new Map<string, bigint>();
  #looking: Promise<void> | undefined;
  #isRungAgain = false;
  #lookedAt = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #removing: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Tells from now on; what happened before is in the tables. */
  static async open(needed: Needed): Promise<SharedEvents> {
    const events = new SharedEvents(needed);
    const [row] = await needed.database.rows('select pg_snapshot_xmin(pg_current_snapshot())::text', []);
    events.#toldUpTo = String(row![0]);
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
      throw new Error(`An event of ${topic} carries more than ids.`);
    const rows = await transaction.rows(insertion, [topic, payload]);
    const ids = rows.map(([id]) => String(id));
    for (const [index, id] of ids.entries()) this.#own.set(id, BigInt(rows[index]![1] as string));
    transaction.afterCommit(() => {
      // One that is not its own any more was seen, and told, by a look in between.
      for (const [index, id] of ids.entries())
        if (this.#own.has(id)) this.#tell(id, this.#own.get(id)!, topic, events[index]!);
      this.#needed.bell.ring();
    });
  }

  subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]> {
    return this.#local.subscribe(topic, signal);
  }

  /** Tells what others have written since the last look; while one goes on, another one follows it. */
  poll(): Promise<void> {
    this.#isRungAgain = true;
    return (this.#looking ??= this.#lookAgain().finally(() => (this.#looking = undefined)));
  }

  /** Removes events that all have heard of, a part at a time. */
  async removeOld(before: Date = new Date(Date.now() - retentionMilliseconds)): Promise<void> {
    try {
      for (;;) {
        const removed = await this.#needed.database.transaction(async (transaction) =>
          transaction.run(removal, [before, removedAtOnce]),
        );
        if (removed < removedAtOnce) return;
      }
    } catch (error) {
      this.#needed.log.warn({ err: error }, 'old events could not be removed');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#removing);
    await this.#looking;
  }

  async #lookAgain(): Promise<void> {
    while (this.#isRungAgain && !this.#isClosed) {
      this.#isRungAgain = false;
      try {
        await this.#tellNew();
      } catch (error) {
        this.#needed.log.warn({ err: error }, 'events of other processes could not be read yet');
      }
    }
    this.#waitForMore();
  }

  async #tellNew(): Promise<void> {
    const rows = await this.#needed.database.rows(newOnes, [this.#toldUpTo]);
    const isTooLate = Date.now() - this.#lookedAt > retentionMilliseconds / 2;
    this.#lookedAt = Date.now();
    for (const [, id, topic, payload, writtenBy] of rows)
      if (id !== null && !this.#told.has(String(id)))
        this.#tell(
          String(id),
          BigInt(writtenBy as string),
          String(topic),
          JSON.parse(String(payload)) as object,
        );
    this.#forgetBefore(String(rows[0]![0]));
    if (isTooLate) this.#local.emit('eventsMissed', [{}]);
  }

  #tell(id: string, writtenBy: bigint, topic: string, event: object): void {
    this.#own.delete(id);
    this.#told.set(id, writtenBy);
    this.#local.emit(topic, [event]);
  }

  /** What transactions that have ended wrote is not read again; what is not told by now was rolled back. */
  #forgetBefore(oldest: string): void {
    this.#toldUpTo = oldest;
    const horizon = BigInt(oldest);
    for (const known of [this.#told, this.#own])
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
  from jsonb_array_elements(cast(? as jsonb)) with ordinality as event(value, place)
  order by event.place
  returning id::text, written_by::text`;

/**
 * A transaction that began to write before another may be kept after it, with smaller ids. So events are read from the
 * oldest transaction on that had not ended at the last look, and not from the last id.
 */
const newOnes = `select horizon.oldest::text, event.id::text, event.topic, event.payload, event.written_by::text
  from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest) as horizon
  left join stored_event as event on event.written_by >= cast(? as bigint)
  order by event.id`;

const removal = `delete from stored_event where id in (
  select id from stored_event where created_at < ? order by id limit ?)`;
