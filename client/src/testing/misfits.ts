/** What the answers of the running test had that the server's could not have. */
export const misfits: string[] = [];

/** Not where they are found: a screen that catches its errors would hide them. */
export function failOnMisfits() {
  const found = new Set(misfits.splice(0));
  if (found.size > 0) throw new Error(`No server answers like this:\n${[...found].join('\n')}`);
}
