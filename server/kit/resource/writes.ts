import type { EntityClass } from '@mikro-orm/core';
import { auditInsert, authorOf, type AuditRecord } from '../audit/audit.ts';
import { AuditAction } from '../audit/auditEntry.entity.ts';
import { auditedValues } from '../audit/auditedValues.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { BaseEntity, EditableEntity } from '../entities/baseEntity.ts';
import { conflict, invalidInput, notFound, type FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import type { Scope } from '../read/scope.ts';
import {
  deleteRow,
  insertRow,
  readStored,
  readStoredRows,
  updateRow,
  type Changes,
  type StoredRow,
  type Values,
} from '../write/rowWrites.ts';
import type { Stored } from '../write/storedEntity.ts';
import { inTransaction } from './transaction.ts';
import { takenFields } from './takenFields.ts';

/** What a write is prepared in: its transaction, its request and, when it is a change, the row as it is stored. */
export interface Write<T> {
  transaction: Transaction;
  context: Context;
  existing?: Stored<T>;
}

type Prepare<T> = (write: Write<T>) => Promise<object> | object;
/** What else has to be set right in the same transaction once a row was written. */
type After<T> = (write: Write<T>) => Promise<void> | void;
const nothing = () => {};

/** Deletes a row of the recycle bin for good, among other writes of a transaction. */
export async function purgeRow(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
): Promise<void> {
  await deleteRow(transaction, model, stored.id);
  await audit(transaction, context, model.ofRow(stored), AuditAction.DELETED, stored.id, toNothing(stored));
}

/** Makes a row of the prepared values and gives back its id. */
export function createEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  prepare: Prepare<T>,
): Promise<number> {
  return write(context, entity, async (transaction, model) => {
    return addRow({ transaction, context }, model, await prepare({ transaction, context }));
  });
}

/** A transaction that is open already, and whose request it is. */
export type Writing = Pick<Write<object>, 'transaction' | 'context'>;

/** Makes a row among other writes of a transaction, and gives back its id. */
export async function addRow(writing: Writing, model: EntityModel, given: object): Promise<number> {
  const { transaction, context } = writing;
  const stored = await insertRow(transaction, model, acceptable(model, given), scopeOf(context));
  await audit(transaction, context, model, AuditAction.CREATED, stored.id, fromNothing(stored));
  return stored.id;
}

/** Changes a row among other writes of a transaction. Gives what changed, or undefined when it has another version by now. */
export async function alterRow(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
  given: object,
): Promise<Changes | undefined> {
  const changes = await updateRow(transaction, model, stored, acceptable(model, given));
  if (changes)
    await audit(transaction, context, model.ofRow(stored), AuditAction.UPDATED, stored.id, changes);
  return changes;
}

/** Deletes a row among other writes of a transaction; one that can be restored goes to the recycle bin. */
export async function dropRow(
  { transaction, context }: Writing,
  model: EntityModel,
  stored: StoredRow,
): Promise<void> {
  if (model.deletedColumn) await updateRow(transaction, model, stored, { deletedAt: new Date() });
  else await deleteRow(transaction, model, stored.id);
  await audit(transaction, context, model.ofRow(stored), AuditAction.DELETED, stored.id, toNothing(stored));
}

interface Change {
  id: string;
  /** The version that the change started from; absent when nothing of the row was looked at, and nothing can be lost. */
  version?: number;
  /** Reads the row as the caller may see it, for the answer to a stale version. */
  current: (id: number) => Promise<object | null>;
}

/** Changes a row if it still has the version that the caller read. Gives back its id. */
export async function changeEntity<T extends EditableEntity>(
  context: Context,
  entity: EntityClass<T>,
  change: Change,
  prepare: Prepare<T>,
  after: After<T> = nothing,
): Promise<number> {
  const id = await write(context, entity, async (transaction, model) => {
    const stored = await findStored(transaction, context, model, change.id);
    if (change.version !== undefined && stored['version'] !== change.version) return undefined;
    const write = { transaction, context, existing: stored as never };
    const changes = await alterRow(write, model, stored, await prepare(write));
    if (changes) await after(write);
    return changes && stored.id;
  });
  if (id === undefined) throw conflict(entity.name, await change.current(parseId(change.id)!));
  return id;
}

/** Deletes a row; one that can be restored goes to the recycle bin. */
export async function removeEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  id: string,
  before: (existing: Stored<T>, write: Write<T>) => Promise<void> | void,
  after: After<T> = nothing,
): Promise<void> {
  await write(context, entity, async (transaction, model) => {
    const stored = await findStored(transaction, context, model, id);
    const write = { transaction, context, existing: stored as never };
    await before(stored as never, write);
    await dropRow(write, model, stored);
    await after(write);
  });
}

