import type { BulkColumn } from './columns';
import type { EditMediaMutation } from './bulk.generated';
import type { BulkRow, GridState, Written } from './grid/grid';

type ResultRow = Pick<EditMediaMutation['editMedia']['rows'][number], 'id' | 'version'> & {
  changes: readonly { field: string }[];
};

/** What was saved, the other way round: rows as of the save, and the texts that they had before it. */
export type TakingBack = Pick<GridState, 'rows' | 'written'>;

/**
 * What takes a save back as a whole. It starts from the versions that the save made: whatever was touched since is a conflict, and
 * then nothing is taken back. With what was written goes what followed from it, such as a credit that repeats the artistes.
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
