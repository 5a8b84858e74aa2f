import type { Context } from '../context.ts';
import { invalidInput, notFound } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import type { Scope } from '../read/scope.ts';
import { readStoredRows, type StoredRow } from '../write/rowWrites.ts';
import type { Writing } from './recordedWrites.ts';

/** Reads stored rows by id for a write, and locks them. Rows out of scope are missing from the map. */
export function findStoredRows(
  { transaction, context }: Writing,
  model: EntityModel,
  ids: readonly number[],
  scope: Scope = scopeOf(context),
): Promise<Map<number, StoredRow>> {
  return readStoredRows(transaction, model, ids, scope, rowLock(context));
}

const maxIds = 100;

/**
 * Reads the rows of a list of ids for a write, and locks them. Throws `BAD_USER_INPUT` for an empty or too long list, and
 * `NOT_FOUND` when a row is not in scope.
 */
export async function findNamedRows(
  writing: Writing,
  model: EntityModel,
  ids: readonly string[],
  scope: Scope = scopeOf(writing.context),
): Promise<StoredRow[]> {
  if (ids.length === 0) throw invalidInput({ ids: 'required' });
  if (ids.length > maxIds) throw invalidInput({ ids: 'tooLong' });
  const numbers = [...new Set(ids.map((id) => parseId(id) ?? 0))];
  const found = await findStoredRows(writing, model, numbers, scope);
  if (found.size < numbers.length) throw notFound(model.name);
  return numbers.map((id) => found.get(id)!);
}

/** SQL clause that locks rows that will be written; empty on SQLite, which has no row locks. */
export const rowLock = ({ database }: Pick<Context, 'database'>) =>
  database.engine === 'postgresql' ? ' for update of t' : '';
