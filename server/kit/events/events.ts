import { EventEmitter, on } from 'node:events';
import type { MaybePromise, Transaction } from '../database/database.ts';

declare module '../context.ts' {
  interface Services {
    events: Events;
  }
}

/** Event types by topic. Domains add theirs by declaration merging. Events contain ids, never contents. */
export interface Topics {
  /** Published when events may not have reached this process. State that is derived from events must be read again. */
  eventsMissed: object;
}

/** Publishes events to subscribers, in this process or in all processes that share the database. */
export interface Events {
  /** Publishes events when the transaction commits. A rollback discards them. */
  publish<T extends keyof Topics>(
    transaction: Transaction,
    topic: T,
    ...events: ReadonlyArray<Topics[T]>
  ): MaybePromise<void>;
  /** Returns the events that are published after this call, each exactly once, until the signal aborts. */
  subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]>;
  close(): Promise<void>;
}

/** Events within one process. */
export class LocalEvents implements Events {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish<T extends keyof Topics>(
    transaction: Transaction,
    topic: T,
    ...events: ReadonlyArray<Topics[T]>
  ): void {
    transaction.afterCommit(() => this.emit(topic, events));
  }

  /** Sends events to the subscribers of this process immediately, without waiting for a commit. */
  emit(topic: string, events: readonly object[]): void {
    for (const event of events) this.#emitter.emit(topic, event);
  }

  subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]> {
    // `on` throws when the signal is aborted already.
    const all = signal.aborted ? [] : on(this.#emitter, topic, { signal });
    return untilAborted(all, signal);
  }

  async close(): Promise<void> {
    // A local emitter has no connections to close.
  }
}

/** Yields the events of an emitter. Ends without an error when the signal aborts. */
async function* untilAborted<Event>(
  all: Iterable<unknown[]> | AsyncIterable<unknown[]>,
  signal: AbortSignal,
): AsyncIterable<Event> {
  try {
    for await (const [event] of all) yield event as Event;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
