/** Text at the end of a printed measurement; empty when the goal is reached. A missed goal sets the exit code of the process to 1. */
export function verdict(isReached: boolean): string {
  if (isReached) return '';
  process.exitCode = 1;
  return '  misses the goal';
}
