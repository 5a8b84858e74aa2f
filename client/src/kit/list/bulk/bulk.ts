import type { PlainForm } from '../../form/plain/plainForm';

/** Limits a bulk action to the rows for which `isFor` returns true. Without it, the action applies to all rows. */
interface OfSomeRows<TRow> {
  isFor?: (row: TRow) => boolean;
}

/** Bulk deletion: rows are deleted one after the other, under the same rules as a single deletion. */
export interface BulkDelete<TRow> extends OfSomeRows<TRow> {
  remove: (row: TRow) => Promise<unknown>;
  /** Restores a deleted row, for records with a recycle bin. */
  restore?: (row: TRow) => Promise<unknown>;
  /**
   * Warning about what else is deleted with the rows. Set it for a permanent deletion: the user must then type the number of rows to
   * confirm.
   */
  forGood?: string;
  /** Label of the button, when it differs from “Delete”. */
  label?: string;
}

/** Bulk restoration from a recycle bin, under the same rules as a single restoration. */
export interface BulkRestore<TRow> extends OfSomeRows<TRow> {
  restore: (row: TRow) => Promise<unknown>;
}

/** Bulk change of fields. Empty fields stay unchanged. */
export interface BulkChange<TRow, TInput> extends OfSomeRows<TRow> {
  form: PlainForm<TInput, TInput>;
  change: (row: TRow, input: Partial<TInput>) => Promise<unknown>;
}

/** Returns those of the selected rows to which a bulk action applies. */
export const rowsFor = <TRow>(rows: readonly TRow[], { isFor }: OfSomeRows<TRow>): readonly TRow[] =>
  isFor ? rows.filter(isFor) : rows;

export interface Outcome<TRow> {
  done: TRow[];
  failed: { row: TRow; error: unknown }[];
}

/** Runs an action on each row in order. A failure is recorded and does not stop the remaining rows. */
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
