import { authorOf, record } from '../audit/audit.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { invalidInput } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId } from '../read/reads.ts';
import type { StoredRow } from '../write/rowWrites.ts';
import type { Writing } from './recordedWrites.ts';
import { findNamedRows } from './storedRows.ts';

/** Rows of a merge: `into` stays, and the rows `from` are deleted. */
export interface Merged {
  into: StoredRow;
  from: readonly StoredRow[];
}

/**
 * Reads and locks the rows of a merge. Throws `BAD_USER_INPUT` at `field` when there are no rows to merge or more than 50, and
 * `NOT_FOUND` when a row does not exist.
 */
export async function lockRowsToMerge(
  writing: Writing,
  model: EntityModel,
  intoId: string,
  fromIds: readonly string[],
  field = 'fromIds',
): Promise<Merged> {
  const mergedIds = fromIds.filter((id) => parseId(id) !== parseId(intoId));
  if (mergedIds.length === 0) throw invalidInput({ [field]: 'required' });
  if (mergedIds.length > maxMerged) throw invalidInput({ [field]: 'tooLong' });
  const [into, ...from] = await findNamedRows(writing, model, [intoId, ...mergedIds]);
  return { into: into!, from };
}

const maxMerged = 50;

/** Adds an audit row about a merge. It belongs to the row that stays, and names the rows that were merged into it. */
export async function recordMerge(
  { transaction, context }: Writing,
  model: EntityModel,
  { into, from }: Merged,
): Promise<void> {
  await record(transaction, authorOf(context, model.name), {
    action: AuditAction.UPDATED,
    subject: model.name,
    subjectId: into.id,
    changes: { merged: [null, from.map(({ id }) => id)] },
  });
}
