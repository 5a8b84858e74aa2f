interface Held {
  heldUntil: Date | string | null;
  heldBy: string;
}

/** How long what is planned waits, and who held it; nothing while nobody does. */
export function holdOf(station: Held | undefined): { until: Date; by: string } | null {
  const until = station?.heldUntil ? new Date(station.heldUntil) : null;
  return until && until.getTime() > Date.now() ? { until, by: station!.heldBy } : null;
}
