import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Deletes what belongs to a user, beyond cascading foreign keys. Runs in the transaction that deletes the row, before it does. */
export type UserDeletionCallback = (writing: Writing, userId: number) => Promise<void>;

declare module '../../../kit/domain.ts' {
  interface Domain {
    /** Called when a user is permanently deleted, for work beyond cascading foreign keys. */
    onUserDeletion?: UserDeletionCallback;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    userDeletionCallbacks: readonly UserDeletionCallback[];
  }
}

export async function runUserDeletionCallbacks(writing: Writing, userId: number): Promise<void> {
  for (const callback of writing.context.services.userDeletionCallbacks) await callback(writing, userId);
}
