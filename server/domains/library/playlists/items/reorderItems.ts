/**
 * Item in the order of its playlist. An item whose medium is in the recycle bin is hidden but keeps its
 * position.
 */
export interface OrderedItem {
  id: number;
  isShown: boolean;
}

/**
 * Returns the ids in a new order. The moved items keep their order, and the first of them gets the visible position `to`, starting at 1.
 * A position beyond the end means the end.
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
 * Index at which to insert items for the visible position `to`, starting at 1. The end when there are fewer visible items.
 * Hidden items directly before that position stay before the inserted items.
 */
export function insertionIndex(items: readonly OrderedItem[], to: number): number {
  let shown = 0;
  for (const [index, { isShown }] of items.entries()) {
    if (isShown && ++shown === to) return index;
  }
  return items.length;
}
