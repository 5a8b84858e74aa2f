import { givenRows } from '../../../../kit/query/functions.ts';
import type { Parameter } from '../../../../kit/query/given.ts';

/** Something of a list, and the place that it has there, from 1. */
export interface Place {
  id: number;
  place: number;
}

/** Ids in their order. */
export const inPlaces = (ids: readonly number[]): Place[] =>
  ids.map((id, index) => ({ id, place: index + 1 }));

/** Such a list in place of a table. */
export const places = (list: Parameter<Place[]>) =>
  givenRows<Place>(list, { id: 'integer', place: 'integer' });
