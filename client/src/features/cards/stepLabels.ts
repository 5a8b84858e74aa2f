import type { ChartFormats } from '../../kit/charts/chartFormats';

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** Returns labels for the points of a card's chart, such as "3 days ago". The last point is the current day, week or month. */
export const stepLabels = (formats: ChartFormats, step: keyof typeof units, count: number): string[] =>
  Array.from({ length: count }, (_, index) => formats.ago(count - 1 - index, units[step]));
