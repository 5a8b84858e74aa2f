import type { EntityClass } from '@mikro-orm/core';
import type { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { invalidInput } from '../../kit/errors.ts';
import { referTo, type Write } from '../../kit/resource/writes.ts';
import { mostInPlace } from './inOrder.ts';

interface Heading {
  entity: EntityClass<BaseEntity>;
  /** The table of the questions, and its column that names their heading. */
  table: string;
  column: string;
  /** The field of the input that names it. */
  field: string;
}

/** Where a question goes that is put below a heading: to its end. */
export async function lastPlace(
  write: Write<object>,
  { entity, table, column, field }: Heading,
  id: string,
): Promise<{ headingId: number; position: number }> {
  const headingId = await referTo(write, entity, id, field);
  const [row] = await write.transaction.rows(
    `select count(*), coalesce(max(position), 0) from ${table} where ${column} = ?`,
    [headingId],
  );
  const [count, last] = row!.map(Number);
  if (count! >= mostInPlace) throw invalidInput({ [field]: 'max' });
  return { headingId, position: last! + 1 };
}
