import { useSyncExternalStore } from 'react';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';

/** A value to which single components subscribe. When it changes, their parents do not render. */
export interface Signal<T> {
  get: () => T;
  /** Sets the value and notifies subscribers if it differs from the previous one. */
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a signal. */
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

/** Returns the value of a signal, and renders the component when it changes. */
export const useSignal = <T>({ subscribe, get }: Signal<T>): T => useSyncExternalStore(subscribe, get);
