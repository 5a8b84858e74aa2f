import { textAt, type BulkRow, type CellChange, type Written } from './grid';

/** An unsaved cell of a draft, with the stored text at the time of the change. */
export interface WrittenCell extends CellChange {
  was: string;
}

/** Lists the unsaved cells of the bulk editor with their stored texts, as a draft for the browser. */
export const cellsOf = (rows: readonly BulkRow[], written: Written): WrittenCell[] =>
  rows.flatMap((row) =>
    Object.entries(written[row.id] ?? {}).map(([key, text]) => ({
      id: row.id,
      key,
      text,
      was: row.cells[key] ?? '',
    })),
  );

/** Parses a stored draft: the cells that still differ from the server. Undefined when none is left. */
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

/** True when the server's text of one of the cells has changed since the user typed into the cell. */
export function haveMovedOn(cells: readonly WrittenCell[], rows: readonly BulkRow[]): boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cells.some(({ id, key, was }) => byId.get(id)?.cells[key] !== was);
}

const isCell = (stored: unknown): stored is WrittenCell =>
  (['id', 'key', 'text', 'was'] as const).every(
    (name) => typeof (stored as Partial<WrittenCell> | null)?.[name] === 'string',
  );
