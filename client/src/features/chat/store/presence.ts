import { createStore } from 'zustand/vanilla';
import type { ChatPresenceFieldsFragment } from '../chat.generated';
import type { Readable } from './readable';

type One = ChatPresenceFieldsFragment;

/** Whether people are here, by their ids, of those who were asked for. */
export interface Presence extends Readable<ReadonlyMap<string, One>> {
  /** Asks for somebody, once, together with all who are asked for at the same time. */
  know(userId: string): void;
  heard(one: One): void;
  /** Some of it may have been missed: all are asked for again. */
  again(): void;
}

/** The most that are asked for at once. */
const most = 100;

export function createPresence(load: (userIds: string[]) => Promise<readonly One[]>): Presence {
  const store = createStore<ReadonlyMap<string, One>>(() => new Map());
  const known = new Set<string>();
  let asked: string[] = [];
  const put = (found: readonly One[]) =>
    store.setState(new Map([...store.getState(), ...found.map((one) => [one.id, one] as const)]), true);
  const ask = async (ids: readonly string[]) => {
    for (let from = 0; from < ids.length; from += most) {
      const part = ids.slice(from, from + most);
      // Whoever is not known to be here is shown without a mark.
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
      asked.push(userId);
      if (asked.length > 1) return;
      queueMicrotask(() => {
        const ids = asked;
        asked = [];
        void ask(ids);
      });
    },
    heard: (one) => {
      if (known.has(one.id)) put([one]);
    },
    again: () => void ask([...known]),
  };
}
