/** A row of the editor: a medium as stored on the server, with its cells as texts by column key. */
export interface BulkRow {
  id: string;
  version: number;
  cells: Readonly<Record<string, string>>;
  /** Keys of columns that are read-only because the value has more names than the server accepts. */
  locked: readonly string[];
}

/** Unsaved texts by row and column; contains only cells that differ from the server's. */
export type Written = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface GridState {
  rows: readonly BulkRow[];
  written: Written;
  /** Undo stack: the unsaved texts before each change, latest last. */
  past: readonly Written[];
  /** Redo stack: the unsaved texts before each undo, latest last. */
  future: readonly Written[];
}

export interface CellChange {
  id: string;
  key: string;
  text: string;
}

const maxUndone = 100;

export const newGrid = (rows: readonly BulkRow[]): GridState => ({ rows, written: {}, past: [], future: [] });

/** Current text of a cell: the unsaved one, else the stored one. */
export const textAt = (written: Written, row: BulkRow, key: string): string =>
  written[row.id]?.[key] ?? row.cells[key] ?? '';

/** Changes several cells as one undo step. */
export function writeCells(state: GridState, changes: readonly CellChange[]): GridState {
  const rows = new Map(state.rows.map((row) => [row.id, row]));
  const written: Record<string, Readonly<Record<string, string>>> = { ...state.written };
  let isOther = false;
  for (const { id, key, text } of changes) {
    const row = rows.get(id);
    if (!row || !(key in row.cells) || row.locked.includes(key)) continue;
    if (textAt(written, row, key) === text) continue;
    isOther = true;
    const { [key]: _before, ...unchanged } = written[id] ?? {};
    const cells = text === row.cells[key] ? unchanged : { ...unchanged, [key]: text };
    if (Object.keys(cells).length > 0) written[id] = cells;
    else delete written[id];
  }
  const past = [...state.past, state.written].slice(-maxUndone);
  return isOther ? { ...state, written, past, future: [] } : state;
}

/** Undoes the last change. */
export function undo(state: GridState): GridState {
  const { past, future } = state;
  const written = past.at(-1);
  return written ? { ...state, written, past: past.slice(0, -1), future: [...future, state.written] } : state;
}

/** Redoes the last undone change. A new change clears the redo stack. */
export function redo(state: GridState): GridState {
  const { past, future } = state;
  const written = future.at(-1);
  return written ? { ...state, written, past: [...past, state.written], future: future.slice(0, -1) } : state;
}

/**
 * Replaces rows with their current state on the server. Drops unsaved texts that equal the stored ones now, and the
 * undo and redo stacks.
 */
export function withRows(state: GridState, fresh: readonly BulkRow[]): GridState {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = state.rows.map((row) => byId.get(row.id) ?? row);
  const again = rows.flatMap((row) =>
    Object.entries(state.written[row.id] ?? {}).map(([key, text]) => ({ id: row.id, key, text })),
  );
  return { ...newGrid(rows), written: writeCells(newGrid(rows), again).written };
}

/** Counts the unsaved cells, and the rows they are in. */
export function countWritten(written: Written): { cells: number; rows: number } {
  const rows = Object.values(written);
  return { rows: rows.length, cells: rows.reduce((sum, cells) => sum + Object.keys(cells).length, 0) };
}

/** DOM id of a cell; the grid sets it as `aria-activedescendant`. */
export const cellId = (row: number, column: number) => `bulk-${row}-${column}`;
