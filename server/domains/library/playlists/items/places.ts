import { givenRows } from '../../../../kit/query/functions.ts';
import type { Parameter } from '../../../../kit/query/given.ts';

/** Row of a list with its position, starting at 1. */
export interface Place {
  id: number;
  place: number;
}

/** Positions of ids in their order. */
export const inPlaces = (ids: readonly number[]): Place[] =>
  ids.map((id, index) => ({ id, place: index + 1 }));

/** Such a list as a table expression. */
export const places = (list: Parameter<Place[]>) =>
  givenRows<Place>(list, { id: 'integer', place: 'integer' });
