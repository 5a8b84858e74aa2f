import { useSyncExternalStore } from 'react';

/*
 * Whether the palette is open: its button, its keys and itself are in different places.
 */

let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean) {
  if (isOpen === next) return;
  isOpen = next;
  listeners.forEach((listener) => listener());
}

export const palette = {
  open: () => change(true),
  close: () => change(false),
  toggle: () => change(!isOpen),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the palette is open. */
export const usePaletteIsOpen = () => useSyncExternalStore(subscribe, () => isOpen);
