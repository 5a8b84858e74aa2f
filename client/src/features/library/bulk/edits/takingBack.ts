import type { BulkColumn } from '../columns';
import type { EditMediaMutation } from '../bulk.generated';
import type { BulkRow, GridState, Written } from '../grid/grid';

type ResultRow = Pick<EditMediaMutation['editMedia']['rows'][number], 'id' | 'version'> & {
  changes: readonly { field: string }[];
};

/** Data that is needed to undo a save: the rows as saved, with their versions, and the previous texts. */
export type TakingBack = Pick<GridState, 'rows' | 'written'>;

/**
 * Returns the edits that undo a whole save. They contain the versions after the save, so that a row that has changed since causes a
 * conflict, and then nothing is undone. They also restore derived values, such as the credit that was made from the artistes.
 */
export function takingBack(
  before: TakingBack,
  saved: readonly ResultRow[],
  columns: readonly BulkColumn[],
): TakingBack {
  const results = new Map(saved.map((row) => [row.id, row]));
  const rows: BulkRow[] = [];
  const written: Record<string, Written[string]> = {};
  for (const row of before.rows) {
    const result = results.get(row.id);
    if (!result || result.changes.length === 0) continue;
    const changed = new Set([
      ...Object.keys(before.written[row.id] ?? {}),
      ...result.changes.map(({ field }) => field),
    ]);
    const cells = columns
      .filter(({ key }) => changed.has(key) && !row.locked.includes(key))
      .map(({ key }) => [key, row.cells[key] ?? '']);
    rows.push({ ...row, version: result.version });
    written[row.id] = Object.fromEntries(cells);
  }
  return { rows, written };
}
