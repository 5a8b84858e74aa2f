import { authorOf, record, type AuditRecord } from '../audit/audit.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { auditedValues } from '../audit/auditedValues.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { scopeOf } from '../read/reads.ts';
import { rowsAtOnce } from '../write/parts.ts';
import {
  deleteRow,
  insertRow,
  updateRow,
  updateRows,
  type Changes,
  type StoredRow,
  type Values,
} from '../write/rowWrites.ts';

/* Writes of rows that the audit tells of, for a transaction that holds several of them. */

/** A transaction that is open already, and whose request it is. */
export interface Writing {
  transaction: Transaction;
  context: Context;
}

/** Makes a row among other writes of a transaction, and gives back its id. */
export const addRow = async (writing: Writing, model: EntityModel, given: object): Promise<number> =>
  (await addRecordedRow(writing, model, given)).id;

/** The same, with all that the row has. */
export async function addRecordedRow(
  { transaction, context }: Writing,
  model: EntityModel,
  given: object,
): Promise<{ id: number; changes: Changes }> {
  const stored = await insertRow(transaction, model, present(given), scopeOf(context));
  const changes = fromNothing(stored);
  await audit(transaction, context, model, AuditAction.CREATED, stored.id, changes);
  return { id: stored.id, changes };
}

/** Changes a row among other writes of a transaction. Gives what changed, or undefined when it has another version by now. */
export async function alterRow(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
  given: object,
): Promise<Changes | undefined> {
  const changes = await updateRow(transaction, model, stored, present(given));
  if (changes)
    await audit(transaction, context, model.ofRow(stored), AuditAction.UPDATED, stored.id, changes);
  return changes;
}

/** Changes many rows of one class among other writes of a transaction. Gives of each what `alterRow` gives. */
export async function alterRows(
  { transaction, context }: Writing,
  model: EntityModel,
  updates: ReadonlyArray<{ stored: StoredRow; given: object }>,
): Promise<Array<Changes | undefined>> {
  const accepted = updates.map(({ stored, given }) => ({ stored, given: present(given) }));
  const changes = await updateRows(transaction, model, accepted);
  const records = updates.flatMap(({ stored }, index) =>
    recordsOf(model, AuditAction.UPDATED, stored.id, changes[index] ?? {}),
  );
  const author = authorOf(context, model.name);
  for (const some of rowsAtOnce(records)) await record(transaction, author, ...some);
  return changes;
}

/** Deletes a row among other writes of a transaction; one that can be restored goes to the recycle bin. Gives what it had. */
export async function dropRow(writing: Writing, model: EntityModel, stored: StoredRow): Promise<Changes> {
  if (!model.deletedColumn) return purgeRow(writing, model, stored);
  await updateRow(writing.transaction, model, stored, { deletedAt: new Date() });
  return recordDeletion(writing, model, stored);
}

/** Deletes a row of the recycle bin for good, among other writes of a transaction. Gives what it had. */
export async function purgeRow(writing: Writing, model: EntityModel, stored: StoredRow): Promise<Changes> {
  await deleteRow(writing.transaction, model, stored.id);
  return recordDeletion(writing, model, stored);
}

async function recordDeletion(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
): Promise<Changes> {
  const changes = toNothing(stored);
  await audit(transaction, context, model.ofRow(stored), AuditAction.DELETED, stored.id, changes);
  return changes;
}

async function audit(
  transaction: Transaction,
  context: Context,
  model: EntityModel,
  action: AuditAction,
  subjectId: number,
  changes: Changes,
): Promise<void> {
  const records = recordsOf(model, action, subjectId, changes);
  if (records.length > 0) await record(transaction, authorOf(context, model.name), ...records);
}

/** What the audit tells of a change: nothing when nothing that it may tell has changed. */
function recordsOf(
  model: EntityModel,
  action: AuditAction,
  subjectId: number,
  changed: Changes,
): AuditRecord[] {
  const changes = auditedValues(model, changed);
  if (action === AuditAction.UPDATED && Object.keys(changes).length === 0) return [];
  return [{ action, subject: model.name, subjectId, changes }];
}

const fromNothing = (values: Values): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [null, value]]));
const toNothing = (values: Values): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]));

/** The values that were given: what is undefined stays as it is. */
const present = (given: object): Values =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** The fields that are null where a value must be. */
export function missingFields(model: EntityModel, given: object): FieldProblems {
  const missing = Object.entries(given).filter(([name, value]) => value === null && !mayBeNull(model, name));
  return Object.fromEntries(missing.map(([name]) => [name, 'required']));
}

/** An input names a relation by its id: `notebookId` is the property `notebook`. */
const mayBeNull = (model: EntityModel, name: string) =>
  Boolean((model.property(name) ?? model.property(name.replace(/Id$/, '')))?.nullable);
