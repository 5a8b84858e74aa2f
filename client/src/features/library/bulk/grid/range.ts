import type { BulkColumn } from '../columns';
import { textAt, type BulkRow, type CellChange, type Written } from './grid';

export interface Cell {
  row: number;
  column: number;
}

/** A rectangle of cells, from the anchor to the current cell. */
export interface Selection {
  from: Cell;
  to: Cell;
}

/** First and last row and column of a selection. */
export const edgesOf = ({ from, to }: Selection) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  start: Math.min(from.column, to.column),
  end: Math.max(from.column, to.column),
});

export function includesCell(selection: Selection, { row, column }: Cell): boolean {
  const { top, bottom, start, end } = edgesOf(selection);
  return row >= top && row <= bottom && column >= start && column <= end;
}

/** The rows and columns of the bulk editor, with the unsaved texts. */
export interface Sheet {
  rows: readonly BulkRow[];
  columns: readonly BulkColumn[];
  written: Written;
}

/** Returns the current texts of the selected cells, row by row. */
export function textsIn({ rows, columns, written }: Sheet, selection: Selection): string[][] {
  const { top, bottom, start, end } = edgesOf(selection);
  return rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(start, end + 1).map(({ key }) => textAt(written, row, key)));
}

/** Copies the first selected row into the other selected rows. When only one row is selected, copies the row above it. */
export function fillDown(sheet: Sheet, selection: Selection): CellChange[] {
  const { top, bottom, start, end } = edgesOf(selection);
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return [];
  const [texts] = textsIn(sheet, {
    from: { row: source, column: start },
    to: { row: source, column: end },
  });
  const filled = Array.from({ length: bottom - source }, () => texts!);
  return put(sheet, { row: source + 1, column: start }, filled);
}

/** Returns the changes that paste the given texts at the start of the selection. A single text fills the whole selection. */
export function paste(
  sheet: Sheet,
  selection: Selection,
  texts: readonly (readonly string[])[],
): CellChange[] {
  const { top, bottom, start, end } = edgesOf(selection);
  const isOne = texts.length === 1 && texts[0]!.length === 1;
  if (!isOne) return put(sheet, { row: top, column: start }, texts);
  const line = Array.from({ length: end - start + 1 }, () => texts[0]![0]!);
  return put(
    sheet,
    { row: top, column: start },
    Array.from({ length: bottom - top + 1 }, () => line),
  );
}

export function empty(sheet: Sheet, selection: Selection): CellChange[] {
  return paste(sheet, selection, [['']]);
}

/** Writes texts into the cells from `at` on; texts beyond the last row or column are dropped. */
function put({ rows, columns }: Sheet, at: Cell, texts: readonly (readonly string[])[]): CellChange[] {
  return texts.flatMap((line, below) =>
    line.flatMap((text, beside) => {
      const row = rows[at.row + below];
      const column = columns[at.column + beside];
      return row && column ? [{ id: row.id, key: column.key, text }] : [];
    }),
  );
}

/** Returns the changes that replace a text in all cells of a column. */
export function replaceIn(
  { rows, columns, written }: Sheet,
  key: string,
  { find, replacement, matchesCase }: { find: string; replacement: string; matchesCase: boolean },
): CellChange[] {
  const column = columns.find((candidate) => candidate.key === key);
  if (!find || !column) return [];
  const literal = find.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(literal, matchesCase ? 'gu' : 'giu');
  return rows.flatMap((row) => {
    const before = textAt(written, row, key);
    const text = before.replaceAll(pattern, () => replacement);
    return text === before || row.locked.includes(key) ? [] : [{ id: row.id, key, text }];
  });
}
