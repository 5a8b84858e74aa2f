/** Things that stood side by side, with the index of the first. */
export interface Stretch<T> {
  at: number;
  things: T[];
}

/** Parts what is taken out of a list into its stretches, so that each can go back to its place, the first one first. */
export function stretchesOf<T>(list: readonly T[], isTaken: (thing: T) => boolean): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  list.forEach((thing, index) => {
    if (!isTaken(thing)) return;
    const last = stretches.at(-1);
    if (last && last.at + last.things.length === index) last.things.push(thing);
    else stretches.push({ at: index, things: [thing] });
  });
  return stretches;
}
