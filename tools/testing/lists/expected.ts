import { foldText } from '../../../server/kit/foldText.ts';
import type { Answer, Filtering, Question } from './answers.ts';
import type { WholeList, KnownColumn, KnownRow, Value } from './wholeList.ts';

/* Computes the result of a list in memory from all of its rows, as lists are documented, without any SQL. */

export function expectedOf({ rows, columns, searched }: WholeList, question: Question): Answer {
  const { page = 1, perPage = 10, search = '', filter = {}, sort = [] } = question;
  const needle = plain(search.trim());
  const found = rows.filter(
    (row) =>
      passes(row, filter, columns) &&
      (needle === '' ||
        searched.some(({ path, shown, isNumber = false }) =>
          row.values[path]!.some(
            (value) =>
              value !== null &&
              (isNumber ? shown(value) === needle.replace('#', '') : plain(shown(value)).includes(needle)),
          ),
        )),
  );
  const ordered = found.toSorted((a, b) => {
    for (const [column, order] of sort.flatMap((entry) => Object.entries(entry))) {
      const compared = compare(a, b, columns.get(column)!);
      if (compared !== 0) return order === 'ASC' ? compared : -compared;
    }
    return b.id - a.id;
  });
  return {
    ids: ordered.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
    totalItems: found.length,
    totalIsExact: true,
  };
}

/** True when the row meets the conditions on all columns and one of the filters in `or`, and does not meet `not`. */
const passes = (
  row: KnownRow,
  { or, not, ...conditions }: Filtering,
  columns: WholeList['columns'],
): boolean =>
  Object.entries(conditions).every(([column, condition]) =>
    meets(row.values[columns.get(column)!.path]!, condition!),
  ) &&
  (or === undefined || or.some((way) => passes(row, way, columns))) &&
  (not === undefined || !passes(row, not, columns));

/** Folds a text as searches compare texts: removes case and accents. For expected results. */
export const plain = foldText;

/** Operators: each compares a value of a row with the given one. They are never called for null. */
const operators: Record<string, (value: NonNullable<Value>, given: never) => boolean> = {
  eq: (value, given: Value) => String(value) === String(given),
  in: (value, given: Value[]) => given.map(String).includes(String(value)),
  contains: (value, given: string) => plain(String(value)).includes(plain(given)),
  startsWith: (value, given: string) => plain(String(value)).startsWith(plain(given)),
  gte: (value, given: number) => Number(value) >= given,
  lte: (value, given: number) => Number(value) <= given,
  after: (value, given: string) => String(value) > given,
  before: (value, given: string) => String(value) < given,
  has: (value, given: string) => (value as string[]).includes(given),
};

/** True when one of the values meets all conditions. `isNull` is true when there is no value. */
function meets(values: readonly Value[], { isNull, ...condition }: { isNull?: boolean }): boolean {
  const known = values.filter((value) => value !== null);
  const requests = Object.entries(condition);
  return (
    (isNull === undefined || isNull === (known.length === 0)) &&
    (requests.length === 0 ||
      known.some((value) =>
        requests.every(([operator, given]) => operators[operator]!(value, given as never)),
      ))
  );
}

/** Compares two rows by a column. Null comes first; texts are compared without case. */
function compare(a: KnownRow, b: KnownRow, column: KnownColumn): number {
  const [left, right] = [a, b].map((row) => comparable(row.values[column.path]![0] ?? null, column));
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  return left! < right! ? -1 : 1;
}

const comparable = (value: Value, { isEnum }: KnownColumn) =>
  typeof value === 'string' && !isEnum ? value.toLowerCase() : value;
