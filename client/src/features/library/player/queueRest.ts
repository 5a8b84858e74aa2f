import type { createPlayerState } from './playerState';
import type { More, Part } from './playerTypes';

/** The next page is loaded when at most this number of items is left, including the current one. */
const near = 10;

/** Creates the part of the player that extends the queue. It loads further pages of the list from which the queue was created. */
export function createQueueRest({ get, set }: Pick<ReturnType<typeof createPlayerState>, 'get' | 'set'>) {
  let rest: More | undefined;
  let pending: More | undefined;

  /** Sets the list to continue with; pages of the previous list are discarded. */
  const belongTo = (list: More | undefined) => {
    rest = list;
    set({ hasMore: list !== undefined });
  };
  /** Loads further pages of a list until one has playable items or the list ends. */
  const loadPart = async (list: More): Promise<Part> => {
    const part = await list();
    const isNothing = part.items.length === 0 && !part.isLast;
    return isNothing && list === rest ? loadPart(list) : part;
  };
  /** Loads the next page when the queue is near its end. */
  const loadAhead = async () => {
    const { queue, index } = get();
    const list = rest;
    if (!list || list === pending || index + near < queue.length) return;
    pending = list;
    try {
      const { items, isLast } = await loadPart(list);
      if (list !== rest) return;
      set({ queue: [...get().queue, ...items] });
      if (isLast) belongTo(undefined);
    } catch {
      // After a failure, playback continues. The next item triggers another attempt.
    } finally {
      if (pending === list) pending = undefined;
    }
  };
  return { belongTo, loadAhead };
}
