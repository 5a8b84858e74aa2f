/**
 * A guard and the tests that prove it. `npm run test:guards` puts `off` in the place of `on` and expects each test to
 * fail; a test of its own sees to it that the table still names what is there.
 */
export interface Guard {
  /** What it keeps. */
  name: string;
  /** Where it stands, under `server`. */
  file: string;
  /** The text that makes the guard; the file holds it exactly once. */
  on: string;
  /** What stands there instead when the guard is switched off; it must still run. */
  off: string;
  provenBy: readonly Proof[];
}

/** The tests of a file, under `server`, that must fail when the guard is off; of a table of tests, the words that all share. */
export interface Proof {
  file: string;
  tests: readonly string[];
}

/** How often the text of a guard stands in a source. */
export const timesIn = (source: string, { on }: Guard): number => source.split(on).length - 1;

/** A source without a guard. */
export function switchedOff(source: string, guard: Guard): string {
  const times = timesIn(source, guard);
  if (times !== 1)
    throw new Error(`"${guard.name}": its text stands ${times} times in ${guard.file}, and not once.`);
  return source.replace(guard.on, () => guard.off);
}
