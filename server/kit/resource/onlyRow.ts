import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import type { Query } from '../query/query.ts';
import type { StoredRow } from '../write/rowWrites.ts';
import { addRow, alterRow, type Writing } from './recordedWrites.ts';
import { findStoredRows } from './storedRows.ts';
import { isTaken } from './takenFields.ts';
import { inTransaction } from './transaction.ts';

interface OnlyRowWrite {
  /** Query for the id of the row. */
  find: Query<object, { id: number }>;
  /** The version that the caller has read; 0 before the first write. */
  version: number;
  /** Returns the new values. `stored` is the current row; undefined before the first write. */
  values: (writing: Writing, stored: StoredRow | undefined) => Promise<object> | object;
  /** Called in the transaction after the row changed. `stored` is the row before the change. */
  afterChange?: (writing: Writing, stored: StoredRow) => Promise<void>;
}

/**
 * Writes the only row that an entity has in the current radio, such as its settings. Returns the row's id. `isFresh` is false,
 * and nothing is written, when the row's version is no longer `version`.
 */
export async function writeOnlyRow<T extends EditableEntity>(
  context: Context,
  entity: EntityClass<T>,
  { find, version, values, afterChange }: OnlyRowWrite,
): Promise<{ id: number; isFresh: boolean }> {
  const model = context.reads.models.of(entity);
  const inside = async (transaction: Transaction) => {
    const writing = { transaction, context };
    const known = await find.first(writing);
    const stored = known && (await findStoredRows(writing, model, [known.id])).get(known.id);
    if (stored && stored['version'] !== version) return { id: stored.id, isFresh: false };
    const given = await values(writing, stored);
    if (!stored) return { id: await addRow(writing, model, given), isFresh: true };
    const changes = await alterRow(writing, model, stored, given);
    if (changes && Object.keys(changes).length > 0) await afterChange?.(writing, stored);
    return { id: stored.id, isFresh: true };
  };
  try {
    return await inTransaction(context.database, inside);
  } catch (error) {
    // Another request inserted the row at the same moment: the second run finds it, and compares its version.
    if (!isTaken(error)) throw error;
    return inTransaction(context.database, inside);
  }
}
