// Our own rather than `@tanstack/react-virtual`, which renders each group only when it becomes visible. This renders groups ahead, in
// idle time between frames. During 4 s of slow scrolling, the page is busy for 2.4 s rather than 3.1 s, at 34 frames a second rather
// than 25; during 4 s of fast scrolling, for 3.4 s rather than 3.6 s (measured alternately, on a busy machine).

import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { createSignal } from '../createSignal';
import { createPace } from '../chunks/pace';
import { contains, margins, rowsBetween, rowGroupsAround, type Span } from '../chunks/listGeometry';
import type { TableMeasures } from '../useTableMeasures';

export type Movement = ReturnType<typeof createMovement>;

/**
 * Creates the signals of a table's scrolling: the visible rows and the pace. Large components must not subscribe to `sight`,
 * because it changes with every row.
 */
export const createMovement = () => ({
  /** The visible rows. */
  sight: createSignal<Span>({ first: 0, last: 0 }),
  /**
   * Snapshot of `sight` at the last change of the groups, or of the pace to slow or to rest. Changes less often than `sight`, so that large
   * components can subscribe to it.
   */
  reported: createSignal<Span>({ first: 0, last: 0 }),
  pace: createPace(),
});

/** Returns the range of row groups to render. While the page scrolls, groups are added before they become visible. */
export function useRowGroups(
  { sight, reported: onMove, pace }: Movement,
  measures: TableMeasures,
  count: number,
): Span {
  const [groups, setRowGroups] = useState<Span>(() =>
    rowGroupsAround(rowsInSight(measures, count), count, margins.slow.max),
  );
  const made = useRef(groups);
  useLayoutEffect(() => {
    made.current = groups;
    onMove.set(sight.get());
  }, [groups, sight, onMove]);

  useLayoutEffect(() => {
    let requested = made.current;
    const follow = () => {
      const rows = rowsInSight(measures, count);
      sight.set(rows);
      const isMissing = !contains(made.current, rows, 0, count);
      const { least, max } = pace.isFlying() ? margins.fast : margins.slow;
      if (contains(requested, rows, least, count) && !isMissing) return;
      requested = rowGroupsAround(rows, count, max);
      if (isMissing) setRowGroups(requested);
      else startTransition(() => setRowGroups(requested));
    };
    const scrolled = () => {
      pace.move(scrollY);
      follow();
    };
    const slowDown = () => {
      if (pace.isFlying()) return;
      onMove.set(sight.get());
      // When fast scrolling ends, drop the groups that were rendered ahead for it. Otherwise they would be drawn
      // completely.
      requested = rowGroupsAround(rowsInSight(measures, count), count, margins.slow.max);
      startTransition(() => setRowGroups(requested));
    };
    follow();
    onMove.set(sight.get());
    const unsubscribe = pace.detail.subscribe(slowDown);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', follow);
      unsubscribe();
      pace.stop();
    };
  }, [sight, onMove, pace, measures, count]);
  return groups;
}

function rowsInSight({ rowHeight, top, above, below }: TableMeasures, count: number): Span {
  const from = scrollY - top;
  return rowsBetween(from + above, from + innerHeight - below, rowHeight, count);
}
