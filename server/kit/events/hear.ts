import type { Events, Topics } from './events.ts';

interface Hearing<T extends keyof Topics> {
  topic: T;
  signal: AbortSignal;
  heard: (event: Topics[T]) => void;
}

/** Tells a listener of each event from now on, until the signal ends it. */
export function hear<T extends keyof Topics>(events: Events, { topic, signal, heard }: Hearing<T>): void {
  void (async () => {
    for await (const event of events.subscribe(topic, signal)) heard(event);
  })();
}

/** Who keeps what follows from events forgets it whenever some may have been missed. */
export function forgetAfterMissed(events: Events, signal: AbortSignal, forget: () => void): void {
  hear(events, { topic: 'eventsMissed', signal, heard: forget });
}
