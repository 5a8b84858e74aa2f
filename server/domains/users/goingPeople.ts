import type { Writing } from '../../kit/resource/recordedWrites.ts';

/** What a later domain does with what it keeps of a person, in the transaction that deletes them, while they are still there. */
type Forgetter = (writing: Writing, userId: number) => Promise<void>;

const forgetters: Forgetter[] = [];

/** Has something done whenever a person is deleted for good, beyond what goes with their row. */
export const whenPersonGoes = (forget: Forgetter): void => void forgetters.push(forget);

export async function forgetPerson(writing: Writing, userId: number): Promise<void> {
  for (const forget of forgetters) await forget(writing, userId);
}
