import { createStore } from 'zustand/vanilla';
import type { LeftOut } from './choosing/acceptedFiles';
import type { Pace } from './panel/pace';
import type { Sending, Upload } from './uploadTypes';

export interface UploadState {
  /** In the order in which they were chosen. */
  uploads: readonly Upload[];
  /** Files that were chosen and cannot be sent. */
  leftOut: readonly LeftOut[];
}

/** An upload with what moves it. */
export interface Entry {
  upload: Upload;
  sending: Sending;
  /** Unknown until something moves: what was there before is no speed. */
  pace?: Pace | undefined;
}

/** How often progress is told: often enough to see it move, seldom enough to cost nothing. */
const notifyEvery = 250;

/** The uploads by their keys, and those who are told when one is another than before. */
export function createEntries() {
  const entries = new Map<string, Entry>();
  const store = createStore<UploadState>(() => ({ uploads: [], leftOut: [] }));
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  const notify = (also?: Pick<UploadState, 'leftOut'>) => {
    clearTimeout(notifyTimer);
    notifyTimer = undefined;
    store.setState({ uploads: [...entries.values()].map(({ upload }) => upload), ...also });
  };
  return {
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
    get: (key: string) => entries.get(key),
    all: () => [...entries.values()],
    keysOf: (wanted: (upload: Upload) => boolean) =>
      [...entries.values()].flatMap(({ upload }) => (wanted(upload) ? [upload.key] : [])),

    /** Another phase is told at once, progress with the next few. */
    change(key: string, patch: Partial<Upload>) {
      const entry = entries.get(key);
      if (!entry) return;
      const isProgress = patch.phase === undefined || patch.phase === entry.upload.phase;
      entry.upload = { ...entry.upload, ...patch };
      if (isProgress) notifyTimer ??= setTimeout(notify, notifyEvery);
      else notify();
    },
    /** Puts one at the end; `leaveOut` or the next change tells of it. */
    put(entry: Entry) {
      entries.delete(entry.upload.key);
      entries.set(entry.upload.key, entry);
    },
    remove(keys: readonly string[]) {
      for (const key of keys) entries.delete(key);
      notify();
    },
    leaveOut: (leftOut: readonly LeftOut[]) => notify({ leftOut }),
  };
}
