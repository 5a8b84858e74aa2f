import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Callback of another domain, called in the transaction that deletes a user, before the row is deleted. */
type UserDeletionCallback = (writing: Writing, userId: number) => Promise<void>;

const callbacks: UserDeletionCallback[] = [];

/** Registers work for the permanent deletion of a user, beyond cascading foreign keys. */
export const onUserDeletion = (callback: UserDeletionCallback): void => void callbacks.push(callback);

export async function runUserDeletionCallbacks(writing: Writing, userId: number): Promise<void> {
  for (const callback of callbacks) await callback(writing, userId);
}
