import { givenRows } from '../../../../kit/query/functions.ts';
import type { Parameter } from '../../../../kit/query/given.ts';

/** Id of a row with its position in a list, starting at 1. */
export interface Position {
  id: number;
  position: number;
}

/** Assigns positions to ids in their order, starting at 1. */
export const numberPositions = (ids: readonly number[]): Position[] =>
  ids.map((id, index) => ({ id, position: index + 1 }));

/** Passes a list of ids and positions to SQL, as a table expression. */
export const positionRows = (list: Parameter<Position[]>) =>
  givenRows<Position>(list, { id: 'integer', position: 'integer' });
