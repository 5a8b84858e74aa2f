import type { Transaction } from '../../../../kit/database/database.ts';
import { deleteOfRadio } from '../../../../kit/write/rowWrites.ts';

const going: string[] = [];

/**
 * Registers an entity whose rows are deleted with their radio, such as results of imports. Rows of other entities
 * prevent the deletion of the radio, except memberships, which are deleted too.
 */
export const goesWithRadio = ({ name }: { name: string }): void => void going.push(name);

export const keepsRadio = (entity: string): boolean => !going.includes(entity);

/** Deletes the registered rows of a radio, in the transaction that deletes the radio. */
export async function letGoWithRadio(transaction: Transaction, radioId: number): Promise<void> {
  for (const name of going) await deleteOfRadio(transaction, name, radioId);
}
