/* Rows of a menu in reading order, each with its level: pure functions that arrange them. */

/** A row of a tree: the rows below it follow it, on deeper levels. */
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

/** Position behind the rows below a row. */
export function endOf(rows: readonly TreeRow[], index: number): number {
  const next = rows.findIndex((row, at) => at > index && row.depth <= rows[index]!.depth);
  return next < 0 ? rows.length : next;
}

/** Position of the row above a row; -1 at the top level. */
export const parentOf = (rows: readonly TreeRow[], index: number): number =>
  rows.findLastIndex((row, at) => at < index && row.depth < rows[index]!.depth);

/** Positions of the rows beside a row, with the row itself, in their order. */
export const siblingsOf = (rows: readonly TreeRow[], index: number): number[] => {
  const parent = parentOf(rows, index);
  return rows.flatMap((row, at) =>
    row.depth === rows[index]!.depth && parentOf(rows, at) === parent ? [at] : [],
  );
};

/** Swaps a row, with the rows below it, with the one before (-1) or after (1) it. Undefined when there is none. */
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
 * Moves a row, with the rows below it, by a level. With 1 it moves below the row before it; with -1 out of the row above it, and behind
 * that one. Undefined when the tree has no such level.
 */
export function nested<Row extends TreeRow>(rows: readonly Row[], index: number, step: -1 | 1) {
  const end = endOf(rows, index);
  const block = rows.slice(index, end).map((row) => ({ ...row, depth: row.depth + step }));
  const remaining = [...rows.slice(0, index), ...rows.slice(end)];
  if (step > 0) return withBlock(remaining, index, block);
  const parent = parentOf(rows, index);
  return parent < 0 ? undefined : withBlock(remaining, endOf(remaining, parent), block);
}

/** Puts a row with the rows below it at another position, `shift` levels deeper, or less deep. Undefined when it cannot stand there. */
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

/** Removes a row. The rows below it move up one level; undefined when too many rows would then stand beside each other. */
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
