import type { ChartData } from './chartData';

export interface Extreme {
  label: string;
  value: number;
}

export interface SeriesFacts {
  name: string;
  highest: Extreme;
  lowest: Extreme;
  trend: 'rising' | 'falling' | 'level';
}

/**
 * Minimum relative difference between the means of the first and second half of a series. Smaller differences are
 * `level`.
 */
const noticed = 0.05;

/** Returns the maximum, minimum and trend of each series. Series without values are left out. */
export function factsOf({ labels, series }: ChartData): SeriesFacts[] {
  return series.flatMap(({ name, values }) => {
    const known = values.flatMap((value, index) =>
      value === null ? [] : [{ label: labels[index] ?? '', value }],
    );
    const [first] = known;
    if (!first) return [];
    return [
      {
        name,
        highest: known.reduce((best, point) => (point.value > best.value ? point : best), first),
        lowest: known.reduce((best, point) => (point.value < best.value ? point : best), first),
        trend: trendOf(known.map(({ value }) => value)),
      },
    ];
  });
}

function trendOf(values: readonly number[]): SeriesFacts['trend'] {
  const half = Math.floor(values.length / 2);
  if (half === 0) return 'level';
  const before = mean(values.slice(0, half));
  const after = mean(values.slice(-half));
  const scale = Math.max(Math.abs(before), Math.abs(after));
  if (scale === 0 || Math.abs(after - before) / scale < noticed) return 'level';
  return after > before ? 'rising' : 'falling';
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the change from `before` to `now` in percent. 0 when both are zero; undefined when only `before` is zero. */
export function changeOf(now: number, before: number): number | undefined {
  if (before === 0) return now === 0 ? 0 : undefined;
  return ((now - before) / Math.abs(before)) * 100;
}
