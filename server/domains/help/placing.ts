import type { EntityClass } from '@mikro-orm/core';
import type { BaseEntity } from '../../kit/entities/baseEntity.ts';
import type { FieldProblems } from '../../kit/errors.ts';
import type { Given, Query } from '../../kit/query/query.ts';
import { idInReach } from '../../kit/resource/references.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { maxOrdered } from '../../kit/read/inOrder.ts';

export interface Heading {
  entity: EntityClass<BaseEntity>;
  /** The field of the input that names it. */
  field: string;
  /** How many questions stand below one, and the place of the last. */
  below: Query<Given<{ heading: number }>, { count: number; last: number | null }>;
}

/** What is wrong with a heading that a question is put below: there is no such thing, or it is full. */
export async function problemsOfPlace(
  write: Write<object>,
  { entity, field, below }: Heading,
  id: string,
): Promise<FieldProblems> {
  const heading = await idInReach(write, write.context.reads.models.of(entity), id);
  if (heading === undefined) return { [field]: 'unknown' };
  const standing = await below.first(write, { heading });
  return standing!.count >= maxOrdered ? { [field]: 'max' } : {};
}

/** Where a question goes that is put below a heading: to its end. */
export async function lastPlace(write: Write<object>, { below }: Heading, heading: number): Promise<number> {
  const standing = await below.first(write, { heading });
  return (standing!.last ?? 0) + 1;
}
