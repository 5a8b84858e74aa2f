import { createStore } from 'zustand/vanilla';
import type { Readable } from './readable';
import type { ChatThreadFieldsFragment } from '../chat.generated';

export type Thread = ChatThreadFieldsFragment;

export interface ThreadsState {
  threads: ReadonlyMap<string, Thread>;
  /** Ids of threads that the viewer has left or may no longer see. */
  removed: ReadonlySet<string>;
  /** True when all threads, at most `maxThreads`, are loaded. */
  isLoaded: boolean;
  error: unknown;
}

export interface Threads extends Readable<ThreadsState> {
  /** Loads the threads of the viewer, page by page, at most `maxThreads`. */
  load(): Promise<void>;
  put(thread: Thread): void;
  /** Removes a thread that the viewer has left or may no longer see. */
  remove(id: string): void;
  /** Marks a thread as read up to a sequence, before the server has confirmed it. */
  readUpTo(id: string, sequence: number): void;
}

type Page = { items: readonly Thread[]; hasMore: boolean };

const maxThreads = 5_000;

/** Creates the store of the viewer's threads, which events update. Includes an opened thread that the viewer has not joined. */
export function createThreads(page: (skip: number) => Promise<Page>): Threads {
  const store = createStore<ThreadsState>(() => ({
    threads: new Map(),
    removed: new Set(),
    isLoaded: false,
    error: undefined,
  }));
  const { getState, setState } = store;
  const put = (...threads: readonly Thread[]) => {
    const next = new Map(getState().threads);
    const removed = new Set(getState().removed);
    for (const thread of threads) {
      next.set(thread.id, newer(next.get(thread.id), thread));
      removed.delete(thread.id);
    }
    setState({ threads: next, removed });
  };
  const drop = (id: string) => {
    const next = new Map(getState().threads);
    next.delete(id);
    setState({ threads: next });
  };

  async function load(): Promise<void> {
    const found = new Set<string>();
    const before = [...getState().threads.values()].filter(({ own }) => own).map(({ id }) => id);
    setState({ error: undefined });
    try {
      for (let hasMore = true; hasMore && found.size < maxThreads;) {
        const next: Page = await page(found.size);
        put(...next.items);
        for (const { id } of next.items) found.add(id);
        hasMore = next.hasMore && next.items.length > 0;
      }
    } catch (error) {
      setState({ error });
      return;
    }
    for (const id of before) if (!found.has(id)) drop(id);
    setState({ isLoaded: true });
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    put,
    remove(id) {
      drop(id);
      setState({ removed: new Set(getState().removed).add(id) });
    },
    readUpTo(id, sequence) {
      const thread = getState().threads.get(id);
      if (!thread?.own || thread.own.readUpTo >= sequence) return;
      const unreadCount = Math.max(0, thread.lastSequence - sequence);
      put({ ...thread, own: { ...thread.own, readUpTo: sequence, unreadCount } });
    },
  };
}

/** Returns the newer version of a thread, so that a late response does not overwrite a newer event. */
const newer = (known: Thread | undefined, thread: Thread) =>
  known && known.lastChange > thread.lastChange ? known : thread;

/** Compares threads: the one with the newest message comes first. */
export const byNewest = (a: Thread, b: Thread) =>
  b.lastMessageAt.localeCompare(a.lastMessageAt) || Number(b.id) - Number(a.id);
