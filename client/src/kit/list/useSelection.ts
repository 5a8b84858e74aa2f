import { useRef, useState } from 'react';

/** Selected rows, across pages. */
export interface Selection<TRow extends { id: string }> {
  rows: readonly TRow[];
  has: (row: TRow) => boolean;
  /** Selects or deselects a row. With `isReaching`, does the same to all rows between it and the row toggled before. */
  toggle: (row: TRow, isReaching: boolean) => void;
  /** Selects all given rows, or deselects them when all are selected. */
  toggleAll: (rows: readonly TRow[]) => void;
  clear: () => void;
}

/** State of the row selection for bulk actions. `rowsNow` returns consecutive rows, among which a range can be selected. */
export function useSelection<TRow extends { id: string }>(rowsNow: () => readonly TRow[]): Selection<TRow> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TRow>>(new Map());
  const last = useRef<string>(undefined);

  const change = (rows: readonly TRow[], isOn: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isOn) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen(next);
  };
  return {
    rows: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    toggle(row, isReaching) {
      const isOn = !chosen.has(row.id);
      change(isReaching ? chunk(rowsNow(), last.current, row.id) : [row], isOn);
      last.current = row.id;
    },
    toggleAll: (rows) => change(rows, !rows.every(({ id }) => chosen.has(id))),
    clear: () => setChosen(new Map()),
  };
}

/**
 * Returns the rows from one id to another, both inclusive, in either order. Only the row `to` when one of them is
 * missing.
 */
function chunk<TRow extends { id: string }>(rows: readonly TRow[], from: string | undefined, to: string) {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.includes(-1)) return rows.filter(({ id }) => id === to);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
