import type { RowRun } from '../types';

/** Where things are in a list of rows of one height: numbers, without a document. */

/** From one to another, both of them in it. */
export interface Span {
  first: number;
  last: number;
}

/** Rows are made, and go, so many at once: what a table does for one of them it has to do for all. */
export const rowsInGroup = 16;

/** When fewer rows than `least` are made beside those in sight, `most` of them are; more of both where they fly by. */
export const margins = { slow: { least: 4, most: 4 }, fast: { least: 24, most: 64 } } as const;

/** Browsers stop at 17 to 33 million pixels, and draw badly before. */
const tallest = 15_000_000;

/** How many rows of a height one table can hold. */
export const maxRows = (rowHeight: number) => Math.floor(tallest / rowHeight);

/** The rows, from 0, of which something is seen between two heights of the table. */
export function rowsBetween(from: number, to: number, rowHeight: number, count: number): Span {
  const within = (index: number) => Math.min(Math.max(index, 0), Math.max(0, count - 1));
  return { first: within(Math.floor(from / rowHeight)), last: within(Math.ceil(to / rowHeight) - 1) };
}

/** The parts of so many rows, from 0, that hold these rows and some beside them. */
export function partsAround(rows: Span, count: number, length: number, beside: number): Span {
  return {
    first: Math.floor(Math.max(0, rows.first - beside) / length),
    last: Math.floor(Math.min(count - 1, rows.last + beside) / length),
  };
}

export const rowGroupsAround = (rows: Span, count: number, beside: number) =>
  partsAround(rows, count, rowsInGroup, beside);

/** Whether all of these rows, and so many beside them, are in these groups. */
export const holds = (groups: Span, rows: Span, beside: number, count: number) =>
  groups.first * rowsInGroup <= Math.max(0, rows.first - beside) &&
  Math.min(count - 1, rows.last + beside) < (groups.last + 1) * rowsInGroup;

/** Groups of rows to show, in their order, and how many rows without one are before each of them, and after all. */
export function withGaps({ first, last }: Span, focused: number | undefined, count: number) {
  const groups = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  // The keyboard's row stays, wherever the rest is.
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

/** So many rows on either side of those in sight are told of. */
const around = 250;

/** The rows in sight and those beside them, without a gap, as far as they are there. */
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
