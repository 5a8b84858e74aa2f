import type { PlainForm } from '../../form/plain/plainForm';

/** Of which rows something may be done; of all of them where it is left out. The others are not touched. */
interface OfSomeRows<TRow> {
  isFor?: (row: TRow) => boolean;
}

/** How rows of a list are deleted together, one after the other, each under the rules of deleting one. */
export interface BulkDelete<TRow> extends OfSomeRows<TRow> {
  remove: (row: TRow) => Promise<unknown>;
  /** Takes one back, for records that have a recycle bin. */
  restore?: (row: TRow) => Promise<unknown>;
  /** What else goes with them, where they cannot be taken back: it is done once their number was typed. */
  forGood?: string;
  /** What the button says, where that is not that they are deleted. */
  label?: string;
}

/** How rows of a recycle bin are taken back together, each under the rules of taking back one. */
export interface BulkRestore<TRow> extends OfSomeRows<TRow> {
  restore: (row: TRow) => Promise<unknown>;
}

/** How rows of a list are changed together: fields that are left empty stay as they are. */
export interface BulkChange<TRow, TInput> extends OfSomeRows<TRow> {
  form: PlainForm<TInput, TInput>;
  change: (row: TRow, input: Partial<TInput>) => Promise<unknown>;
}

/** The rows of which something may be done. */
export const rowsFor = <TRow>(rows: readonly TRow[], { isFor }: OfSomeRows<TRow>): readonly TRow[] =>
  isFor ? rows.filter(isFor) : rows;

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
