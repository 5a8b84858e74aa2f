/** Item in the order of its playlist. Items whose medium is in the recycle bin are hidden but keep their position. */
export interface OrderedItem {
  id: number;
  isShown: boolean;
}

/**
 * Returns the ids in a new order: the moved items follow each other from position `to` on (1 is the first visible position), in their
 * previous order. A position beyond the end means the end.
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

/** Index at which to insert items for the visible position `to`. Hidden items at that position come after the inserted ones. */
export function insertionIndex(items: readonly OrderedItem[], to: number): number {
  let shown = 0;
  for (const [index, { isShown }] of items.entries()) {
    if (isShown && ++shown === to) return index;
  }
  return items.length;
}
