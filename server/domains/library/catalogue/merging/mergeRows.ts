import { authorOf, record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { isSliceOver, nextSlice } from '../../../../kit/eventLoop/timeSlice.ts';
import type { EntityModel } from '../../../../kit/read/model.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { alterRow, dropRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../../kit/resource/storedRows.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';

/** The row that stays, and the rows that are merged into it and then moved into the recycle bin. */
export interface Merged {
  into: StoredRow;
  from: readonly StoredRow[];
}

/**
 * Locks the rows of a merge. Throws BAD_USER_INPUT at `field` when there is nothing to merge, NOT_FOUND when
 * a row does not exist.
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

/**
 * Fills the empty fields of the row that stays from the merged rows. Moves the merged rows into the recycle
 * bin.
 * A picture moves together with its reference, because two rows must not share files.
 */
export async function finishMerge(
  writing: Writing,
  model: EntityModel,
  { into, from }: Merged,
  fields: { filled: readonly string[]; picture: string },
): Promise<void> {
  const values: Record<string, unknown> = { needsReview: false };
  for (const field of fields.filled) {
    if (isNothing(into[field]))
      values[field] = from.map((row) => row[field]).find((value) => !isNothing(value));
  }
  const owner = isNothing(into[fields.picture]) && from.find((row) => !isNothing(row[fields.picture]));
  if (owner) values[fields.picture] = owner[fields.picture];
  await alterRow(writing, model, into, values);
  await recordMerge(writing, model, { into, from });
  for (const row of from) {
    if (isSliceOver()) await nextSlice();
    if (row !== owner) {
      await dropRow(writing, model, row);
      continue;
    }
    const bare = { [fields.picture]: '' };
    await alterRow(writing, model, row, bare);
    await dropRow(writing, model, { ...row, ...bare, version: Number(row['version']) + 1 });
  }
}

/** Records in the audit of the row that stays which rows were merged into it. */
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

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
