/** A part of a file, in milliseconds. */
export interface Part {
  from: number;
  to: number;
}

/** Which part of a take is used. */
export interface Marks {
  markIn: number | null;
  markOut: number | null;
  cuts: readonly Part[];
}

/** Another beginning: it goes before the end, and an end before it is given up. */
export function withIn(marks: Marks, at: number): Marks {
  const { markOut } = marks;
  return {
    ...marks,
    markIn: at === 0 ? null : at,
    markOut: markOut !== null && markOut <= at ? null : markOut,
  };
}

/** Another end. */
export function withOut(marks: Marks, at: number, duration: number): Marks {
  const { markIn } = marks;
  return {
    ...marks,
    markOut: at >= duration ? null : at,
    markIn: markIn !== null && markIn >= at ? null : markIn,
  };
}

/** One more part that is left out; those that it touches become one with it. */
export function withCut({ cuts, ...marks }: Marks, added: Part): Marks {
  const touching = cuts.filter(({ from, to }) => from <= added.to && to >= added.from);
  const apart = cuts.filter((cut) => !touching.includes(cut));
  const whole = {
    from: Math.min(added.from, ...touching.map(({ from }) => from)),
    to: Math.max(added.to, ...touching.map(({ to }) => to)),
  };
  return { ...marks, cuts: [...apart, whole].toSorted((a, b) => a.from - b.from) };
}

export const withoutCut = ({ cuts, ...marks }: Marks, index: number): Marks => ({
  ...marks,
  cuts: cuts.filter((_, at) => at !== index),
});

/** Another beginning of what is chosen: until the end that it had, or that of the file. */
export function chosenFrom(chosen: Part | undefined, at: number, duration: number): Part | undefined {
  const to = chosen && chosen.to > at ? chosen.to : duration;
  return at < to ? { from: at, to } : undefined;
}

/** Another end of what is chosen: from the beginning that it had, or that of the file. */
export function chosenTo(chosen: Part | undefined, at: number): Part | undefined {
  const from = chosen && chosen.from < at ? chosen.from : 0;
  return from < at ? { from, to: at } : undefined;
}

/** How long what is left plays. */
export function lengthLeft({ markIn, markOut, cuts }: Marks, duration: number): number {
  const [begin, end] = [markIn ?? 0, markOut ?? duration];
  const left = cuts.reduce(
    (sum, { from, to }) => sum - Math.max(0, Math.min(to, end) - Math.max(from, begin)),
    end - begin,
  );
  return Math.max(0, left);
}

/** Where playing goes on from a place: beyond a cut, or nowhere once it is over. */
export function nextPlace({ markOut, cuts }: Marks, at: number, duration: number): number | undefined {
  const cut = cuts.find(({ from, to }) => at >= from && at < to);
  const place = cut ? cut.to : at;
  return place >= (markOut ?? duration) ? undefined : place;
}
