import type { Column } from '../types';
import type { ViewOptions } from '../view/viewOptions';

type Chosen = Pick<ViewOptions, 'hiddenColumns' | 'columnOrder' | 'columnWidths'>;

/**
 * Sorts columns by the order that the user has chosen. A column that this order does not contain follows the column before it
 * in the default order.
 */
export function inOrder<T extends { key: string }>(columns: readonly T[], order: readonly string[]): T[] {
  const known = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  for (const [index, column] of columns.entries()) {
    if (known.includes(column)) continue;
    const before = columns[index - 1];
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, column);
  }
  return known;
}

/** Returns the visible columns in their chosen order and width. */
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

/** Returns the column widths with the changes in `more`. An undefined width resets the column to its default. */
export const withWidths = (
  widths: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number | undefined>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries({ ...widths, ...more }).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    ),
  );
