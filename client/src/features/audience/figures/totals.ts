import type { AudienceLineFragment } from './audience.generated';

/** Totals of a line of listeners; all values are null when all points are unknown. */
export interface Totals {
  peak: number | null;
  average: number | null;
  listeningHours: number | null;
}

/** Peak of listeners, average over known times, and total listening time. */
export function totalsOf(line: readonly AudienceLineFragment[]): Totals {
  const known = line.filter(({ average }) => average !== null);
  if (known.length === 0) return { peak: null, average: null, listeningHours: null };
  const sum = (valueOf: (point: AudienceLineFragment) => number | null) =>
    known.reduce((total, point) => total + (valueOf(point) ?? 0), 0);
  return {
    peak: Math.max(...known.map(({ peak }) => peak ?? 0)),
    average: sum(({ average }) => average) / known.length,
    listeningHours: sum(({ listeningTime }) => listeningTime) / 3_600_000,
  };
}
