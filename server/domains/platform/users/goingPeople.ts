import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Handles a user's data in a later domain, in the transaction that deletes the user, before the row is gone. */
type Forgetter = (writing: Writing, userId: number) => Promise<void>;

const forgetters: Forgetter[] = [];

/** Registers work for the permanent deletion of a user, beyond cascading foreign keys. */
export const whenPersonGoes = (forget: Forgetter): void => void forgetters.push(forget);

export async function forgetPerson(writing: Writing, userId: number): Promise<void> {
  for (const forget of forgetters) await forget(writing, userId);
}
