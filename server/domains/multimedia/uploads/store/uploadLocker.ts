import type { Locker } from '@tus/utils';
import { timedOut } from '../../../../kit/errors.ts';
import type { Locks, Release } from '../../../../kit/locks/locks.ts';

/** Under which an upload is held by who writes, ends or takes it. */
export const lockOf = (id: string) => `multimedia.upload ${id}`;

/** What the protocol's library wants of locks: whoever comes to an upload asks who writes it to let go. */
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
