import type { SqlValue } from './database.ts';

/* A statement that is run for each of several parents: where the parent's id stands among its values. */

export const first: readonly number[] = [0];

/** The values of a statement with the parent's id at its places. */
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
