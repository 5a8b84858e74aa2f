import type { SqlValue } from './database.ts';

/** Default position of the parent's id among the values of a statement that runs once for each parent. */

export const first: readonly number[] = [0];

/** Inserts the id of a parent row into the values of an SQL statement, at the given positions. */
export function withParent(
  values: readonly SqlValue[],
  positions: readonly number[],
  id: number,
): readonly SqlValue[] {
  if (positions === first) return [id, ...values];
  const all = [...values];
  for (const position of positions) all.splice(position, 0, id);
  return all;
}
