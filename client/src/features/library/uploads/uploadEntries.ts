import { createStore } from 'zustand/vanilla';
import type { LeftOut } from './choosing/acceptedFiles';
import type { Pace } from './panel/pace';
import type { Sending, Upload } from './uploadTypes';

export interface UploadState {
  /** Uploads in the order in which they were chosen. */
  uploads: readonly Upload[];
  /** Chosen files that are not uploaded, with reasons. */
  leftOut: readonly LeftOut[];
}

/** State of an upload, with the functions and the speed of its transfer. */
export interface Entry {
  upload: Upload;
  sending: Sending;
  /** Undefined until the first progress. Bytes that were sent before a pause or reload do not count. */
  pace?: Pace | undefined;
}

/** Milliseconds between progress notifications: smooth to watch, cheap to render. */
const notifyEvery = 250;

/** Creates the store of uploads by key, which notifies subscribers of changes. */
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

    /** Changes an upload. A new phase is published at once; progress is batched. */
    change(key: string, patch: Partial<Upload>) {
      const entry = entries.get(key);
      if (!entry) return;
      const isProgress = patch.phase === undefined || patch.phase === entry.upload.phase;
      entry.upload = { ...entry.upload, ...patch };
      if (isProgress) notifyTimer ??= setTimeout(notify, notifyEvery);
      else notify();
    },
    /** Adds an upload at the end of the list. Does not notify subscribers: the caller must call `leaveOut` or `change` next. */
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
