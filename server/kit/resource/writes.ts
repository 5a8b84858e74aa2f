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
import { emptyField, takenFields, tellable } from './takenFields.ts';

/** What a write does to its row, in the words of abilities: who takes one out of the recycle bin may delete it. */
type WriteAction = 'create' | 'update' | 'delete';

/** What a write is prepared in: its transaction, its request and, when it is a change, the row as it is stored. */
export interface Write<T> extends Writing {
  action: WriteAction;
  existing?: Stored<T> & { id: number };
}

/** A row that was written: `existing` is how it was stored before. */
export interface Written<T> {
  context: Context;
  action: WriteAction;
  id: number;
  existing?: Stored<T>;
  /** What is other than before, by property: from, to. All that a new row has, and all that a deleted one had. */
  changes: Changes;
}

type Prepare<T> = (write: Write<T>) => Promise<object> | object;
/** Refuses who may not write a row, before anything of it is told. Of a row that is being made there is none yet. */
export type Authorize<T> = (existing: Stored<T>, write: Write<T>) => Promise<void> | void;

/** What follows from a write of any kind. */
export interface FollowUp<T> {
  /** What else has to be set right in the same transaction. */
  afterWrite: (written: Written<T> & Writing) => Promise<void> | void;
  /** What others are told, or what is put right outside of it, once the write is there to be seen. */
  afterCommit: (written: Written<T>) => Promise<void> | void;
}

const nothing: FollowUp<unknown> = { afterWrite: () => {}, afterCommit: () => {} };

/** Makes a row of the prepared values and gives back its id. */
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
  /** The version that the change started from; absent when nothing of the row was looked at, and nothing can be lost. */
  version?: number;
  /** Reads the row as the caller may see it, for the answer to a stale version. */
  current: (id: number) => Promise<object | null>;
  authorize?: Authorize<T>;
}

/** Changes a row if it still has the version that the caller read. Gives back its id. */
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

/** Deletes a row that `authorize` lets go; one that can be restored goes to the recycle bin. */
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

/** Takes a row out of the recycle bin and gives back its id; NOT_FOUND when it is not in there. */
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

/** The stored row for a write, locked where the engine locks rows; NOT_FOUND when there is none in scope. */
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
 * One transaction, and what follows from it unless nothing was written. A value that is taken, or missing where one has
 * to be, becomes the problem of its field.
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
    const problems = taken ? tellable(context, model, taken) : emptyField(model, error);
    throw problems ? invalidInput(problems) : error;
  });
  if (written) await afterCommit(written);
  return written;
}
