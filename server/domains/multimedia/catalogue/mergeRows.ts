import { authorOf, record } from '../../../kit/audit/audit.ts';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { EntityModel } from '../../../kit/read/model.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { alterRow, dropRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findNamedRows } from '../../../kit/resource/storedRows.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';

/** One row that stays, and those that go into the recycle bin in its favour. */
export interface Merged {
  into: StoredRow;
  from: readonly StoredRow[];
}

/** The rows of a merge, locked; BAD_USER_INPUT at the field of the others when there is nothing to merge, NOT_FOUND when one is not there. */
export async function rowsToMerge(
  writing: Writing,
  model: EntityModel,
  intoId: string,
  fromIds: readonly string[],
  field = 'fromIds',
): Promise<Merged> {
  const others = fromIds.filter((id) => parseId(id) !== parseId(intoId));
  if (others.length === 0) throw invalidInput({ [field]: 'required' });
  if (others.length > maxMerged) throw invalidInput({ [field]: 'tooLong' });
  const [into, ...from] = await findNamedRows(writing, model, [intoId, ...others]);
  return { into: into!, from };
}

const maxMerged = 50;

/**
 * Gives the row that stays what it lacks and others have, and puts the others into the recycle bin. A picture goes with
 * its name: no two rows have the same files.
 */
export async function finishMerge(
  writing: Writing,
  model: EntityModel,
  { into, from }: Merged,
  fields: { filled: readonly string[]; picture: string },
): Promise<void> {
  const given: Record<string, unknown> = { needsReview: false };
  for (const field of fields.filled) {
    if (isNothing(into[field]))
      given[field] = from.map((row) => row[field]).find((value) => !isNothing(value));
  }
  const owner = isNothing(into[fields.picture]) && from.find((row) => !isNothing(row[fields.picture]));
  if (owner) given[fields.picture] = owner[fields.picture];
  await alterRow(writing, model, into, given);
  await tellOfMerge(writing, model, { into, from });
  for (const row of from) {
    if (row !== owner) {
      await dropRow(writing, model, row);
      continue;
    }
    const bare = { [fields.picture]: '' };
    await alterRow(writing, model, row, bare);
    await dropRow(writing, model, { ...row, ...bare, version: Number(row['version']) + 1 });
  }
}

/** The audit says of the row that stays which others it is now. */
export async function tellOfMerge(
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
