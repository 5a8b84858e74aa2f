const minute = 60_000;
export const hour = 60 * minute;

interface Times {
  startsAt: string;
  endsAt: string;
  isHard: boolean;
}

/** Request interval and range, chosen so that an hour and the next start on the second are always known. */
const polling = { every: 5 * minute, ahead: 2 * hour };

export function planWindow(now: number): { from: number; to: number } {
  const from = Math.floor(now / polling.every) * polling.every;
  return { from, to: from + polling.ahead };
}

/** Current item, and items of the hour that follows. */
export const withinHour = <T extends Times>(items: readonly T[], now: number): T[] =>
  items.filter(({ startsAt, endsAt }) => Date.parse(endsAt) > now && Date.parse(startsAt) < now + hour);

/** The next that begins on the second, whatever plays then. */
export const nextHard = <T extends Times>(items: readonly T[], now: number): T | undefined =>
  items.find(({ isHard, startsAt }) => isHard && Date.parse(startsAt) > now);
