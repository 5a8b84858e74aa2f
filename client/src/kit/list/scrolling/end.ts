/** How far a list goes: so many rows at least, and at most so many. */
export interface End {
  atLeast: number;
  atMost: number;
}

/**
 * Finds the end of a list that is counted up to a bound only: twice as far each time that somebody comes to where it is
 * known to go, then halfway back, until both sides meet. `isThere` asks for the row at a place, from 1.
 */
export function createEnd(isThere: (place: number) => Promise<boolean>, changed: (end: End) => void) {
  let atLeast = 0;
  let atMost = Infinity;
  let isLooking = false;
  const notifyAll = () => changed({ atLeast, atMost });

  return {
    /** So many rows follow a place; fewer than were asked for where the list ends. */
    tell(before: number, found: number, requestedCount = 100) {
      const reached = found > 0 ? before + found : 0;
      if (found < requestedCount) atMost = before + found;
      else if (reached > atMost) atMost = Infinity;
      atLeast = Math.min(Math.max(atLeast, reached), atMost);
      notifyAll();
    },
    /** Rows may have come. */
    forget() {
      atMost = Infinity;
      notifyAll();
    },
    /** Looks for more than the rows that are there for sure, as long as somebody wants one that is not known of. */
    async look(sure: number, wanted: () => number) {
      atLeast = Math.max(atLeast, sure);
      if (isLooking) return;
      isLooking = true;
      try {
        while (atLeast < atMost && wanted() >= atLeast) {
          const place = atMost === Infinity ? atLeast * 2 : Math.ceil((atLeast + atMost) / 2);
          if (await isThere(place)) atLeast = Math.max(atLeast, place);
          else atMost = Math.max(atLeast, Math.min(atMost, place - 1));
          notifyAll();
        }
      } catch {
        // Whoever comes near the end the next time asks again.
      } finally {
        isLooking = false;
      }
    },
  };
}
