import { EventEmitter, on } from 'node:events';
import type { MaybePromise, Transaction } from '../database/database.ts';

declare module '../context.ts' {
  interface Services {
    events: Events;
  }
}

/** What happened, by topic; domains add theirs by declaration merging. They carry ids, never contents. */
export interface Topics {
  /** Events may have been lost on their way to this process: what is known from them is to be asked anew. */
  eventsMissed: object;
}

/** Tells of what happened to whoever listens, in this process or in all that share its database. */
export interface Events {
  /** Tells of what a transaction does, once it is kept, and never of what is rolled back. */
  publish<T extends keyof Topics>(
    transaction: Transaction,
    topic: T,
    ...events: ReadonlyArray<Topics[T]>
  ): MaybePromise<void>;
  /** What happens from now on, each of it once, until the signal ends it. */
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

  /** Tells those who listen in this process, now. */
  emit(topic: string, events: readonly object[]): void {
    for (const event of events) this.#emitter.emit(topic, event);
  }

  async *subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]> {
    try {
      for await (const [event] of on(this.#emitter, topic, { signal })) yield event as Topics[T];
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async close(): Promise<void> {
    // Nothing is kept open.
  }
}
