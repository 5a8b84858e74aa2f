/** Reasons why mock responses of the running test are impossible for the real server. */
export const misfits: string[] = [];

/**
 * Fails the test, after it has ended, if any mock response was impossible for the real server. Thrown earlier, the error would
 * be caught by the screen.
 */
export function failOnMisfits() {
  const found = new Set(misfits.splice(0));
  if (found.size > 0) throw new Error(`No server answers like this:\n${[...found].join('\n')}`);
}
