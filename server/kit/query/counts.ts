import { expressionBuilder, type AliasedExpression, type Compilable } from 'kysely';
import type { Context } from '../context.ts';
import { batched } from '../read/batch.ts';
import type { Parameter, ValuesOf } from './given.ts';
import { query } from './query.ts';
import type { Builder, Tables } from './tables.ts';

/** Selects the number of rows under the name `count`: `db.selectFrom('Follow').select(count)`. */
export const count: AliasedExpression<number, 'count'> = expressionBuilder<Tables, never>()
  .fn.countAll<number>()
  .as('count');

type OfEach = { of: Parameter<number> };
type More<Parameters> = Omit<ValuesOf<Parameters>, 'of'>;

/**
 * Creates a computed field with a count for each row. The query counts for one row, whose id is the parameter `of`. It runs for all
 * rows of a page together, on PostgreSQL in one round trip. Its other parameters come from the request.
 */
export function countOfEach<Parameters extends OfEach>(
  name: string,
  build: (db: Builder, given: Parameters) => Compilable<{ count: number }>,
  more: (context: Context) => NoInfer<More<Parameters>> = () => ({}) as More<Parameters>,
): (context: Context, id: number) => Promise<number> {
  const countRows = query(name, build);
  return batched(async (context, ids) => {
    const counts = await countRows.ofEach(context, ids, more(context));
    return counts.map(([row]) => row!.count);
  });
}
