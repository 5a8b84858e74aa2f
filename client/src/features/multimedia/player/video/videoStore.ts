import { useSyncExternalStore } from 'react';
import type { Playable } from '../playerTypes';

/*
 * The video that is shown over the page, if any: what asks for it and what shows it are in different places.
 */

let shown: Playable | undefined;
const listeners = new Set<() => void>();

function change(next: Playable | undefined) {
  shown = next;
  listeners.forEach((listener) => listener());
}

export const videoStage = {
  show: (video: Playable) => change(video),
  close: () => change(undefined),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The video that is shown. */
export const useShownVideo = () => useSyncExternalStore(subscribe, () => shown);
