import type { Column } from '../types';
import type { ViewOptions } from '../view/viewOptions';

type Chosen = Pick<ViewOptions, 'hiddenColumns' | 'columnOrder' | 'columnWidths'>;

/** The columns in the order that was chosen; those that the choice does not know stay after what stood before them. */
export function inOrder<T extends { key: string }>(columns: readonly T[], order: readonly string[]): T[] {
  const known = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  for (const [index, column] of columns.entries()) {
    if (known.includes(column)) continue;
    const before = columns[index - 1];
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, column);
  }
  return known;
}

/** The columns as somebody likes to see them: without those that are hidden, in their order and width. */
export const arrangedColumns = <TRow, TSortKey extends string>(
  columns: readonly Column<TRow, TSortKey>[],
  { hiddenColumns, columnOrder, columnWidths }: Chosen,
): Column<TRow, TSortKey>[] =>
  inOrder(columns, columnOrder)
    .filter(({ key, isFixed }) => isFixed || !hiddenColumns.includes(key))
    .map((column) => {
      const width = columnWidths[column.key];
      return width ? { ...column, width: `${width}%` } : column;
    });

/** Chosen widths with others beside them; a column that is given none goes back to its own. */
export const withWidths = (
  widths: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number | undefined>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries({ ...widths, ...more }).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    ),
  );
