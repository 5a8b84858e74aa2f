/** When each of several things begins that play one after the other, in milliseconds from the start of the first. */
export function runningStarts(durations: readonly number[]): number[] {
  let at = 0;
  return durations.map((duration) => {
    const start = at;
    at += duration;
    return start;
  });
}
