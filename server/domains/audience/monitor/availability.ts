import { MountAir } from './mountAir.ts';

/** Period in which a mount point had the same state and the same source; moments in milliseconds. */
export interface Period {
  state: MountAir;
  since: number;
  until: number;
}

/** Sums the time spent in each state between two moments. The periods must be in order; time outside of them is unknown. */
export function availabilityOf(periods: readonly Period[], from: number, to: number) {
  const spent = { [MountAir.ON_AIR]: 0, [MountAir.DOWN]: 0, [MountAir.NO_SOURCE]: 0 };
  let interruptions = 0;
  let before: Period | undefined;
  for (const period of periods) {
    spent[period.state] += Math.max(Math.min(period.until, to) - Math.max(period.since, from), 0);
    const follows = before?.state === MountAir.ON_AIR && before.until === period.since;
    if (follows && period.since >= from && period.since < to) interruptions++;
    before = period;
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
