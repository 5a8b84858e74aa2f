import type { Transaction } from '../../../kit/database/database.ts';
import { deleteOfRadio } from '../../../kit/write/rowWrites.ts';

const going: string[] = [];

/** What is nothing without its radio, such as how an import went: it goes with the radio, and does not keep it from being deleted. */
export const goesWithRadio = ({ name }: { name: string }): void => void going.push(name);

export const keepsRadio = (entity: string): boolean => !going.includes(entity);

/** Deletes it, in the transaction that deletes the radio. */
export async function letGoWithRadio(transaction: Transaction, radioId: number): Promise<void> {
  for (const name of going) await deleteOfRadio(transaction, name, radioId);
}
