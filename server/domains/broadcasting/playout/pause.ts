interface PauseColumns {
  heldUntil: Date | string | null;
  heldBy: string;
}

/** End of the pause of the plan and who started it; null when the plan is not paused. */
export function pauseOf(station: PauseColumns | undefined): { until: Date; by: string } | null {
  const until = station?.heldUntil ? new Date(station.heldUntil) : null;
  return until && until.getTime() > Date.now() ? { until, by: station!.heldBy } : null;
}
