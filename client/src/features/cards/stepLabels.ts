import type { ChartFormats } from '../../kit/charts/chartFormats';

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** What the points of a card are called: so many days, weeks or months ago, the last one being now. */
export const stepLabels = (formats: ChartFormats, step: keyof typeof units, count: number): string[] =>
  Array.from({ length: count }, (_, place) => formats.ago(count - 1 - place, units[step]));
