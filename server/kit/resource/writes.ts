import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { BaseEntity, EditableEntity } from '../entities/baseEntity.ts';
import { conflict, invalidInput, notFound } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import type { Scope } from '../read/scope.ts';
import { readStored, type Changes, type StoredRow } from '../write/rowWrites.ts';
import type { Stored } from '../write/storedEntity.ts';
import { addRecordedRow, alterRow, dropRow, type Writing } from './recordedWrites.ts';
import { rowLock } from './storedRows.ts';
import { inTransaction } from './transaction.ts';
import { emptyField, takenFields, hideExistence } from './takenFields.ts';

/** Action of a write for the check of permissions. Restoring a row needs `delete`. */
type WriteAction = 'create' | 'update' | 'delete';

/** A running write: its transaction, its request and, for a change or a deletion, the stored row. */
export interface Write<T> extends Writing {
  action: WriteAction;
  existing?: Stored<T> & { id: number };
}

/** A finished write. `existing` is the stored row before the write. */
export interface Written<T> {
  context: Context;
  action: WriteAction;
  id: number;
  existing?: Stored<T>;
  /** Changed values by property, as [from, to]. For a new or deleted row, all of its values. */
  changes: Changes;
}

type Prepare<T> = (write: Write<T>) => Promise<object> | object;
/** Throws when the viewer must not write a stored row, before any error reveals the row. */
export type Authorize<T> = (existing: Stored<T>, write: Write<T>) => Promise<void> | void;

/** Hooks that run after any write. */
export interface FollowUp<T> {
  /** Updates dependent data in the same transaction. */
  afterWrite: (written: Written<T> & Writing) => Promise<void> | void;
  /** Publishes the write, or updates data outside of the database, after the commit. */
  afterCommit: (written: Written<T>) => Promise<void> | void;
}

const nothing: FollowUp<unknown> = { afterWrite: () => {}, afterCommit: () => {} };

/** Inserts a row with the prepared values and returns its id. */
export async function createEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  prepare: Prepare<T>,
  followUp: FollowUp<T> = nothing as FollowUp<T>,
): Promise<number> {
  const action = 'create';
  const written = await write<T>(context, entity, followUp, async (writing, model) => {
    const { id, changes } = await addRecordedRow(writing, model, await prepare({ ...writing, action }));
    return { context, action, id, changes };
  });
  return written!.id;
}

interface Change<T> {
  id: string;
  /**
   * Version of the row that the caller has read. Absent when the caller has not read the row and cannot overwrite a change by
   * mistake.
   */
  version?: number;
  /** Reads the row with the fields that the caller may see, for the error `CONFLICT`. */
  current: (id: number) => Promise<object | null>;
  authorize?: Authorize<T>;
}

/**
 * Changes a row if its version is `version`, and returns its id. Throws `CONFLICT` when the row has changed since the caller read
 * it.
 */
export async function changeEntity<T extends EditableEntity>(
  context: Context,
  entity: EntityClass<T>,
  { id, version, current, authorize }: Change<T>,
  prepare: Prepare<T>,
  followUp: FollowUp<T> = nothing as FollowUp<T>,
): Promise<number> {
  const action = 'update';
  const written = await write<T>(context, entity, followUp, async (writing, model) => {
    const stored = await findStored(writing, entity, id);
    const existing: Stored<T> & StoredRow = stored;
    // guard: update-is-authorized
    await authorize?.(existing, { ...writing, action, existing });
    if (version !== undefined && stored['version'] !== version) return undefined;
    const changes = await alterRow(writing, model, stored, await prepare({ ...writing, action, existing }));
    return changes && { context, action, id: stored.id, existing, changes };
  });
  if (!written) throw conflict(entity.name, await current(parseId(id)!));
  return written.id;
}

/** Deletes a row, or moves it to the recycle bin when its entity has one. `authorize` may forbid it. */
export async function removeEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  id: string,
  authorize: Authorize<T>,
  followUp: FollowUp<T> = nothing as FollowUp<T>,
): Promise<void> {
  const action = 'delete';
  await write<T>(context, entity, followUp, async (writing, model) => {
    const stored = await findStored(writing, entity, id);
    const existing: Stored<T> & StoredRow = stored;
    await authorize(existing, { ...writing, action, existing });
    const changes = await dropRow(writing, model, stored);
    return { context, action, id: stored.id, existing, changes };
  });
}

/** Restores a row from the recycle bin and returns its id. Throws `NOT_FOUND` when the row is not in the bin. */
export async function restoreEntity<T extends BaseEntity>(
  context: Context,
  entity: EntityClass<T>,
  id: string,
  authorize: Authorize<T>,
  followUp: FollowUp<T> = nothing as FollowUp<T>,
): Promise<number> {
  const action = 'delete';
  const written = await write<T>(context, entity, followUp, async (writing, model) => {
    const stored = await findStored(writing, entity, id, scopeOf(context, 'only'));
    const existing: Stored<T> & StoredRow = stored;
    await authorize(existing, { ...writing, action, existing });
    const changes = await alterRow(writing, model, stored, { deletedAt: null });
    return { context, action, id: stored.id, existing, changes: changes ?? {} };
  });
  return written!.id;
}

/** Reads the stored row for a write, and locks it on PostgreSQL. Throws `NOT_FOUND` when no row in scope has this id. */
export async function findStored<T extends object>(
  { transaction, context }: Writing,
  entity: EntityClass<T>,
  id: string,
  scope: Scope = scopeOf(context),
): Promise<Stored<T> & StoredRow> {
  const model = context.reads.models.of(entity);
  const number = parseId(id);
  const lock = rowLock(context);
  const stored = number === undefined ? null : await readStored(transaction, model, number, scope, lock);
  if (!stored) throw notFound(model.name);
  return stored as Stored<T> & StoredRow;
}

/**
 * Runs a write in a transaction, and then its hooks unless another write has changed the row meanwhile. Reports a violated unique or
 * not-null constraint as a problem of the field.
 */
async function write<T>(
  context: Context,
  entity: EntityClass<object>,
  { afterWrite, afterCommit }: FollowUp<T>,
  work: (writing: Writing, model: EntityModel) => Promise<Written<T> | undefined>,
): Promise<Written<T> | undefined> {
  const model = context.reads.models.of(entity);
  const inside = async (transaction: Transaction) => {
    const written = await work({ transaction, context }, model);
    if (written) await afterWrite({ ...written, transaction });
    return written;
  };
  const written = await inTransaction(context.database, inside).catch((error: unknown) => {
    const taken = takenFields(model, error);
    const problems = taken ? hideExistence(context, model, taken) : emptyField(model, error);
    throw problems ? invalidInput(problems) : error;
  });
  if (written) await afterCommit(written);
  return written;
}
