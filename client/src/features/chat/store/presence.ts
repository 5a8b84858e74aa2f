import { createStore } from 'zustand/vanilla';
import type { ChatPresenceFieldsFragment } from '../chat.generated';
import type { Readable } from './readable';

type PresenceOfPerson = ChatPresenceFieldsFragment;

/** Presence of the requested people, by their ids. */
export interface Presence extends Readable<ReadonlyMap<string, PresenceOfPerson>> {
  /** Requests the presence of a person on the first call for them. Simultaneous calls share one request. */
  know(userId: string): void;
  receive(presence: PresenceOfPerson): void;
  /** Requests the presence of all known people again, because events may have been missed. */
  again(): void;
}

/** Maximum number of people in one request. */
const maxRequested = 100;

export function createPresence(load: (userIds: string[]) => Promise<readonly PresenceOfPerson[]>): Presence {
  const store = createStore<ReadonlyMap<string, PresenceOfPerson>>(() => new Map());
  const known = new Set<string>();
  let requested: string[] = [];
  const put = (found: readonly PresenceOfPerson[]) =>
    store.setState(
      new Map([...store.getState(), ...found.map((presence) => [presence.id, presence] as const)]),
      true,
    );
  const request = async (ids: readonly string[]) => {
    for (let from = 0; from < ids.length; from += maxRequested) {
      const part = ids.slice(from, from + maxRequested);
      // When the request fails, people whose presence was never loaded are shown without a mark.
      put(await load(part).catch(() => []));
    }
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    know(userId) {
      if (known.has(userId)) return;
      known.add(userId);
      requested.push(userId);
      if (requested.length > 1) return;
      queueMicrotask(() => {
        const ids = requested;
        requested = [];
        void request(ids);
      });
    },
    receive: (presence) => {
      if (known.has(presence.id)) put([presence]);
    },
    again: () => void request([...known]),
  };
}
