/** Start times of items that play in sequence, in milliseconds from the start of the first. */
export function runningStarts(durations: readonly number[]): number[] {
  let at = 0;
  return durations.map((duration) => {
    const start = at;
    at += duration;
    return start;
  });
}
