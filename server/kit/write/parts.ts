/* Splits bulk statements into parts. There are only few different SQL texts, because every text is prepared once. */

const maxIds = 250;
const amongMany = `in (${Array(maxIds).fill('?').join(', ')})`;

/** Splits a condition on several ids into parts of 250 ids. The last part is filled up with copies of one id. */
export function* amongIds(ids: readonly number[]): Generator<{ among: string; ids: number[] }> {
  if (ids.length === 1) return yield { among: '= ?', ids: [...ids] };
  for (let start = 0; start < ids.length; start += maxIds) {
    const some = ids.slice(start, start + maxIds);
    const padded = [...some, ...Array<number>(maxIds - some.length).fill(some[0]!)];
    yield { among: amongMany, ids: padded };
  }
}

const maxRows = 50;

/** Splits rows for `values (…), (…)` into parts of 50 rows. The remaining rows are parts of one row. */
export function* rowsAtOnce<T>(rows: readonly T[]): Generator<T[]> {
  const full = rows.length - (rows.length % maxRows);
  for (let start = 0; start < full; start += maxRows) yield rows.slice(start, start + maxRows);
  for (const row of rows.slice(full)) yield [row];
}
