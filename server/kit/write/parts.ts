/* Splits bulk statements into parts. There are only few different SQL texts, because every text is prepared once. */

const maxIds = 250;
const amongMany = `in (${Array(maxIds).fill('?').join(', ')})`;

/**
 * Splits a list of ids into parts of 250, each with an SQL condition for a column, such as `= ?`. That is the condition of a single
 * id; all other parts are filled up with copies of one id to 250, so that they have the same SQL text.
 */
export function* amongIds(ids: readonly number[]): Generator<{ among: string; ids: number[] }> {
  if (ids.length === 1) return yield { among: '= ?', ids: [...ids] };
  for (let start = 0; start < ids.length; start += maxIds) {
    const some = ids.slice(start, start + maxIds);
    const padded = [...some, ...Array<number>(maxIds - some.length).fill(some[0]!)];
    yield { among: amongMany, ids: padded };
  }
}

const maxRows = 50;

/**
 * Splits rows to insert into parts of 50 rows, for `values (…), (…)`. The rows that are left over become parts of one row each, so
 * that there are only two SQL texts.
 */
export function* rowsAtOnce<T>(rows: readonly T[]): Generator<T[]> {
  const full = rows.length - (rows.length % maxRows);
  for (let start = 0; start < full; start += maxRows) yield rows.slice(start, start + maxRows);
  for (const row of rows.slice(full)) yield [row];
}
