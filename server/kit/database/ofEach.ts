import type { SqlValue } from './database.ts';

/* A statement that is run for each of several parents: where the parent's id stands among its values. */

export const first: readonly number[] = [0];

/** The values of a statement with the parent's id at its places. */
export function withParent(
  values: readonly SqlValue[],
  places: readonly number[],
  id: number,
): readonly SqlValue[] {
  if (places === first) return [id, ...values];
  const all = [...values];
  for (const place of places) all.splice(place, 0, id);
  return all;
}
