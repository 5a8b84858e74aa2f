import { useSyncExternalStore } from 'react';

/** A value that some parts of a screen follow, so that those around them stay as they are when it changes. */
export interface Signal<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes one; who follows it hears of values that are other than before. */
export function createSignal<T extends object>(first: T): Signal<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      const keys = Object.keys(value) as (keyof T)[];
      if (keys.every((key) => Object.is(value[key], current[key]))) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a signal. */
export const useSignal = <T>({ subscribe, get }: Signal<T>): T => useSyncExternalStore(subscribe, get);
