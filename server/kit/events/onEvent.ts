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

/** Calls `forget` whenever events may have been missed. `forget` must clear the cache that depends on these events. */
export function forgetAfterMissed(events: Events, signal: AbortSignal, forget: () => void): void {
  onEvent(events, { topic: 'eventsMissed', signal, handle: forget });
}
