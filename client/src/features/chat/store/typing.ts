import { createStore } from 'zustand/vanilla';
import type { Readable } from './readable';

/** Ids of people who are typing, by thread. */
export type TypingState = ReadonlyMap<string, readonly string[]>;

export interface Typing extends Readable<TypingState> {
  started(threadId: string, userId: string): void;
  /** Removes a person. Called when their message arrives. */
  stopped(threadId: string, userId: string): void;
}

/** Milliseconds after the last typing event for which a person counts as typing. */
const lasts = 6_000;

export function createTyping(): Typing {
  const store = createStore<TypingState>(() => new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const change = (threadId: string, of: (ids: readonly string[]) => readonly string[]) =>
    store.setState(new Map(store.getState()).set(threadId, of(store.getState().get(threadId) ?? [])), true);
  const stopped = (threadId: string, userId: string) => {
    const key = `${threadId} ${userId}`;
    if (!timers.has(key)) return;
    clearTimeout(timers.get(key));
    timers.delete(key);
    change(threadId, (ids) => ids.filter((id) => id !== userId));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    stopped,
    started(threadId, userId) {
      const key = `${threadId} ${userId}`;
      const wasWriting = timers.has(key);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => stopped(threadId, userId), lasts),
      );
      if (!wasWriting) change(threadId, (ids) => [...ids, userId]);
    },
  };
}
