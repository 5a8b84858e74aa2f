import { useMemo } from 'react';
import type { Column } from '../types';
import { useRoom } from '../useRoom';

/**
 * Returns the columns for which the window has room. The table leaves out all others, because hidden cells cost as much as visible
 * ones.
 */
export function useColumnsWithRoom<TRow, TSortKey extends string>(
  columns: readonly Column<TRow, TSortKey>[],
): readonly Column<TRow, TSortKey>[] {
  const hasRoom = useRoom();
  return useMemo(() => columns.filter(hasRoom), [columns, hasRoom]);
}
