import { setImmediate as nextTurn } from 'node:timers/promises';

/*
 * Measures the time of the processor in single turns of the event loop, so that other work of the machine does not count, in multiples of
 * a floor that the same run measures.
 */

/** A turn may take so many times as long as the floor: about 100 ms on a machine of 2025. */
export const mostFloors = 6;

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface Measured<Result> {
  /** The longest turn of the event loop, in milliseconds of the processor. */
  longest: number;
  result: Result;
}

/** The longest turn of the event loop during some work. */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const end = new AbortController();
  let longest = 0;
  const watching = (async () => {
    for (let before = cpu(); !end.signal.aborted;) {
      await nextTurn();
      const now = cpu();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  try {
    return { result: await work(), longest };
  } finally {
    end.abort();
    await watching;
  }
}

/** Measures again while a turn is too long, and returns the shortest one: a collection of garbage now and then is no work. */
export async function shortestOf<Result>(
  tries: number,
  measure: () => Promise<Measured<Result>>,
  floor: number,
): Promise<Measured<Result>> {
  let shortest = await measure();
  for (let turn = 1; turn < tries && shortest.longest > mostFloors * floor; turn++) {
    const next = await measure();
    if (next.longest < shortest.longest) shortest = next;
  }
  return shortest;
}

/** Some fixed work, about 16 ms on a machine of 2025. */
function fixedWork(): number {
  const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
  const text = JSON.stringify(
    numbers.toSorted((a, b) => a - b).map((number) => ({ id: number, title: `Song ${number}` })),
  );
  return (JSON.parse(text) as object[]).length;
}

/** Median time of the fixed work, in milliseconds of the processor. */
export async function floorOf(): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < 15; turn++)
    found.push(
      (await longestTurn(async () => void (await nextTurn(), fixedWork(), await nextTurn()))).longest,
    );
  return found.toSorted((a, b) => a - b)[7]!;
}
