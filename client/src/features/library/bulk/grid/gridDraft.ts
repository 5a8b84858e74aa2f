import { textAt, type BulkRow, type CellChange, type Written } from './grid';

/** A cell that was written and not saved, with what the server said of it then. */
export interface WrittenCell extends CellChange {
  was: string;
}

/** What was written into a grid, to be kept. */
export const cellsOf = (rows: readonly BulkRow[], written: Written): WrittenCell[] =>
  rows.flatMap((row) =>
    Object.entries(written[row.id] ?? {}).map(([key, text]) => ({
      id: row.id,
      key,
      text,
      was: row.cells[key] ?? '',
    })),
  );

/** What was kept and is still something else than what the server says; undefined where nothing of it is left. */
export function cellsIn(stored: unknown, rows: readonly BulkRow[]): WrittenCell[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const left = stored.filter((cell): cell is WrittenCell => {
    if (!isCell(cell)) return false;
    const row = byId.get(cell.id);
    return row !== undefined && cell.key in row.cells && textAt({}, row, cell.key) !== cell.text;
  });
  return left.length > 0 ? left : undefined;
}

/** Whether somebody else has changed one of the cells since. */
export function haveMovedOn(cells: readonly WrittenCell[], rows: readonly BulkRow[]): boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cells.some(({ id, key, was }) => byId.get(id)?.cells[key] !== was);
}

const isCell = (stored: unknown): stored is WrittenCell =>
  (['id', 'key', 'text', 'was'] as const).every(
    (name) => typeof (stored as Partial<WrittenCell> | null)?.[name] === 'string',
  );
