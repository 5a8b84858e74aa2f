import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Int } from 'type-graphql';
import type { Context } from '../context.ts';
import { invalidInput } from '../errors.ts';
import type { Row } from './plan.ts';
import { findRowsBy, type Condition } from './reads.ts';

/** Maximum number of ordered rows in one list. Writes enforce it for questions, so that one page can always show all of them. */
export const maxOrdered = 100;

/** Reads the first `maxOrdered` rows of a small table in their stored order. Rows have the fields that the request selects. */
export const rowsInOrder = (
  context: Context,
  entity: { name: string },
  info: GraphQLResolveInfo,
  where?: Condition,
): Promise<Row[]> => findRowsBy(context, entity, { property: 'position', max: maxOrdered }, info, where);

/** Parameter decorator for the GraphQL argument `first`: the maximum number of rows to return. */
export const First = (defaultValue: number) =>
  Arg('first', () => Int, { defaultValue, description: `Maximum number of rows, at most ${maxOrdered}.` });

/**
 * Returns the first `first` rows, sorted by their stored position. Throws `BAD_USER_INPUT` when `first` is negative or exceeds
 * `maxOrdered`.
 */
export function firstInOrder(rows: unknown, first: number): Row[] {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > maxOrdered) throw invalidInput({ first: 'max' });
  return (rows as Array<Row & { position: number }>)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .slice(0, first);
}
