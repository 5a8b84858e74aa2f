const minute = 60_000;
export const hour = 60 * minute;

interface Times {
  startsAt: string;
  endsAt: string;
  isHard: boolean;
}

/** Poll interval, and the time range that is requested, in milliseconds. Together they ensure that the next hour is always loaded. */
const polling = { every: 5 * minute, ahead: 2 * hour };

export function planWindow(now: number): { from: number; to: number } {
  const from = Math.floor(now / polling.every) * polling.every;
  return { from, to: from + polling.ahead };
}

/** Returns the items that play now or start within the next hour. */
export const withinHour = <T extends Times>(items: readonly T[], now: number): T[] =>
  items.filter(({ startsAt, endsAt }) => Date.parse(endsAt) > now && Date.parse(startsAt) < now + hour);

/** Returns the next item with a hard start. Such an item begins exactly at its time and cuts off the item before it. */
export const nextHard = <T extends Times>(items: readonly T[], now: number): T | undefined =>
  items.find(({ isHard, startsAt }) => isHard && Date.parse(startsAt) > now);
