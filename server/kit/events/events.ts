import { EventEmitter, on } from 'node:events';

declare module '../context.ts' {
  interface Services {
    events: Events;
  }
}

/** What happened, by topic; domains add theirs by declaration merging. They carry ids, never contents. */
export interface Topics {}

/** Tells those who listen in this process. Publish after the commit; who was away reads the table. */
export interface Events {
  publish<T extends keyof Topics>(topic: T, event: Topics[T]): void;
  /** What happens from now on, until the signal ends it. */
  subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]>;
}

/** Events within one process. */
export class LocalEvents implements Events {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish<T extends keyof Topics>(topic: T, event: Topics[T]): void {
    this.#emitter.emit(topic, event);
  }

  async *subscribe<T extends keyof Topics>(topic: T, signal: AbortSignal): AsyncIterable<Topics[T]> {
    try {
      for await (const [event] of on(this.#emitter, topic, { signal })) yield event as Topics[T];
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
