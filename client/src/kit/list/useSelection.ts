import { useRef, useState } from 'react';

/** The rows that are chosen, on whatever page they are. */
export interface Selection<TRow extends { id: string }> {
  rows: readonly TRow[];
  has: (row: TRow) => boolean;
  /** Chooses a row or lets it go; with `isReaching`, all between it and the one before. */
  toggle: (row: TRow, isReaching: boolean) => void;
  /** Chooses all of these, such as the rows of a page, or lets them go when all are chosen. */
  toggleAll: (rows: readonly TRow[]) => void;
  clear: () => void;
}

/** Keeps the rows that are chosen for what is done with many at once; `rowsNow` tells which stand beside each other. */
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

/** The rows from one to another, whichever comes first. */
function chunk<TRow extends { id: string }>(rows: readonly TRow[], from: string | undefined, to: string) {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.includes(-1)) return rows.filter(({ id }) => id === to);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
