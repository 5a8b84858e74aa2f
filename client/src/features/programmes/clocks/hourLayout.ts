import { readCue } from '../../../kit/data/sound/cue';
import { hour, type PartValues } from './parts/partValues';

/** Assumed durations in milliseconds. The real durations are known only when the clock is filled with items. */
const song = 210_000;
const jingle = 10_000;
const advertBreak = 120_000;

/** Estimated start and end of a clock's part, in milliseconds from the start of the hour. May exceed the hour. */
export interface Arc {
  start: number;
  end: number;
}

/**
 * Estimates the start and end of each part of a clock. Songs without a number or length share the time until the next timed
 * part, or until the end of the hour.
 */
export function layoutOf(parts: readonly PartValues[]): Arc[] {
  const arcs: Arc[] = [];
  let now = 0;
  let index = 0;
  while (index < parts.length) {
    const run = runFrom(parts, index);
    const first = offsetIn(run[0]!);
    // A hard start cuts off the previous part. A soft start waits until the previous part has ended.
    if (first !== undefined) now = isHard(run[0]!) ? first : Math.max(now, first);
    const next = parts[index + run.length];
    const until = (next && offsetIn(next)) ?? hour;
    const known = run.reduce((sum, part) => sum + (lengthIn(part) ?? 0), 0);
    const open = run.filter((part) => lengthIn(part) === undefined).length;
    const share = open === 0 ? 0 : Math.max(0, until - now - known) / open;
    for (const part of run) {
      const end = now + (lengthIn(part) ?? share);
      arcs.push({ start: now, end });
      now = end;
    }
    index += run.length;
    const last = arcs.at(-1)!;
    if (next && isHard(next) && last.end > until) last.end = Math.max(last.start, until);
  }
  return arcs;
}

/** Returns a part and the untimed parts that follow it. */
function runFrom(parts: readonly PartValues[], from: number): PartValues[] {
  const rest = parts.slice(from + 1);
  const next = rest.findIndex((part) => offsetIn(part) !== undefined);
  return parts.slice(from, next < 0 ? undefined : from + 1 + next);
}

const isHard = ({ kind, isHard: hard }: PartValues) => kind === 'TOP_OF_HOUR' || hard;

const offsetIn = ({ kind, offset }: PartValues): number | undefined =>
  kind === 'TOP_OF_HOUR' ? 0 : (readCue(offset) ?? undefined);

/** Returns the estimated length of a part; undefined when the part fills the remaining time. */
function lengthIn({ kind, amount, count, duration }: PartValues): number | undefined {
  const typed = readCue(duration) ?? undefined;
  if (kind === 'JINGLE' || kind === 'TOP_OF_HOUR') return jingle;
  if (kind === 'ADVERT_BREAK') return typed ?? advertBreak;
  if (kind === 'TALK') return typed ?? 0;
  if (amount === 'count') return (Number(count) || 0) * song;
  return amount === 'duration' ? (typed ?? 0) : undefined;
}
