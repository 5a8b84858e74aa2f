import { TZDateMini } from '@date-fns/tz';

/** Presets of the period picker. */
export const presets = [
  'today',
  'last7',
  'last28',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type Preset = (typeof presets)[number];

export interface Days {
  from: string;
  to: string;
}

/** A period in the URL: a preset, or two dates, both inclusive. */
export type Period = { preset: Preset } | Days;

const between = '..';
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses `lastMonth` or `2026-01-01..2026-01-31`. Defaults to the last 28 days. */
export function parsePeriod(text: string | null): Period {
  const preset = presets.find((name) => name === text);
  if (preset) return { preset };
  const [from = '', to = '', ...more] = (text ?? '').split(between);
  return more.length === 0 && isDay(from) && isDay(to) ? { from, to } : { preset: 'last28' };
}

export const writePeriod = (period: Period): string =>
  'preset' in period ? period.preset : period.from + between + period.to;

/** Returns the first and last day of a period. Presets follow the calendar of the time zone. */
export function daysOf(period: Period, timeZone: string | undefined, now = new Date()): Days {
  if (!('preset' in period)) return period;
  const today = new TZDateMini(now.getTime(), timeZone);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const days: Record<Preset, readonly [from: number, to: number]> = {
    today: [Date.UTC(year, month, date), Date.UTC(year, month, date)],
    last7: [Date.UTC(year, month, date - 6), Date.UTC(year, month, date)],
    last28: [Date.UTC(year, month, date - 27), Date.UTC(year, month, date)],
    thisMonth: [Date.UTC(year, month, 1), Date.UTC(year, month, date)],
    lastMonth: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)],
    thisYear: [Date.UTC(year, 0, 1), Date.UTC(year, month, date)],
    lastYear: [Date.UTC(year - 1, 0, 1), Date.UTC(year - 1, 11, 31)],
  };
  const [from, to] = days[period.preset];
  return { from: isoDay(from), to: isoDay(to) };
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function isDay(text: string) {
  if (!day.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(time) === text;
}
