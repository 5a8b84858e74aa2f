import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** Callback of another domain, called in the transaction that deletes a user, before the row is deleted. */
type Forgetter = (writing: Writing, userId: number) => Promise<void>;

const forgetters: Forgetter[] = [];

/** Registers work for the permanent deletion of a user, beyond cascading foreign keys. */
export const whenPersonGoes = (forget: Forgetter): void => void forgetters.push(forget);

export async function forgetPerson(writing: Writing, userId: number): Promise<void> {
  for (const forget of forgetters) await forget(writing, userId);
}
