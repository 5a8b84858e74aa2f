interface PauseColumns {
  pausedUntil: Date | string | null;
  pausedBy: string;
}

/** Returns the end of the pause of the plan and who started it; null when the plan is not paused. */
export function pauseOf(station: PauseColumns | undefined): { until: Date; by: string } | null {
  const until = station?.pausedUntil ? new Date(station.pausedUntil) : null;
  return until && until.getTime() > Date.now() ? { until, by: station!.pausedBy } : null;
}
