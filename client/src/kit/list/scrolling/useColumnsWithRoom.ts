import { useMemo } from 'react';
import type { Column } from '../types';
import { useRoom } from '../useRoom';

/** The columns that the window is wide enough for: cells that are not seen cost as much as others. */
export function useColumnsWithRoom<TRow, TSortKey extends string>(
  columns: readonly Column<TRow, TSortKey>[],
): readonly Column<TRow, TSortKey>[] {
  const hasRoom = useRoom();
  return useMemo(() => columns.filter(hasRoom), [columns, hasRoom]);
}
