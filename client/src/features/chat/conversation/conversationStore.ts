import { createStore } from 'zustand/vanilla';
import type { Readable } from '../store/readable';
import { withChanges, withNewer, withOlder, withoutBelow, type Message, type Stretch } from './stretch';

/** What a conversation asks the server. */
export interface ConversationAsks {
  /** The number of the last change of the thread. */
  lastChange(): Promise<number>;
  stretch(place: { around?: number; before?: number; after?: number }): Promise<Stretch>;
  changes(
    after: number,
  ): Promise<{ items: readonly Message[]; upTo: number; hasMore: boolean; firstSequence: number }>;
}

export interface ConversationState {
  /** Nothing while it loads for the first time. */
  stretch: Stretch | undefined;
  error: unknown;
  /** In which direction more of it is loading. */
  loading: 'before' | 'after' | undefined;
}

export interface Conversation extends Readable<ConversationState> {
  /** Shows what is around a message, or what is newest. */
  open(around?: number): Promise<void>;
  more(direction: 'before' | 'after'): Promise<void>;
  /** A message as it is now, told by the server. */
  heard(message: Message): void;
  /** Asks for all that changed since the last change that is known. */
  catchUp(): Promise<void>;
}

/** After so many answers there is too much that is new: it is shown from its end instead. */
const maxRounds = 5;
const againAfter = 3_000;

/**
 * A thread on the screen. Each change of its messages has a number, and every number up to `upTo` is known here: what is
 * told with the next number is taken, and with any higher one, what lies between is asked for. So nothing is missing whatever
 * was lost on the way, and nothing is there twice, for a message has its place.
 */
export function createConversation(asks: ConversationAsks, lastChange: number): Conversation {
  const store = createStore<ConversationState>(() => ({
    stretch: undefined,
    error: undefined,
    loading: undefined,
  }));
  const { getState, setState } = store;
  let upTo = lastChange;
  let opening = 0;
  let catching: Promise<void> | undefined;
  let isBehind = false;

  async function open(around?: number): Promise<void> {
    const mine = ++opening;
    setState({ error: undefined });
    try {
      const stretch = await asks.stretch(around === undefined ? {} : { around });
      if (mine !== opening) return;
      setState({ stretch, loading: undefined });
    } catch (error) {
      if (mine === opening) setState({ error, loading: undefined });
      return;
    }
    await catchUp();
  }

  async function more(direction: 'before' | 'after'): Promise<void> {
    const { stretch, loading } = getState();
    const edge = direction === 'before' ? stretch?.messages[0] : stretch?.messages.at(-1);
    const isThere = direction === 'before' ? stretch?.hasBefore : stretch?.hasAfter;
    if (loading || !edge || !isThere) return;
    const mine = opening;
    setState({ loading: direction });
    try {
      const found = await asks.stretch({ [direction]: edge.sequence });
      const now = getState().stretch;
      if (mine !== opening || !now) return;
      setState({
        stretch: direction === 'before' ? withOlder(now, found) : withNewer(now, found),
        loading: undefined,
      });
    } catch {
      // It is asked for again when one scrolls on.
      if (mine === opening) setState({ loading: undefined });
    }
  }

  function take(messages: readonly Message[]): void {
    const { stretch } = getState();
    if (stretch) setState({ stretch: withChanges(stretch, messages) });
  }

  function heard(message: Message): void {
    take([message]);
    if (message.changeNumber === upTo + 1) upTo = message.changeNumber;
    else if (message.changeNumber > upTo) void catchUp();
  }

  function catchUp(): Promise<void> {
    isBehind = true;
    catching ??= catchAll().finally(() => (catching = undefined));
    return catching;
  }

  async function catchAll(): Promise<void> {
    while (isBehind && getState().stretch) {
      isBehind = false;
      try {
        await ask();
      } catch {
        setTimeout(() => void catchUp(), againAfter);
        return;
      }
    }
  }

  async function ask(): Promise<void> {
    for (let round = 0; round < maxRounds; round += 1) {
      const { items, upTo: next, hasMore, firstSequence } = await asks.changes(upTo);
      take(items);
      upTo = Math.max(upTo, next);
      const { stretch } = getState();
      if (stretch) setState({ stretch: withoutBelow(stretch, firstSequence) });
      if (!hasMore) return;
    }
    const mine = ++opening;
    upTo = Math.max(upTo, await asks.lastChange());
    const stretch = await asks.stretch({});
    if (mine === opening) setState({ stretch, loading: undefined });
    isBehind = true;
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open,
    more,
    heard,
    catchUp,
  };
}
