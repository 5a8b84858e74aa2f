import { authorOf, record, type AuditRecord } from '../audit/audit.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { auditedValues } from '../audit/auditedValues.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { FieldProblems } from '../errors.ts';
import { publishPublicChange } from '../pages/publicTypes.ts';
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

/* Writes of single rows together with their audit records. For transactions with several writes. */

/** An open transaction and the context of its request. */
export interface Writing {
  transaction: Transaction;
  context: Context;
}

/** Inserts a row in the transaction and returns its id. */
export const addRow = async (writing: Writing, model: EntityModel, given: object): Promise<number> =>
  (await addRecordedRow(writing, model, given)).id;

/** Inserts a row in the transaction and returns its id and all its values. */
export async function addRecordedRow(
  { transaction, context }: Writing,
  model: EntityModel,
  given: object,
): Promise<{ id: number; changes: Changes }> {
  const stored = await insertRow(transaction, model, present(given), scopeOf(context));
  const changes = fromNothing(stored);
  await audit(transaction, context, model, AuditAction.CREATED, stored, changes);
  return { id: stored.id, changes };
}

/**
 * Updates a row in the transaction. Returns the changes. Returns undefined when another write has changed the row's version since
 * it was read.
 */
export async function alterRow(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
  given: object,
): Promise<Changes | undefined> {
  const changes = await updateRow(transaction, model, stored, present(given));
  if (changes) await audit(transaction, context, model.ofRow(stored), AuditAction.UPDATED, stored, changes);
  return changes;
}

/** Updates many rows of one class in the transaction. Returns for each row what `alterRow` would return. */
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
  const radios = new Set(updates.map(({ stored }) => radioOf(model, stored, context)));
  for (const radioId of radios) await publishPublicChange(context.services, transaction, model.name, radioId);
  return changes;
}

/** Deletes a row in the transaction, or moves it to the recycle bin when its entity has one. Returns the old values. */
export async function dropRow(writing: Writing, model: EntityModel, stored: StoredRow): Promise<Changes> {
  if (!model.deletedColumn) return purgeRow(writing, model, stored);
  await updateRow(writing.transaction, model, stored, { deletedAt: new Date() });
  return recordDeletion(writing, model, stored);
}

/** Deletes a row in the transaction for good, even if its entity has a recycle bin. Returns the old values. */
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
  await audit(transaction, context, model.ofRow(stored), AuditAction.DELETED, stored, changes);
  return changes;
}

async function audit(
  transaction: Transaction,
  context: Context,
  model: EntityModel,
  action: AuditAction,
  row: StoredRow,
  changes: Changes,
): Promise<void> {
  const records = recordsOf(model, action, row.id, changes);
  if (records.length > 0) await record(transaction, authorOf(context, model.name), ...records);
  const radioId = radioOf(model, row, context);
  await publishPublicChange(context.services, transaction, model.name, radioId);
}

/**
 * Radio whose pages may show a row: the row itself when it is a radio, the radio that owns it, or else the radio of the request.
 * People who manage several radios also change the rows of radios other than their current one.
 */
function radioOf(model: EntityModel, row: StoredRow, { radioId }: Context): number | undefined {
  if (model.name === 'Radio') return row.id;
  const owner = row['radio'];
  return typeof owner === 'number' ? owner : radioId;
}

/** The audit record of a write; none for an update that changes no audited property. */
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

/** Removes undefined values, because a column without a value stays unchanged. */
const present = (given: object): Values =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** Returns the problem `required` for each field that is null although its column must have a value. */
export function missingFields(model: EntityModel, given: object): FieldProblems {
  const missing = Object.entries(given).filter(([name, value]) => value === null && !mayBeNull(model, name));
  return Object.fromEntries(missing.map(([name]) => [name, 'required']));
}

/**
 * True when the column of an input field can be null. Inputs set a relation by its id: `notebookId` sets the property `notebook`.
 */
const mayBeNull = (model: EntityModel, name: string) =>
  Boolean((model.property(name) ?? model.property(name.replace(/Id$/, '')))?.nullable);
