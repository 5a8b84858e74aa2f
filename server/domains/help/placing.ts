import type { EntityClass } from '@mikro-orm/core';
import type { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { invalidInput } from '../../kit/errors.ts';
import type { Given, Query } from '../../kit/query/query.ts';
import { referTo, type Write } from '../../kit/resource/writes.ts';
import { mostInPlace } from './inOrder.ts';

export interface Heading {
  entity: EntityClass<BaseEntity>;
  /** The field of the input that names it. */
  field: string;
  /** How many questions stand below one, and the place of the last. */
  below: Query<Given<{ heading: number }>, { count: number; last: number | null }>;
}

/** Where a question goes that is put below a heading: to its end. */
export async function lastPlace(
  write: Write<object>,
  { entity, field, below }: Heading,
  id: string,
): Promise<{ headingId: number; position: number }> {
  const headingId = await referTo(write, entity, id, field);
  const standing = await below.first(write, { heading: headingId });
  if (standing!.count >= mostInPlace) throw invalidInput({ [field]: 'max' });
  return { headingId, position: (standing!.last ?? 0) + 1 };
}
