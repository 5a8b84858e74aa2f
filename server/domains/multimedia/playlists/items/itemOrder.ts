/** An item in the order of its playlist. What is in the recycle bin keeps its place, and nobody sees or counts it. */
export interface Placed {
  id: number;
  isShown: boolean;
}

/**
 * The ids in a new order: those that move stand together from the place `to` on (1 is the first that is shown), in the
 * order that they had. A place beyond the end is the end.
 */
export function moved(items: readonly Placed[], moving: ReadonlySet<number>, to: number): number[] {
  const together = items.filter(({ id }) => moving.has(id));
  const others = items.filter(({ id }) => !moving.has(id));
  const at = placeOf(others, to);
  return [...others.slice(0, at), ...together, ...others.slice(at)].map(({ id }) => id);
}

/** Where to put what comes to stand at `to`: before that many are shown, and what is hidden there stays behind it. */
export function placeOf(items: readonly Placed[], to: number): number {
  let shown = 0;
  for (const [index, { isShown }] of items.entries()) {
    if (isShown && ++shown === to) return index;
  }
  return items.length;
}
