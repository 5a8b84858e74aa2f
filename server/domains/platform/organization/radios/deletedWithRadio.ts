import type { Transaction } from '../../../../kit/database/database.ts';
import { deleteOfRadio } from '../../../../kit/write/rowWrites.ts';

const entitiesDeletedWithRadio: string[] = [];

/**
 * Registers an entity whose rows are deleted with their radio, such as results of imports.
 * Rows of other entities prevent the deletion of the radio, except memberships, which are deleted too.
 */
export const deletedWithRadio = ({ name }: { name: string }): void =>
  void entitiesDeletedWithRadio.push(name);

export const preventsRadioDeletion = (entity: string): boolean => !entitiesDeletedWithRadio.includes(entity);

/** Deletes the registered rows of a radio, in the transaction that deletes the radio. */
export async function deleteWithRadio(transaction: Transaction, radioId: number): Promise<void> {
  for (const name of entitiesDeletedWithRadio) await deleteOfRadio(transaction, name, radioId);
}
