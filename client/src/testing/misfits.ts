/** Problems in the mock responses of the running test. */
export const misfits: string[] = [];

/** Fails the test when it has ended. Thrown earlier, the error would be caught by the screen. */
export function failOnMisfits() {
  const found = new Set(misfits.splice(0));
  if (found.size > 0) throw new Error(`No server answers like this:\n${[...found].join('\n')}`);
}
