/** Bounds of the list's length, both inclusive. */
export interface End {
  atLeast: number;
  atMost: number;
}

/**
 * Finds the length of a list whose total is only counted up to a limit. Doubles the known length when the user scrolls
 * to its end, then bisects until both bounds meet. `isThere` requests the row at a position, from 1.
 */
export function createEnd(isThere: (place: number) => Promise<boolean>, changed: (end: End) => void) {
  let atLeast = 0;
  let atMost = Infinity;
  let isSearching = false;
  const notifyAll = () => changed({ atLeast, atMost });

  return {
    /** Records a response: `found` rows after position `before`. Fewer rows than requested mean the end of the list. */
    record(before: number, found: number, requestedCount = 100) {
      const reached = found > 0 ? before + found : 0;
      if (found < requestedCount) atMost = before + found;
      else if (reached > atMost) atMost = Infinity;
      atLeast = Math.min(Math.max(atLeast, reached), atMost);
      notifyAll();
    },
    /** Drops the upper bound, because rows may have been added. */
    forget() {
      atMost = Infinity;
      notifyAll();
    },
    /**
     * Searches for more rows while the wanted position is beyond the known ones. `sure` is the number of known rows.
     */
    async search(sure: number, wanted: () => number) {
      atLeast = Math.max(atLeast, sure);
      if (isSearching) return;
      isSearching = true;
      try {
        while (atLeast < atMost && wanted() >= atLeast) {
          const place = atMost === Infinity ? atLeast * 2 : Math.ceil((atLeast + atMost) / 2);
          if (await isThere(place)) atLeast = Math.max(atLeast, place);
          else atMost = Math.max(atLeast, Math.min(atMost, place - 1));
          notifyAll();
        }
      } catch {
        // The next scroll to the end repeats the request.
      } finally {
        isSearching = false;
      }
    },
  };
}
