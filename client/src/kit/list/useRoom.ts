import { useCallback } from 'react';
import { useMediaQuery } from '../layout/useMediaQuery';
import type { Breakpoint } from './types';

const from = (width: string) => `(min-width: ${width})`;

/** Returns a function that checks whether the window is wide enough to show a column. */
export function useRoom() {
  const sm = useMediaQuery(from('40rem'));
  const md = useMediaQuery(from('48rem'));
  const lg = useMediaQuery(from('64rem'));
  const xl = useMediaQuery(from('80rem'));
  const widest = useMediaQuery(from('96rem'));
  return useCallback(
    (column: { from?: Breakpoint }) => {
      const hasRoom: Record<Breakpoint, boolean> = { sm, md, lg, xl, '2xl': widest };
      return !column.from || hasRoom[column.from];
    },
    [sm, md, lg, xl, widest],
  );
}
