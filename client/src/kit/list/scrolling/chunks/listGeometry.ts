import type { RowRun } from '../../types';

/** Geometry of a list with rows of equal height. Pure functions without DOM access. */

/** A range of row or group indexes, both ends inclusive. */
export interface Span {
  first: number;
  last: number;
}

/** Number of rows per group. Groups are mounted and unmounted as a whole, because each change of the table has a fixed cost. */
export const rowsInGroup = 16;

/**
 * Numbers of rows that are rendered beyond the visible ones on each side, in slow and fast scrolling. When fewer than `least`
 * are left on a side, more are rendered, up to `max`.
 */
export const margins = { slow: { least: 4, max: 4 }, fast: { least: 24, max: 64 } } as const;

/** Maximum height of the table in pixels. Browsers support 17 to 33 million pixels, but positions become inaccurate below that. */
const tallest = 15_000_000;

/** Returns the maximum number of rows of this height, in pixels, that a scrolling table can have. */
export const maxRows = (rowHeight: number) => Math.floor(tallest / rowHeight);

/** Returns the rows that are at least partly between two vertical positions in the table. Rows are counted from 0. */
export function rowsBetween(from: number, to: number, rowHeight: number, count: number): Span {
  const within = (index: number) => Math.min(Math.max(index, 0), Math.max(0, count - 1));
  return { first: within(Math.floor(from / rowHeight)), last: within(Math.ceil(to / rowHeight) - 1) };
}

/**
 * Returns the parts that contain these rows and `beside` more rows on each side. A part is a group or chunk of `length` rows;
 * parts are counted from 0.
 */
export function partsAround(rows: Span, count: number, length: number, beside: number): Span {
  return {
    first: Math.floor(Math.max(0, rows.first - beside) / length),
    last: Math.floor(Math.min(count - 1, rows.last + beside) / length),
  };
}

export const rowGroupsAround = (rows: Span, count: number, beside: number) =>
  partsAround(rows, count, rowsInGroup, beside);

/** Returns whether the row groups contain these rows and `beside` more rows on each side. */
export const contains = (groups: Span, rows: Span, beside: number, count: number) =>
  groups.first * rowsInGroup <= Math.max(0, rows.first - beside) &&
  Math.min(count - 1, rows.last + beside) < (groups.last + 1) * rowsInGroup;

/**
 * Returns the row groups to render in order, each with the number of rows left out before it. `after` is the number of rows
 * left out after the last group.
 */
export function withGaps({ first, last }: Span, focused: number | undefined, count: number) {
  const groups = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  // The group with the keyboard focus stays mounted wherever the page is scrolled.
  if (focused !== undefined && focused < first) groups.unshift(focused);
  if (focused !== undefined && focused > last) groups.push(focused);
  let next = 0;
  const parts = [];
  for (const group of groups) {
    const from = group * rowsInGroup;
    if (from >= count) break;
    const length = Math.min(rowsInGroup, count - from);
    parts.push({ group, from, length, before: from - next });
    next = from + length;
  }
  return { parts, after: count - next };
}

/** Maximum number of rows on each side of the visible ones that `runAround` returns. */
const around = 250;

/** Returns the visible rows and their loaded neighbours, as one range without gaps. */
export function runAround<TRow>(
  { first, last }: Span,
  rowAt: (index: number) => TRow | undefined,
): RowRun<TRow> {
  const rows: TRow[] = [];
  let from = first;
  for (let index = Math.max(0, first - around); index <= last + around; index++) {
    const row = rowAt(index);
    if (!row && index >= first) break;
    if (!row) rows.length = 0;
    else if (rows.push(row) === 1) from = index;
  }
  return { rows, first: from };
}
