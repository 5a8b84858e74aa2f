import { useSyncExternalStore } from 'react';
import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';

/** A value that single components subscribe to, so that their parents do not render on a change. */
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

/** Subscribes a component to a signal. */
export const useSignal = <T>({ subscribe, get }: Signal<T>): T => useSyncExternalStore(subscribe, get);
