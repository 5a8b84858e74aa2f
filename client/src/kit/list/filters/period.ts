/** A period: a preset relative to today, or a start and end date, both inclusive. */
export type Period = { preset: PeriodPreset } | { from?: string; to?: string };

export const periodPresets = ['today', 'last7', 'last30'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

const between = '..';

/**
 * Parses `last7`, `2026-01-01..2026-01-31`, or a range without start or end such as `2026-01-01..`. Undefined when
 * invalid.
 */
export function parsePeriod(text: string): Period | undefined {
  const preset = periodPresets.find((name) => name === text);
  if (preset) return { preset };

  const [from = '', to = '', ...more] = text.split(between);
  const isSpan = text.includes(between) && more.length === 0 && (from !== '' || to !== '');
  if (!isSpan || ![from, to].every((day) => day === '' || isDay(day)) || (from && to && from > to)) {
    return undefined;
  }
  return { from: from || undefined, to: to || undefined };
}

/** Formats a period of two dates for the URL; empty when it has neither a start nor an end. */
export function writePeriod({ from = '', to = '' }: { from?: string; to?: string }): string {
  return from || to ? from + between + to : '';
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
