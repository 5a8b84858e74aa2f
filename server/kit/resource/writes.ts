import { OptimisticLockError, UniqueConstraintViolationException, type EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Context } from '../context.ts';
import type { BaseEntity, EditableEntity } from '../entities/baseEntity.ts';
import { conflict, invalidInput, notFound, type FieldProblems } from '../errors.ts';
import type { Row } from '../read/plan.ts';
import { parseId } from '../read/reads.ts';
import { transaction } from './transaction.ts';

/** What a write is prepared in: its transaction, its request and, when it is a change, the entity as it is. */
export interface Write<T> {
  em: SqlEntityManager;
  context: Context;
  existing?: T;
}

/** Makes and stores an entity of the prepared values. */
export function createEntity<T extends BaseEntity>(
  context: Context, entity: EntityClass<T>, prepare: (em: SqlEntityManager) => Promise<object> | object,
): Promise<T> {
  return transaction(context, async em => {
    const values = acceptable(em, entity, await prepare(em));
    const created = em.create(entity, values as never);
    await flush(em);
    return created;
  });
}

interface Change {
  id: string;
  version: number;
  /** Reads the row as the caller asked for it, for the answer to a stale version. */
  current: (id: number) => Promise<Row | null>;
}

/** Changes an entity if it still has the version that the caller read. */
export async function changeEntity<T extends EditableEntity>(
  context: Context, entity: EntityClass<T>, change: Change, prepare: (em: SqlEntityManager, existing: T) => Promise<object> | object,
): Promise<T> {
  try {
    return await transaction(context, async em => {
      const found = await findEntity(em, entity, change.id);
      if (found.version !== change.version) throw OptimisticLockError.lockFailed(found);
      em.assign(found, acceptable(em, entity, await prepare(em, found)) as never);
      await flush(em);
      return found;
    });
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
    throw conflict(entity.name, await change.current(parseId(change.id)!));
  }
}

/** Deletes an entity; one that can be restored goes to the recycle bin. */
export async function removeEntity<T extends BaseEntity>(
  context: Context, entity: EntityClass<T>, id: string, before: (em: SqlEntityManager, found: T) => Promise<void> | void,
): Promise<void> {
  await transaction(context, async em => {
    const found = await findEntity(em, entity, id);
    await before(em, found);
    if ('deletedAt' in found) found.deletedAt = new Date();
    else em.remove(found);
    await flush(em);
  });
}

/** The entity for a write, or NOT_FOUND. */
export async function findEntity<T extends BaseEntity>(em: SqlEntityManager, entity: EntityClass<T>, id: string): Promise<T> {
  const number = parseId(id);
  const found = number === undefined ? null : await em.findOne(entity, { id: number } as never);
  if (!found) throw notFound(entity.name);
  return found as T;
}

/** The other side of a reference that an input names, or the problem at its field. */
export async function findReferred<T extends BaseEntity>(em: SqlEntityManager, entity: EntityClass<T>, id: string, field: string): Promise<T> {
  const number = parseId(id);
  const found = number === undefined ? null : await em.findOne(entity, { id: number } as never);
  if (!found) throw invalidInput({ [field]: 'unknown' });
  return found as T;
}

/** Writes what changed; a value that is already taken becomes the problem of its field. */
async function flush(em: SqlEntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw invalidInput(takenFields(em, error));
    throw error;
  }
}

function takenFields(em: SqlEntityManager, { message }: Error): FieldProblems {
  const properties = [...em.getMetadata().getAll().values()].flatMap(meta => meta.props).filter(property => property.unique);
  const taken = properties.filter(property => message.includes(`_${property.fieldNames[0]}_unique`) || message.includes(`.${property.fieldNames[0]}`));
  return Object.fromEntries(taken.map(property => [property.name, 'taken']));
}

/** The values that were given; null where a value must be is the field's problem. */
function acceptable<T>(em: SqlEntityManager, entity: EntityClass<T>, values: object): object {
  const { properties } = em.getMetadata().get(entity);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const empty = given.filter(([name, value]) => value === null && !properties[name as never]?.['nullable']);
  if (empty.length > 0) throw invalidInput(Object.fromEntries(empty.map(([name]) => [name, 'required'])));
  return Object.fromEntries(given);
}
