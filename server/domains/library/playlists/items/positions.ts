import { givenRows } from '../../../../kit/query/functions.ts';
import type { Parameter } from '../../../../kit/query/given.ts';

/** Row of a list with its position, starting at 1. */
export interface Position {
  id: number;
  position: number;
}

/** Numbers ids in their order, starting at 1. */
export const numberPositions = (ids: readonly number[]): Position[] =>
  ids.map((id, index) => ({ id, position: index + 1 }));

/** A list of positions as a table expression. */
export const positionRows = (list: Parameter<Position[]>) =>
  givenRows<Position>(list, { id: 'integer', position: 'integer' });
