import type { Locker } from '@tus/utils';
import { timedOut } from '../../../../kit/errors.ts';
import type { Locks, Release } from '../../../../kit/locks/locks.ts';

/** Name of the lock of an upload, for writing, ending and completing it. */
export const lockOf = (id: string) => `multimedia.upload ${id}`;

/** Locks for the tus library: a new request for an upload asks the current holder to release it. */
export const uploadLocker = (locks: Locks): Locker => ({
  newLock: (id) => {
    let release: Release | undefined;
    return {
      lock: async (signal, cancel) => {
        release = await locks.acquire(lockOf(id), { signal, onReleaseRequest: () => void cancel() });
        if (!release) throw timedOut();
      },
      unlock: async () => release?.(),
    };
  },
});
