import type { RadioClock } from '../../platform/public.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';

/** Listener figures of a mount point in one minute. */
export interface Minute {
  mount: number;
  minute: number;
  lowest: number;
  peak: number;
  average: number;
}

/** Listening session on a mount point on one day; moments in milliseconds. */
export interface Session {
  mount: number;
  day: string;
  mark: string;
  from: number;
  until: number;
}

/** Figures of an hour or a day, of one mount point or (null) of the whole radio. */
export interface Span {
  mount: number | null;
  lowest: number;
  peak: number;
  peakAt: number;
  total: number;
  minutes: number;
  listeners: number | null;
}

export const hourLength = 3_600_000;
const minuteLength = 60_000;

/** Sums the listener figures of all mount points of a radio, minute by minute. */
export function wholeMinutes(minutes: readonly Minute[]): Map<number, Omit<Minute, 'mount'>> {
  const whole = new Map<number, Omit<Minute, 'mount'>>();
  for (const { minute, lowest, peak, average } of minutes) {
    const known = whole.get(minute);
    if (!known) {
      whole.set(minute, { minute, lowest, peak, average });
      continue;
    }
    known.lowest += lowest;
    known.peak += peak;
    known.average += average;
  }
  return whole;
}

/** Groups minutes by a key and by mount point, and aggregates each group. */
function spansBy<Key>(minutes: readonly Minute[], keyOf: (minute: number) => Key): Map<Key, Span[]> {
  const whole = [...wholeMinutes(minutes).values()].map((minute) => ({ ...minute, mount: null }));
  const spans = new Map<Key, Map<number | null, Span>>();
  for (const { mount, minute, lowest, peak, average } of [...minutes, ...whole]) {
    const key = keyOf(minute);
    const group = spans.get(key) ?? new Map<number | null, Span>();
    spans.set(key, group);
    const span = group.get(mount);
    if (!span) {
      group.set(mount, { mount, lowest, peak, peakAt: minute, total: average, minutes: 1, listeners: null });
      continue;
    }
    span.lowest = Math.min(span.lowest, lowest);
    if (peak > span.peak || (peak === span.peak && minute < span.peakAt)) span.peakAt = minute;
    span.peak = Math.max(span.peak, peak);
    span.total += average;
    span.minutes++;
  }
  return new Map([...spans].map(([key, group]) => [key, [...group.values()]]));
}

/** Aggregates the figures of minutes and sessions to days on the radio's clock. */
export function daysOf(
  minutes: readonly Minute[],
  sessions: readonly Session[],
  clock: RadioClock,
): Array<Span & { day: string }> {
  const dayOfMinute = (minute: number) => dateOf(Math.floor(clock.wallAt(minute * minuteLength) / dayLength));
  const marks = marksBy(sessions, ({ day }) => [day]);
  return [...spansBy(minutes, dayOfMinute)].flatMap(([day, spans]) =>
    withListeners(spans, marks.get(day)).map((span) => ({ ...span, day })),
  );
}

/**
 * Aggregates the figures of minutes and sessions to hours on the radio's clock. `minute` is the first minute of the hour, counted since
 * 1970.
 */
export function hoursOf(
  minutes: readonly Minute[],
  sessions: readonly Session[],
  clock: RadioClock,
): Array<Span & { minute: number }> {
  const startOf = (moment: number) => moment - (clock.wallAt(moment) % hourLength);
  const hourOfMinute = (minute: number) => startOf(minute * minuteLength) / minuteLength;
  const marks = marksBy(sessions, ({ from, until }) => {
    const hours: number[] = [];
    for (let at = startOf(from); at <= until; at = startOf(at + hourLength)) hours.push(at / minuteLength);
    return hours;
  });
  return [...spansBy(minutes, hourOfMinute)].flatMap(([minute, spans]) =>
    withListeners(spans, marks.get(minute)).map((span) => ({ ...span, minute })),
  );
}

type Marks = Map<number, Set<string>>;

/** Marks of the listeners of each mount point, in each hour or day that a session overlaps. */
function marksBy<Key>(sessions: readonly Session[], keysOf: (session: Session) => Key[]): Map<Key, Marks> {
  const found = new Map<Key, Marks>();
  for (const session of sessions) {
    for (const key of keysOf(session)) {
      const marks = found.get(key) ?? (new Map() as Marks);
      found.set(key, marks);
      const known = marks.get(session.mount) ?? new Set();
      marks.set(session.mount, known.add(session.mark));
    }
  }
  return found;
}

/** Adds the number of different listeners; null when there were listeners but no sessions were stored. */
function withListeners(spans: readonly Span[], marks: Marks | undefined): Span[] {
  const countOf = ({ mount, peak }: Span) => marks?.get(mount!)?.size ?? (peak === 0 ? 0 : null);
  const counts = spans.filter(({ mount }) => mount !== null).map(countOf);
  const isKnown = counts.some((count) => count !== null);
  const all = isKnown ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null;
  return spans.map((span) => ({ ...span, listeners: span.mount === null ? all : countOf(span) }));
}
