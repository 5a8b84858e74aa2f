import type { MaybePromise } from '../database/database.ts';
import type { Events, Topics } from './events.ts';

/** Subscribes to the events of a topic for which the filter is true. The subscription ends when the consumer returns. */
export function filterEvents<T extends keyof Topics>(
  events: Events,
  topic: T,
  isWanted: (event: Topics[T]) => MaybePromise<boolean>,
): AsyncIterable<Topics[T]> {
  const ending = new AbortController();
  const all = events.subscribe(topic, ending.signal)[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        for (;;) {
          const found = await all.next();
          if (found.done || (await isWanted(found.value))) return found;
        }
      },
      async return() {
        ending.abort();
        return { done: true, value: undefined };
      },
    }),
  };
}
