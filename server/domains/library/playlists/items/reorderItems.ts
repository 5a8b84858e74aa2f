/** Item of a playlist in the list that is reordered. An item whose medium is in the recycle bin is hidden but keeps its position. */
export interface OrderedItem {
  id: number;
  isShown: boolean;
}

/**
 * Returns the ids of items in the order after a move. The moved items keep their order, and the first of them gets the visible
 * position `to`, starting at 1. A position beyond the end means the end.
 */
export function reorderItems(
  items: readonly OrderedItem[],
  moving: ReadonlySet<number>,
  to: number,
): number[] {
  const movedItems = items.filter(({ id }) => moving.has(id));
  const rest = items.filter(({ id }) => !moving.has(id));
  const at = insertionIndex(rest, to);
  return [...rest.slice(0, at), ...movedItems, ...rest.slice(at)].map(({ id }) => id);
}

/**
 * Returns the index at which to insert items to put them at a visible position. `to` is the position, starting at 1; beyond the
 * visible items it means the end. Hidden items directly before that position stay before the inserted items.
 */
export function insertionIndex(items: readonly OrderedItem[], to: number): number {
  let shown = 0;
  for (const [index, { isShown }] of items.entries()) {
    if (isShown && ++shown === to) return index;
  }
  return items.length;
}
