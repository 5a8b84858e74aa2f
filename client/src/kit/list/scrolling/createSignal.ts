import { useSyncExternalStore } from 'react';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';

/** A value that some parts of a screen follow, so that those around them stay as they are when it changes. */
export interface Signal<T> {
  get: () => T;
  /** Tells who follows it of a value that is other than before. */
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes one. */
export function createSignal<T extends object>(first: T): Signal<T> {
  const { getState, setState, subscribe } = createStore<T>(() => first);
  return {
    get: getState,
    set: (value) => {
      if (!shallow(value, getState())) setState(value, true);
    },
    subscribe: (listener) => subscribe(listener),
  };
}

/** Follows a signal. */
export const useSignal = <T>({ subscribe, get }: Signal<T>): T => useSyncExternalStore(subscribe, get);
