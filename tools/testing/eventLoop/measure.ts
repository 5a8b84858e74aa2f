import { PerformanceObserver, performance, type PerformanceEntry } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../server/kit/database/database.ts';

/*
 * Measures the processor time of single turns of the event loop, so that other programs do not count, as a multiple of a floor
 * that the same run measures. Garbage collection does not count either, because its length depends on all earlier tests.
 */

/** Maximum length of a turn of the event loop, as a multiple of the reference time `floorOf`. About 100 ms on a machine of 2025. */
export const maxFloors = 6;

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface Measured<Result> {
  /** Longest turn of the event loop, in milliseconds of processor time. */
  longest: number;
  result: Result;
}

/** Measures the longest turn of the event loop during some work, in milliseconds of processor time. */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  return longestOf(work, () => nextTurn());
}

/** Measures the longest time that another write had to wait for its commit during some work. */
export async function longestWait<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Measured<Result>> {
  return longestOf(work, async () => {
    await database.transaction(async (transaction) => transaction.rows('select 1', []));
    await nextTurn();
  });
}

/** Measures the longest duration of a step that is repeated during some work. */
async function longestOf<Result>(
  work: () => Promise<Result>,
  step: () => Promise<unknown>,
): Promise<Measured<Result>> {
  const end = new AbortController();
  const pauses: PerformanceEntry[] = [];
  const collections = new PerformanceObserver((list) => pauses.push(...list.getEntries()));
  collections.observe({ entryTypes: ['gc'] });
  const spans: Span[] = [];
  const watching = (async () => {
    for (let before = { cpu: cpu(), at: performance.now() }; !end.signal.aborted;) {
      await step();
      const now = { cpu: cpu(), at: performance.now() };
      if (now.cpu - before.cpu > 1) spans.push({ cpu: now.cpu - before.cpu, from: before.at, until: now.at });
      before = now;
    }
  })();
  try {
    const result = await work();
    end.abort();
    await watching;
    // Node reports a garbage collection in the turn after it.
    await nextTurn();
    pauses.push(...collections.takeRecords());
    return { result, longest: Math.max(0, ...spans.map((span) => span.cpu - pausedIn(span, pauses))) };
  } finally {
    end.abort();
    collections.disconnect();
  }
}

interface Span {
  /** Processor time in milliseconds. */
  cpu: number;
  /** Moments by `performance.now()`. */
  from: number;
  until: number;
}

/** Milliseconds of garbage collection in a span. */
const pausedIn = ({ from, until }: Span, pauses: readonly PerformanceEntry[]) =>
  pauses
    .filter(({ startTime }) => startTime >= from && startTime < until)
    .reduce((sum, { duration }) => sum + duration, 0);

/** Repeats a measurement while its longest turn exceeds `maxFloors` times `floor`, up to `tries` times. Returns the shortest result. */
export async function shortestOf<Result>(
  tries: number,
  measure: () => Promise<Measured<Result>>,
  floor: number,
): Promise<Measured<Result>> {
  let shortest = await measure();
  for (let turn = 1; turn < tries && shortest.longest > maxFloors * floor; turn++) {
    const next = await measure();
    if (next.longest < shortest.longest) shortest = next;
  }
  return shortest;
}

/** A fixed amount of work, about 16 ms on a machine of 2025. */
function fixedWork(): number {
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
  const text = JSON.stringify(
    numbers.toSorted((a, b) => a - b).map((number) => ({ id: number, title: `Song ${number}` })),
  );
  return (JSON.parse(text) as object[]).length;
}

/**
 * Measures the reference time of this machine for `maxFloors`. It is the median time of some fixed work, in milliseconds of
 * processor time.
 */
export async function floorOf(): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < 15; turn++)
    found.push(
      (await longestTurn(async () => void (await nextTurn(), fixedWork(), await nextTurn()))).longest,
    );
  return found.toSorted((a, b) => a - b)[7]!;
}
