/** Item in the order of its playlist. Items whose medium is in the recycle bin are hidden but keep their position. */
export interface Placed {
  id: number;
  isShown: boolean;
}

/**
 * Returns the ids in a new order: the moved items follow each other from position `to` on (1 is the first visible position), in their
 * previous order. A position beyond the end means the end.
 */
export function moved(items: readonly Placed[], moving: ReadonlySet<number>, to: number): number[] {
  const together = items.filter(({ id }) => moving.has(id));
  const rest = items.filter(({ id }) => !moving.has(id));
  const at = placeOf(rest, to);
  return [...rest.slice(0, at), ...together, ...rest.slice(at)].map(({ id }) => id);
}

/** Index at which to insert items for the visible position `to`; hidden items at that position stay behind the inserted ones. */
export function placeOf(items: readonly Placed[], to: number): number {
  let shown = 0;
  for (const [index, { isShown }] of items.entries()) {
    if (isShown && ++shown === to) return index;
  }
  return items.length;
}
