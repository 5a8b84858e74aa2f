import type { Context } from '../../../kit/context.ts';
import { dateOf, dayLength, dayOf } from '../../../kit/time/days.ts';
import { AudienceStep, type AudiencePoint } from './audience.types.ts';
import type { Days } from './rangeOfDays.ts';
import {
  findDaysOfMount,
  findDaysOfRadio,
  findHoursOfMount,
  findHoursOfRadio,
  findMinutesOfMount,
  findMinutesOfRadio,
} from './spanQueries.ts';

const minuteLength = 60_000;
export const hourLength = 3_600_000;

export const maxDaysOf: Record<AudienceStep, number> = {
  [AudienceStep.MINUTE]: 2,
  [AudienceStep.HOUR]: 62,
  [AudienceStep.DAY]: 731,
};

/** Returns one point for every step of a range of days. The figures of a step without data are null. */
export function loadLine(
  context: Context,
  days: Days,
  step: AudienceStep,
  mount: number | null,
): Promise<AudiencePoint[]> {
  if (step === AudienceStep.DAY) return lineOfDays(context, days, mount);
  return step === AudienceStep.HOUR ? lineOfHours(context, days, mount) : lineOfMinutes(context, days, mount);
}

async function lineOfDays(context: Context, days: Days, mount: number | null): Promise<AudiencePoint[]> {
  const rows = new Map((await findDayRows(context, days, mount)).map((row) => [row.day, row]));
  return days.dates.map((date) => {
    const at = new Date(days.clock.momentOf(dayOf(date) * dayLength));
    return { at, date, ...statisticsOf(rows.get(date)) };
  });
}

export const findDayRows = async (context: Context, { from, to }: Days, mount: number | null) =>
  mount === null
    ? findDaysOfRadio.all(context, { from, to })
    : findDaysOfMount.all(context, { from, to, mount });

async function lineOfHours(context: Context, days: Days, mount: number | null): Promise<AudiencePoint[]> {
  const rows = new Map((await findHourRows(context, days, mount)).map((row) => [row.minute, row]));
  return momentsOf(days, hourLength).map((at) => ({
    at: new Date(at),
    date: dateAt(days, at),
    ...statisticsOf(rows.get(at / minuteLength)),
  }));
}

export async function findHourRows(context: Context, { since, until }: Days, mount: number | null) {
  const between = { from: since / minuteLength, until: until / minuteLength };
  return mount === null
    ? findHoursOfRadio.all(context, between)
    : findHoursOfMount.all(context, { ...between, mount });
}

async function lineOfMinutes(context: Context, days: Days, mount: number | null): Promise<AudiencePoint[]> {
  const between = { from: days.since / minuteLength, until: days.until / minuteLength };
  const found =
    mount === null
      ? await findMinutesOfRadio.all(context, between)
      : await findMinutesOfMount.all(context, { ...between, mount });
  const rows = new Map(found.map((row) => [row.minute, row]));
  return momentsOf(days, minuteLength).map((at) => {
    const row = rows.get(at / minuteLength);
    const statistics = row && {
      lowest: Number(row.lowest),
      peak: Number(row.peak),
      average: Number(row.average),
      uniqueListeners: null,
      listeningTime: Math.round(Number(row.average) * minuteLength),
    };
    return { at: new Date(at), date: dateAt(days, at), ...(statistics ?? unknown) };
  });
}

/** Start of each hour or minute in these days on the radio's clock. Correct across daylight-saving changes. */
function momentsOf({ since, until, clock }: Days, length: number): number[] {
  const moments: number[] = [];
  for (let at = since; at < until;) {
    moments.push(at);
    const next = at + length;
    at = next - (clock.wallAt(next) % length);
  }
  return moments;
}

const dateAt = ({ clock }: Days, at: number) => dateOf(Math.floor(clock.wallAt(at) / dayLength));

interface SpanRow {
  lowest: number;
  peak: number;
  total: number;
  minutes: number;
  listeners: number | null;
}

const statisticsOf = (row: SpanRow | undefined) =>
  row
    ? {
        lowest: row.lowest,
        peak: row.peak,
        average: row.total / row.minutes,
        uniqueListeners: row.listeners === null ? null : Number(row.listeners),
        listeningTime: Math.round(row.total * minuteLength),
      }
    : unknown;

const unknown = {
  lowest: null,
  peak: null,
  average: null,
  uniqueListeners: null,
  listeningTime: null,
};
