/** Consecutive elements of a list, with the index of the first. */
export interface Run<T> {
  at: number;
  things: T[];
}

/**
 * Groups the elements that are to be removed into runs of consecutive ones. Reinserting the runs in order restores the list.
 */
export function runsOf<T>(list: readonly T[], isTaken: (thing: T) => boolean): Run<T>[] {
  const runs: Run<T>[] = [];
  list.forEach((thing, index) => {
    if (!isTaken(thing)) return;
    const last = runs.at(-1);
    if (last && last.at + last.things.length === index) last.things.push(thing);
    else runs.push({ at: index, things: [thing] });
  });
  return runs;
}
