/** Range of a file, in milliseconds. */
export interface Part {
  from: number;
  to: number;
}

/** The marks that define which parts of a take are used; in milliseconds. */
export interface Marks {
  markIn: number | null;
  markOut: number | null;
  cuts: readonly Part[];
}

/**
 * Returns the marks with the start mark at `at`; null at the start of the file. Drops an end mark that is not later.
 */
export function withIn(marks: Marks, at: number): Marks {
  const { markOut } = marks;
  return {
    ...marks,
    markIn: at === 0 ? null : at,
    markOut: markOut !== null && markOut <= at ? null : markOut,
  };
}

/** Returns the marks with the end mark at `at`; null at the end of the file. Drops a start mark that is not earlier. */
export function withOut(marks: Marks, at: number, duration: number): Marks {
  const { markIn } = marks;
  return {
    ...marks,
    markOut: at >= duration ? null : at,
    markIn: markIn !== null && markIn >= at ? null : markIn,
  };
}

/** Returns the marks with one more cut, merged with the cuts that it touches. */
export function withCut({ cuts, ...marks }: Marks, added: Part): Marks {
  const touching = cuts.filter(({ from, to }) => from <= added.to && to >= added.from);
  const separate = cuts.filter((cut) => !touching.includes(cut));
  const whole = {
    from: Math.min(added.from, ...touching.map(({ from }) => from)),
    to: Math.max(added.to, ...touching.map(({ to }) => to)),
  };
  return { ...marks, cuts: [...separate, whole].toSorted((a, b) => a.from - b.from) };
}

export const withoutCut = ({ cuts, ...marks }: Marks, index: number): Marks => ({
  ...marks,
  cuts: cuts.filter((_, at) => at !== index),
});

/**
 * Returns the selection with its start moved to `at`. Its end stays when it is later, or becomes the end of the file. Undefined
 * at the end of the file.
 */
export function chosenFrom(chosen: Part | undefined, at: number, duration: number): Part | undefined {
  const to = chosen && chosen.to > at ? chosen.to : duration;
  return at < to ? { from: at, to } : undefined;
}

/**
 * Returns the selection with its end moved to `at`. Its start stays when it is earlier, or becomes the start of the file.
 * Undefined at the start of the file.
 */
export function chosenTo(chosen: Part | undefined, at: number): Part | undefined {
  const from = chosen && chosen.from < at ? chosen.from : 0;
  return from < at ? { from, to: at } : undefined;
}

/** Returns the duration of a take between its marks and without its cuts, in milliseconds. */
export function lengthLeft({ markIn, markOut, cuts }: Marks, duration: number): number {
  const [begin, end] = [markIn ?? 0, markOut ?? duration];
  const left = cuts.reduce(
    (sum, { from, to }) => sum - Math.max(0, Math.min(to, end) - Math.max(from, begin)),
    end - begin,
  );
  return Math.max(0, left);
}

/**
 * Returns the position from which playback continues. That is the end of the cut that contains `at`, or else `at`. Undefined at
 * or after the end mark or, without one, the end of the file.
 */
export function nextPosition({ markOut, cuts }: Marks, at: number, duration: number): number | undefined {
  const cut = cuts.find(({ from, to }) => at >= from && at < to);
  const position = cut ? cut.to : at;
  return position >= (markOut ?? duration) ? undefined : position;
}
