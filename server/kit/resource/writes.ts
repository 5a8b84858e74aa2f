import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { BaseEntity, EditableEntity } from '../entities/baseEntity.ts';
import { conflict, invalidInput, notFound } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import type { Scope } from '../read/scope.ts';
import { readStored, type StoredRow } from '../write/rowWrites.ts';
import type { Stored } from '../write/storedEntity.ts';
import { addRow, alterRow, dropRow, type Writing } from './recordedWrites.ts';
import { rowLock } from './storedRows.ts';
import { inTransaction } from './transaction.ts';
import { takenFields, tellable } from './takenFields.ts';

/** What a write is prepared in: its transaction, its request and, when it is a change, the row as it is stored. */
export interface Write<T> extends Writing {
  existing?: Stored<T>;
}

type Prepare<T> = (write: Write<T>) => Promise<object> | object;
/** What else has to be set right in the same transaction once a row was written. */
type After<T> = (write: Write<T>) => Promise<void> | void;
const nothing = () => {};

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
    throw taken ? invalidInput(tellable(context, model, taken)) : error;
  }
}
