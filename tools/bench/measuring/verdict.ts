/** Text at the end of a printed row; empty when its goal is reached. A missed goal sets the exit code to 1. */
export function verdict(isReached: boolean): string {
  if (isReached) return '';
  process.exitCode = 1;
  return '  misses the goal';
}
