import type { EntityClass } from '@mikro-orm/core';
import type { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import type { Given, Query } from '../../../kit/query/query.ts';
import { findIdInReach } from '../../../kit/resource/references.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { maxOrdered } from '../../../kit/read/inOrder.ts';

export interface Heading {
  entity: EntityClass<BaseEntity>;
  /** Field of the input with the id of the heading. */
  field: string;
  /** Number of questions below a heading, and the position of the last. */
  below: Query<Given<{ heading: number }>, { count: number; last: number | null }>;
}

/** Validates the heading under which a question is put. The heading must exist and have space for one more question. */
export async function problemsOfHeading(
  write: Write<object>,
  { entity, field, below }: Heading,
  id: string,
): Promise<FieldProblems> {
  const heading = await findIdInReach(write, write.context.reads.models.of(entity), id);
  if (heading === undefined) return { [field]: 'unknown' };
  const questions = await below.first(write, { heading });
  return questions!.count >= maxOrdered ? { [field]: 'max' } : {};
}

/** Returns the position of a new or moved question: one more than the last below its heading. */
export async function findNextPosition(
  write: Write<object>,
  { below }: Heading,
  heading: number,
): Promise<number> {
  const questions = await below.first(write, { heading });
  return (questions!.last ?? 0) + 1;
}
