/* Statements about many rows at once, of which there are few texts: every text is prepared once. */

const mostIds = 250;
const amongMany = `in (${Array(mostIds).fill('?').join(', ')})`;

/** A condition on a column by ids, in as many parts as it takes. The last is filled up with one that it has already. */
export function* amongIds(ids: readonly number[]): Generator<{ among: string; ids: number[] }> {
  if (ids.length === 1) return yield { among: '= ?', ids: [...ids] };
  for (let start = 0; start < ids.length; start += mostIds) {
    const some = ids.slice(start, start + mostIds);
    const padded = [...some, ...Array<number>(mostIds - some.length).fill(some[0]!)];
    yield { among: amongMany, ids: padded };
  }
}

const mostRows = 50;

/** Rows for statements with `values (…), (…)`: full parts, and the rest one by one. */
export function* rowsAtOnce<T>(rows: readonly T[]): Generator<T[]> {
  const full = rows.length - (rows.length % mostRows);
  for (let start = 0; start < full; start += mostRows) yield rows.slice(start, start + mostRows);
  for (const row of rows.slice(full)) yield [row];
}
