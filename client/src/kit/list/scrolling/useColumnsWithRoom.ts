import { useMemo } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import type { Breakpoint, Column } from '../types';

const from = (width: string) => `(min-width: ${width})`;

/** The columns that the window is wide enough for: cells that are not seen cost as much as others. */
export function useColumnsWithRoom<TRow, TSortKey extends string>(
  columns: readonly Column<TRow, TSortKey>[],
): readonly Column<TRow, TSortKey>[] {
  const sm = useMediaQuery(from('40rem'));
  const md = useMediaQuery(from('48rem'));
  const lg = useMediaQuery(from('64rem'));
  const xl = useMediaQuery(from('80rem'));
  const widest = useMediaQuery(from('96rem'));
  return useMemo(() => {
    const hasRoom: Record<Breakpoint, boolean> = { sm, md, lg, xl, '2xl': widest };
    return columns.filter((column) => !column.from || hasRoom[column.from]);
  }, [columns, sm, md, lg, xl, widest]);
}
