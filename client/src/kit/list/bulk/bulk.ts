import type { PlainForm } from '../../form/plain/plainForm';

/** How rows of a list are deleted together, one after the other, each under the rules of deleting one. */
export interface BulkDelete<TRow> {
  remove: (row: TRow) => Promise<unknown>;
  /** Takes one back, for records that have a recycle bin. */
  restore?: (row: TRow) => Promise<unknown>;
}

/** How rows of a list are changed together: fields that are left empty stay as they are. */
export interface BulkChange<TRow, TInput> {
  form: PlainForm<TInput, TInput>;
  change: (row: TRow, input: Partial<TInput>) => Promise<unknown>;
}

export interface Outcome<TRow> {
  done: TRow[];
  failed: { row: TRow; error: unknown }[];
}

/** Does something with each row, in their order: one that cannot be is told of and keeps no other from it. */
export async function forEachRow<TRow>(
  rows: readonly TRow[],
  act: (row: TRow) => Promise<unknown>,
): Promise<Outcome<TRow>> {
  const outcome: Outcome<TRow> = { done: [], failed: [] };
  for (const row of rows) {
    try {
      await act(row);
      outcome.done.push(row);
    } catch (error) {
      outcome.failed.push({ row, error });
    }
  }
  return outcome;
}
