// Our own rather than `@tanstack/react-virtual`, which makes each group as it comes into sight. This makes them ahead, in
// pauses between frames: while one reads, the page works 2.4 s of 4 rather than 3.1 and draws 34 frames a second rather
// than 25 (in turns, on a busy machine); while rows fly by, 3.4 s rather than 3.6.

import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { createSignal } from './createSignal';
import { createPace } from './pace';
import { holds, margins, rowsBetween, rowGroupsAround, type Span } from './places';
import type { TableMeasures } from './useTableMeasures';

export type Movement = ReturnType<typeof createMovement>;

/** What is told while a page is scrolled; nothing large may follow what changes with each row. */
export const createMovement = () => ({
  /** The rows in sight. */
  sight: createSignal<Span>({ first: 0, last: 0 }),
  /** Those in sight when the page was last drawn anew: what is said of them then costs nothing more. */
  told: createSignal<Span>({ first: 0, last: 0 }),
  pace: createPace(),
});

/** The groups to show: a state, made ahead of time in pauses between frames while the page is scrolled. */
export function useRowGroups(
  { sight, told: onMove, pace }: Movement,
  measures: TableMeasures,
  count: number,
): Span {
  const [groups, setRowGroups] = useState<Span>(() =>
    rowGroupsAround(rowsInSight(measures, count), count, margins.slow.most),
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
      const isMissing = !holds(made.current, rows, 0, count);
      const { least, most } = pace.isFlying() ? margins.fast : margins.slow;
      if (holds(requested, rows, least, count) && !isMissing) return;
      requested = rowGroupsAround(rows, count, most);
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
      // What was made for flying over is not worth filling in where one stays.
      requested = rowGroupsAround(rowsInSight(measures, count), count, margins.slow.most);
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