/** Takes a row out of the recycle bin and gives back its id; NOT_FOUND when it is not in there. */
export function restoreEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  id: string,
  after: After<T> = nothing,
): Promise<number> {
  return write(context, entity, async (transaction, model) => {
    const stored = await findStored(transaction, context, model, id, scopeOf(context, 'only'));
    const write = { transaction, context, existing: stored as never };
    await alterRow(write, model, stored, { deletedAt: null });
    await after(write);
    return stored.id;
  });
}

/** The stored row for a write, locked where the engine locks rows; NOT_FOUND when there is none in scope. */
export async function findStored(
  transaction: Transaction,
  context: Context,
  model: EntityModel,
  id: string,
  scope: Scope = scopeOf(context),
): Promise<StoredRow> {
  const number = parseId(id);
  const lock = rowLock(context);
  const stored = number === undefined ? null : await readStored(transaction, model, number, scope, lock);
  if (!stored) throw notFound(model.name);
  return stored;
}

/** The same for several rows, by their ids; those that are not in scope are missing. */
export function findStoredRows(
  { transaction, context }: Writing,
  model: EntityModel,
  ids: readonly number[],
  scope: Scope = scopeOf(context),
): Promise<Map<number, StoredRow>> {
  return readStoredRows(transaction, model, ids, scope, rowLock(context));
}

const mostIds = 100;

/** The rows that a list of ids names, or what is wrong with the list; NOT_FOUND when one is not in scope. */
export async function findNamedRows(
  writing: Writing,
  model: EntityModel,
  ids: readonly string[],
  scope: Scope = scopeOf(writing.context),
): Promise<StoredRow[]> {
  if (ids.length === 0) throw invalidInput({ ids: 'required' });
  if (ids.length > mostIds) throw invalidInput({ ids: 'tooLong' });
  const numbers = [...new Set(ids.map((id) => parseId(id) ?? 0))];
  const found = await findStoredRows(writing, model, numbers, scope);
  if (found.size < numbers.length) throw notFound(model.name);
  return numbers.map((id) => found.get(id)!);
}

const rowLock = ({ database }: Context) => (database.engine === 'postgresql' ? ' for update of t' : '');

/** The id of what an input refers to, or the problem at its field when there is no such thing in reach. */
export async function referTo(
  { transaction, context }: Writing,
  entity: EntityClass<BaseEntity>,
  id: string,
  field: string,
): Promise<number> {
  const model = context.reads.models.of(entity);
  const number = parseId(id);
  const stored =
    number === undefined ? null : await readStored(transaction, model, number, scopeOf(context), '');
  if (!stored) throw invalidInput({ [field]: 'unknown' });
  return stored.id;
}

/** One transaction; a value that is already taken becomes the problem of its field. */
async function write<T>(
  context: Context,
  entity: EntityClass<object>,
  work: (transaction: Transaction, model: EntityModel) => Promise<T>,
): Promise<T> {
  const model = context.reads.models.of(entity);
  try {
    return await inTransaction(context.database, (transaction) => work(transaction, model));
  } catch (error) {
    const taken = takenFields(model, error);
    throw taken ? invalidInput(taken) : error;
  }
}

async function audit(
  transaction: Transaction,
  context: Context,
  model: EntityModel,
  action: AuditAction,
  subjectId: number,
  changes: Changes,
): Promise<void> {
  const record: AuditRecord = {
    action,
    subject: model.name,
    subjectId,
    changes: auditedValues(model, changes),
  };
  if (action === AuditAction.UPDATED && Object.keys(record.changes).length === 0) return;
  const { sql, values } = auditInsert(context.database.engine, authorOf(context, model.name), record);
  await transaction.run(sql, values);
}

const fromNothing = (values: Values): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [null, value]]));
const toNothing = (values: Values): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]));

/** The values that were given; null where a value must be is the field's problem. */
function acceptable(model: EntityModel, values: object): Values {
  const missing = missingFields(model, values);
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The fields that are null where a value must be. */
export function missingFields(model: EntityModel, given: object): FieldProblems {
  const missing = Object.entries(given).filter(([name, value]) => value === null && !mayBeNull(model, name));
  return Object.fromEntries(missing.map(([name]) => [name, 'required']));
}

/** An input names a relation by its id: `notebookId` is the property `notebook`. */
const mayBeNull = (model: EntityModel, name: string) =>
  Boolean((model.property(name) ?? model.property(name.replace(/Id$/, '')))?.nullable);
