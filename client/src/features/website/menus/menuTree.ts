/* Rows of a menu in reading order, each with its level: pure functions that arrange them. */

/** A row of a tree that is stored as a flat list: its descendants follow it, on deeper levels. */
export interface TreeRow {
  key: string;
  /** Level from 0 at the top. */
  depth: number;
}

/** Maximum number of levels of a menu; the server has the same limits. */
export const menuLevels = 3;
/** Maximum number of entries of a menu, on all levels together. */
export const maxEntries = 100;
/** Maximum number of entries below one entry, or at the top. */
export const maxSiblings = 20;

/** Returns the index behind the last descendant of a row. */
export function endOf(rows: readonly TreeRow[], index: number): number {
  const next = rows.findIndex((row, at) => at > index && row.depth <= rows[index]!.depth);
  return next < 0 ? rows.length : next;
}

/** Returns the index of a row's parent; -1 at the top level. */
export const parentOf = (rows: readonly TreeRow[], index: number): number =>
  rows.findLastIndex((row, at) => at < index && row.depth < rows[index]!.depth);

/** Returns the indexes of all rows with the same parent as a row, including the row itself, in order. */
export const siblingsOf = (rows: readonly TreeRow[], index: number): number[] => {
  const parent = parentOf(rows, index);
  return rows.flatMap((row, at) =>
    row.depth === rows[index]!.depth && parentOf(rows, at) === parent ? [at] : [],
  );
};

/** Swaps a row and its descendants with the previous (-1) or next (1) sibling. Undefined when there is none. */
export function swapped<Row extends TreeRow>(rows: readonly Row[], index: number, step: -1 | 1) {
  const siblings = siblingsOf(rows, index);
  const sibling = siblings[siblings.indexOf(index) + step];
  if (sibling === undefined) return undefined;
  const [first, second] = step < 0 ? [sibling, index] : [index, sibling];
  const end = endOf(rows, second);
  return [
    ...rows.slice(0, first),
    ...rows.slice(second, end),
    ...rows.slice(first, second),
    ...rows.slice(end),
  ];
}

/**
 * Moves a row and its descendants by one level. With 1, the row becomes the last child of its previous sibling; with -1, the
 * next sibling of its parent. Undefined when the result is not a valid tree.
 */
export function nested<Row extends TreeRow>(rows: readonly Row[], index: number, step: -1 | 1) {
  const end = endOf(rows, index);
  const block = rows.slice(index, end).map((row) => ({ ...row, depth: row.depth + step }));
  const remaining = [...rows.slice(0, index), ...rows.slice(end)];
  if (step > 0) return withBlock(remaining, index, block);
  const parent = parentOf(rows, index);
  return parent < 0 ? undefined : withBlock(remaining, endOf(remaining, parent), block);
}

/**
 * Moves a row and its descendants to the index `to`, `shift` levels deeper (negative: higher). The level is adjusted to the
 * rows there. Undefined when the result is not a valid tree.
 */
export function dropped<Row extends TreeRow>(
  rows: readonly Row[],
  { from, to, shift }: { from: number; to: number; shift: number },
) {
  const end = endOf(rows, from);
  // A drag moves one row alone. Where it lands among the rows below it, the block stays, and only its level changes.
  const isAmongOwn = to >= from && to < end;
  const at = isAmongOwn ? from : to < from ? to : to - (end - from - 1);
  const remaining = [...rows.slice(0, from), ...rows.slice(end)];
  const deepest = (remaining[at - 1]?.depth ?? -1) + 1;
  // The rows that follow must not become the rows below the moved one.
  const least = remaining[at]?.depth ?? 0;
  const wanted = rows[from]!.depth + shift;
  const depth = Math.max(Math.min(wanted, deepest, menuLevels - heightOf(rows, from)), least);
  const change = depth - rows[from]!.depth;
  const block = rows.slice(from, end).map((row) => ({ ...row, depth: row.depth + change }));
  return withBlock(remaining, at, block);
}

/** Removes a row and moves its descendants up by one level. Undefined when one level would then have too many rows. */
export function removed<Row extends TreeRow>(rows: readonly Row[], index: number): Row[] | undefined {
  const end = endOf(rows, index);
  const below = rows.slice(index, end).filter(({ depth }) => depth === rows[index]!.depth + 1).length;
  if (below > 0 && siblingsOf(rows, index).length - 1 + below > maxSiblings) return undefined;
  return rows.flatMap((row, at) => {
    if (at === index) return [];
    return at > index && at < end ? { ...row, depth: row.depth - 1 } : row;
  });
}

/** Number of levels of a row and the rows below it. */
const heightOf = (rows: readonly TreeRow[], index: number) =>
  Math.max(...rows.slice(index, endOf(rows, index)).map(({ depth }) => depth)) - rows[index]!.depth + 1;

/**
 * Inserts rows; undefined when the result is not allowed. It has too many levels, a row without one above it, or too many rows beside each
 * other.
 */
function withBlock<Row extends TreeRow>(remaining: readonly Row[], at: number, block: readonly Row[]) {
  const rows = [...remaining.slice(0, at), ...block, ...remaining.slice(at)];
  return isTree(rows) ? rows : undefined;
}

const isTree = (rows: readonly TreeRow[]) =>
  rows.every(
    ({ depth }, index) => depth >= 0 && depth < menuLevels && depth <= (rows[index - 1]?.depth ?? -1) + 1,
  ) && rows.every((_, index) => siblingsOf(rows, index).length <= maxSiblings);
