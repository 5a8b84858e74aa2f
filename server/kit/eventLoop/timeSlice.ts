import { setImmediate } from 'node:timers';

/**
 * Milliseconds of long work in one turn of the event loop. The rest waits for a later turn, so that other requests are answered
 * in between.
 */
const sliceLength = 15;

/** Time at which long work began in the current turn; undefined before the first check in a turn. */
let began: number | undefined;

const endTurn = () => {
  began = undefined;
};

/**
 * True when long work has used up its time in the current turn of the event loop. All long work of the process shares that time.
 */
export function isSliceOver(): boolean {
  if (began !== undefined) return performance.now() - began >= sliceLength;
  began = performance.now();
  setImmediate(endTurn);
  return false;
}

/** Work that waits for its next slice; the longest wait comes first. `resumeNext` is scheduled while the list has entries. */
const waiting: Array<() => void> = [];

/** Resumes one work per turn, so that long works take turns. */
function resumeNext(): void {
  if (!isSliceOver()) waiting.shift()!();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/** Resolves in a later turn of the event loop in which there is time left. Callers resume in the order of their calls. */
export const nextSlice = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeNext);
  });

/** Synchronous work as a generator, which yields wherever it may be interrupted. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** Runs work in time slices. Before each step, `isEnough` may end the run early; the generator can be continued later. */
export async function runInSlices<Result>(
  steps: Steps<Result>,
  isEnough: () => boolean = () => false,
): Promise<Result | undefined> {
  while (!isEnough()) {
    if (isSliceOver()) await nextSlice();
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}

/** Number of items between two checks of the time, because a check costs as much as several items. */
const checkedEvery = 50;

/** Maps many items in time slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % checkedEvery === 0 && isSliceOver()) await nextSlice();
    results.push(map(item, index));
  }
  return results;
}
