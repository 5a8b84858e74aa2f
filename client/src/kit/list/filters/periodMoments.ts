import { TZDateMini } from '@date-fns/tz';
import type { Period, PeriodPreset } from './period';

const daysBefore: Record<PeriodPreset, number> = { today: 0, last7: 6, last30: 29 };

/**
 * Converts a period to the server's filter, whose `after` and `before` are exclusive. `after` is a millisecond before the
 * period starts; `before` is the moment at which it has ended. Presets have a start only.
 */
export function momentsOf(period: Period, timeZone: string | undefined, now = new Date()) {
  const { from, to } = 'preset' in period ? presetDays(period.preset, timeZone, now) : period;
  return {
    ...(from ? { after: new Date(startOf(from, 0, timeZone) - 1).toISOString() } : {}),
    ...(to ? { before: new Date(startOf(to, 1, timeZone)).toISOString() } : {}),
  };
}

/**
 * Converts a period to the server's filter of dates, whose `after` and `before` are exclusive. They are the day before the
 * period and the day after it. Presets have a start only.
 */
export function daysOf(period: Period, timeZone: string | undefined, now = new Date()) {
  const { from, to } = 'preset' in period ? presetDays(period.preset, timeZone, now) : period;
  return {
    ...(from ? { after: dayBeside(from, -1) } : {}),
    ...(to ? { before: dayBeside(to, 1) } : {}),
  };
}

const dayBeside = (day: string, step: number) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
};

function presetDays(
  preset: PeriodPreset,
  timeZone: string | undefined,
  now: Date,
): { from: string; to?: string } {
  const today = new TZDateMini(now.getTime(), timeZone);
  const first = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - daysBefore[preset]);
  return { from: new Date(first).toISOString().slice(0, 10) };
}

/** Returns the start of a day, in milliseconds since 1970. With `later`, of the day that many days later. */
function startOf(day: string, later: number, timeZone: string | undefined) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDateMini(year, month - 1, date + later, 0, 0, 0, 0, timeZone).getTime();
}
