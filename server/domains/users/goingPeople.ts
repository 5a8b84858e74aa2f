import type { Writing } from '../../kit/resource/recordedWrites.ts';

/** Callback of another domain, called in the transaction that deletes a person, while the row still exists. */
type Forgetter = (writing: Writing, userId: number) => Promise<void>;

const forgetters: Forgetter[] = [];

/** Registers a callback that deletes data of a person beyond what the database deletes with their row. */
export const whenPersonGoes = (forget: Forgetter): void => void forgetters.push(forget);

export async function forgetPerson(writing: Writing, userId: number): Promise<void> {
  for (const forget of forgetters) await forget(writing, userId);
}
