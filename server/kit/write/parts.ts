/* Statements about many rows at once, of which there are few texts: every text is prepared once. */

const maxIds = 250;
const amongMany = `in (${Array(maxIds).fill('?').join(', ')})`;

/** A condition on a column by ids, in as many parts as it takes. The last is filled up with one that it has already. */
export function* amongIds(ids: readonly number[]): Generator<{ among: string; ids: number[] }> {
  if (ids.length === 1) return yield { among: '= ?', ids: [...ids] };
  for (let start = 0; start < ids.length; start += maxIds) {
    const some = ids.slice(start, start + maxIds);
    const padded = [...some, ...Array<number>(maxIds - some.length).fill(some[0]!)];
    yield { among: amongMany, ids: padded };
  }
}

const maxRows = 50;

/** Rows for statements with `values (…), (…)`: full parts, and the rest one by one. */
export function* rowsAtOnce<T>(rows: readonly T[]): Generator<T[]> {
  const full = rows.length - (rows.length % maxRows);
  for (let start = 0; start < full; start += maxRows) yield rows.slice(start, start + maxRows);
  for (const row of rows.slice(full)) yield [row];
}
