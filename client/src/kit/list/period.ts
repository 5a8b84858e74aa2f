import { TZDateMini } from '@date-fns/tz';

/** A span of days: one of a few that follow the calendar, or from one day to another. */
export type Period = { preset: PeriodPreset } | { from?: string; to?: string };

export const periodPresets = ['today', 'last7', 'last30'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

const daysBefore: Record<PeriodPreset, number> = { today: 0, last7: 6, last30: 29 };
const between = '..';

/** Reads `last7`, `2026-01-01..2026-01-31`, or either half of it; undefined for anything else. */
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

/** The way that an address says a span of days; empty for one that is open at both ends. */
export function writePeriod({ from = '', to = '' }: { from?: string; to?: string }): string {
  return from || to ? from + between + to : '';
}

/** The moments of a period in a time zone, both ends left out, as the server compares them. */
export function momentsOf(period: Period, timeZone: string | undefined, now = new Date()) {
  const { from, to } = 'preset' in period ? daysOf(period.preset, timeZone, now) : period;
  return {
    ...(from ? { after: new Date(startOf(from, 0, timeZone) - 1).toISOString() } : {}),
    ...(to ? { before: new Date(startOf(to, 1, timeZone)).toISOString() } : {}),
  };
}

function daysOf(
  preset: PeriodPreset,
  timeZone: string | undefined,
  now: Date,
): { from: string; to?: string } {
  const today = new TZDateMini(now.getTime(), timeZone);
  const first = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - daysBefore[preset]);
  return { from: new Date(first).toISOString().slice(0, 10) };
}

/** When a day, or one some days later, begins. */
function startOf(day: string, later: number, timeZone: string | undefined) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDateMini(year, month - 1, date + later, 0, 0, 0, 0, timeZone).getTime();
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
