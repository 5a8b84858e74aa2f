/** Known minimum and maximum of a list's length, both inclusive. */
export interface End {
  atLeast: number;
  atMost: number;
}

/**
 * Finds the length of a list that the server counts only up to a limit. When the user scrolls to the end of the known rows, doubles the
 * known length; then bisects until minimum and maximum are equal. `isThere` requests the row at a position, counted from 1.
 */
export function createEnd(isThere: (position: number) => Promise<boolean>, changed: (end: End) => void) {
  let atLeast = 0;
  let atMost = Infinity;
  let isSearching = false;
  const notifyAll = () => changed({ atLeast, atMost });

  return {
    /** Records a response with `found` rows after the position `before`. If there are fewer rows than requested, the list ends there. */
    record(before: number, found: number, requestedCount = 100) {
      const reached = found > 0 ? before + found : 0;
      if (found < requestedCount) atMost = before + found;
      else if (reached > atMost) atMost = Infinity;
      atLeast = Math.min(Math.max(atLeast, reached), atMost);
      notifyAll();
    },
    /** Forgets the maximum length, because rows may have been added. */
    forget() {
      atMost = Infinity;
      notifyAll();
    },
    /** Searches for further rows while the wanted position is after the last known row. `sure` is the number of known rows. */
    async search(sure: number, wanted: () => number) {
      atLeast = Math.max(atLeast, sure);
      if (isSearching) return;
      isSearching = true;
      try {
        while (atLeast < atMost && wanted() >= atLeast) {
          const position = atMost === Infinity ? atLeast * 2 : Math.ceil((atLeast + atMost) / 2);
          if (await isThere(position)) atLeast = Math.max(atLeast, position);
          else atMost = Math.max(atLeast, Math.min(atMost, position - 1));
          notifyAll();
        }
      } catch {
        // After a failure, the next scroll to the end repeats the request.
      } finally {
        isSearching = false;
      }
    },
  };
}
