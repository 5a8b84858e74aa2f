/** Problems in the mock responses of the running test. */
export const misfits: string[] = [];

/** Throws at the end of the test, because a screen that catches errors would hide them earlier. */
export function failOnMisfits() {
  const found = new Set(misfits.splice(0));
  if (found.size > 0) throw new Error(`No server answers like this:\n${[...found].join('\n')}`);
}
