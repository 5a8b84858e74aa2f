import type { Locker } from '@tus/utils';
import { timedOut } from '../../../../kit/errors.ts';
import type { Locks, Release } from '../../../../kit/locks/locks.ts';

/** Returns the name of the lock for writing, ending and completing an upload. */
export const lockOf = (id: string) => `multimedia.upload ${id}`;

/** Creates the locks of uploads for the tus library. A new request for an upload asks the request that holds the lock to release it. */
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
