import { MountAir } from './mountAir.ts';

/** A time during which a mount point was the same, in milliseconds. */
export interface Stretch {
  state: MountAir;
  since: number;
  until: number;
}

/** How long a mount point was what, of a time; its stretches are in their order. What lies in none of them is not known. */
export function availabilityOf(stretches: readonly Stretch[], from: number, to: number) {
  const spent = { [MountAir.ON_AIR]: 0, [MountAir.DOWN]: 0, [MountAir.NO_SOURCE]: 0 };
  let interruptions = 0;
  let before: Stretch | undefined;
  for (const stretch of stretches) {
    spent[stretch.state] += Math.max(Math.min(stretch.until, to) - Math.max(stretch.since, from), 0);
    const follows = before?.state === MountAir.ON_AIR && before.until === stretch.since;
    if (follows && stretch.since >= from && stretch.since < to) interruptions++;
    before = stretch;
  }
  const known = spent.ON_AIR + spent.DOWN + spent.NO_SOURCE;
  return {
    share: known > 0 ? spent.ON_AIR / known : null,
    onAirTime: spent.ON_AIR,
    downTime: spent.DOWN,
    noSourceTime: spent.NO_SOURCE,
    unknownTime: Math.max(Math.max(to - from, 0) - known, 0),
    interruptions,
  };
}
