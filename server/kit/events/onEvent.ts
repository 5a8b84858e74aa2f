import type { Events, Topics } from './events.ts';

interface Subscription<T extends keyof Topics> {
  topic: T;
  signal: AbortSignal;
  handle: (event: Topics[T]) => void;
}

/** Calls the handler for each event from now on, until the signal aborts. */
export function onEvent<T extends keyof Topics>(
  events: Events,
  { topic, signal, handle }: Subscription<T>,
): void {
  void (async () => {
    for await (const event of events.subscribe(topic, signal)) handle(event);
  })();
}

/** Calls `forget`, which must clear a cache, whenever events may have been missed that the cache depends on. */
export function forgetAfterMissed(events: Events, signal: AbortSignal, forget: () => void): void {
  onEvent(events, { topic: 'eventsMissed', signal, handle: forget });
}
