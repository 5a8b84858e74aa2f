import type { AudienceLineFragment } from './audience.generated';

/** Totals of a series of audience points; all values are null when no point has a known value. */
export interface Totals {
  peak: number | null;
  average: number | null;
  listeningHours: number | null;
}

/**
 * Returns the peak, the average and the listening hours of a series of audience points. Points without a known value
 * are ignored.
 */
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
