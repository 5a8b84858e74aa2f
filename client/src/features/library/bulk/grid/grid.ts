/** A row of the editor: a medium as the server has it, its cells as texts by the keys of the columns. */
export interface BulkRow {
  id: string;
  version: number;
  cells: Readonly<Record<string, string>>;
  /** Cells that are more than the editor could keep whole. */
  locked: readonly string[];
}

/** What people wrote: by row and column, only where it is another text than the server's. */
export type Written = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface GridState {
  rows: readonly BulkRow[];
  written: Written;
  /** What was written before each change, the latest last. */
  past: readonly Written[];
  /** What was written when changes were taken back, the latest last. */
  future: readonly Written[];
}

export interface CellChange {
  id: string;
  key: string;
  text: string;
}

const maxUndone = 100;

export const newGrid = (rows: readonly BulkRow[]): GridState => ({ rows, written: {}, past: [], future: [] });

/** What a cell says now. */
export const textAt = (written: Written, row: BulkRow, key: string): string =>
  written[row.id]?.[key] ?? row.cells[key] ?? '';

/** Several cells become others, as one change that one undo takes back. */
export function writeCells(state: GridState, changes: readonly CellChange[]): GridState {
  const rows = new Map(state.rows.map((row) => [row.id, row]));
  const written: Record<string, Readonly<Record<string, string>>> = { ...state.written };
  let isOther = false;
  for (const { id, key, text } of changes) {
    const row = rows.get(id);
    if (!row || !(key in row.cells) || row.locked.includes(key)) continue;
    if (textAt(written, row, key) === text) continue;
    isOther = true;
    const { [key]: _before, ...others } = written[id] ?? {};
    const cells = text === row.cells[key] ? others : { ...others, [key]: text };
    if (Object.keys(cells).length > 0) written[id] = cells;
    else delete written[id];
  }
  const past = [...state.past, state.written].slice(-maxUndone);
  return isOther ? { ...state, written, past, future: [] } : state;
}

/** Takes the last change back. */
export function undo(state: GridState): GridState {
  const { past, future } = state;
  const written = past.at(-1);
  return written ? { ...state, written, past: past.slice(0, -1), future: [...future, state.written] } : state;
}

/** Makes again what was taken back last, unless something else was written since. */
export function redo(state: GridState): GridState {
  const { past, future } = state;
  const written = future.at(-1);
  return written ? { ...state, written, past: [...past, state.written], future: future.slice(0, -1) } : state;
}

/** The rows as the server has them by now; what was written and is not theirs already stays. */
export function withRows(state: GridState, fresh: readonly BulkRow[]): GridState {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const rows = state.rows.map((row) => byId.get(row.id) ?? row);
  const again = rows.flatMap((row) =>
    Object.entries(state.written[row.id] ?? {}).map(([key, text]) => ({ id: row.id, key, text })),
  );
  return { ...newGrid(rows), written: writeCells(newGrid(rows), again).written };
}

/** How many cells are others than the server's, and in how many rows. */
export function countWritten(written: Written): { cells: number; rows: number } {
  const rows = Object.values(written);
  return { rows: rows.length, cells: rows.reduce((sum, cells) => sum + Object.keys(cells).length, 0) };
}
