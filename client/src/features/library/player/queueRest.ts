import type { createPlayerState } from './playerState';
import type { More, Part } from './playerTypes';

/** With so many left of the queue, the one that plays among them, more of the list is asked for. */
const near = 10;

/** Lets the queue go on as far as the list goes that it was made from. */
export function createQueueRest({ get, set }: Pick<ReturnType<typeof createPlayerState>, 'get' | 'set'>) {
  let rest: More | undefined;
  let pending: More | undefined;

  /** From now on it is another list; what still comes of the one before is left. */
  const belongTo = (list: More | undefined) => {
    rest = list;
    set({ hasMore: list !== undefined });
  };
  /** The next part of a list that has something in it. */
  const askFor = async (list: More): Promise<Part> => {
    const part = await list();
    const isNothing = part.items.length === 0 && !part.isLast;
    return isNothing && list === rest ? askFor(list) : part;
  };
  /** Asks for more when the queue comes to its end. */
  const lookAhead = async () => {
    const { queue, index } = get();
    const list = rest;
    if (!list || list === pending || index + near < queue.length) return;
    pending = list;
    try {
      const { items, isLast } = await askFor(list);
      if (list !== rest) return;
      set({ queue: [...get().queue, ...items] });
      if (isLast) belongTo(undefined);
    } catch {
      // What plays, plays on; the next one asks again.
    } finally {
      if (pending === list) pending = undefined;
    }
  };
  return { belongTo, lookAhead };
}
