import { createStore } from 'zustand/vanilla';
import type { Readable } from '../store/readable';
import {
  withChanges,
  withNewer,
  withOlder,
  withoutBelow,
  type Message,
  type MessageWindow,
} from './messages/messageWindow';

/** Requests that a conversation sends to the server. */
export interface ConversationRequests {
  /** Returns the number of the last change of the thread. */
  lastChange(): Promise<number>;
  loadWindow(range: { around?: number; before?: number; after?: number }): Promise<MessageWindow>;
  changes(
    after: number,
  ): Promise<{ items: readonly Message[]; upTo: number; hasMore: boolean; firstSequence: number }>;
}

export interface ConversationState {
  /** Undefined until the first messages have loaded. */
  messageWindow: MessageWindow | undefined;
  error: unknown;
  /** Direction in which more messages are loading. */
  loading: 'before' | 'after' | undefined;
}

export interface Conversation extends Readable<ConversationState> {
  /** Loads the messages around the sequence `around`; defaults to the newest messages. */
  open(around?: number): Promise<void>;
  more(direction: 'before' | 'after'): Promise<void>;
  /** Applies the message of an event. */
  receive(message: Message): void;
  /** Requests all changes after the last known one. */
  catchUp(): Promise<void>;
}

/** Maximum number of pages of missed changes to request. If more remain, the newest messages are loaded instead. */
const maxRounds = 5;
const againAfter = 3_000;

/**
 * Creates the store with the messages of an open thread. Each change of a message has a number; all changes up to the
 * number `upTo` have been applied. An event with the next number is applied immediately. An event with a higher number
 * means that events were lost, so the changes in between are requested. Messages are identified by their sequence, so
 * that none is shown twice.
 */
export function createConversation(requests: ConversationRequests, lastChange: number): Conversation {
  const store = createStore<ConversationState>(() => ({
    messageWindow: undefined,
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
      const messageWindow = await requests.loadWindow(around === undefined ? {} : { around });
      if (mine !== opening) return;
      setState({ messageWindow, loading: undefined });
    } catch (error) {
      if (mine === opening) setState({ error, loading: undefined });
      return;
    }
    await catchUp();
  }

  async function more(direction: 'before' | 'after'): Promise<void> {
    const { messageWindow, loading } = getState();
    const edge = direction === 'before' ? messageWindow?.messages[0] : messageWindow?.messages.at(-1);
    const isThere = direction === 'before' ? messageWindow?.hasOlder : messageWindow?.hasNewer;
    if (loading || !edge || !isThere) return;
    const mine = opening;
    setState({ loading: direction });
    try {
      const found = await requests.loadWindow({ [direction]: edge.sequence });
      const now = getState().messageWindow;
      if (mine !== opening || !now) return;
      setState({
        messageWindow: direction === 'before' ? withOlder(now, found) : withNewer(now, found),
        loading: undefined,
      });
    } catch {
      // After a failure, the next scroll requests the messages again.
      if (mine === opening) setState({ loading: undefined });
    }
  }

  function take(messages: readonly Message[]): void {
    const { messageWindow } = getState();
    if (messageWindow) setState({ messageWindow: withChanges(messageWindow, messages) });
  }

  function receive(message: Message): void {
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
    while (isBehind && getState().messageWindow) {
      isBehind = false;
      try {
        await requestChanges();
      } catch {
        setTimeout(() => void catchUp(), againAfter);
        return;
      }
    }
  }

  async function requestChanges(): Promise<void> {
    for (let round = 0; round < maxRounds; round += 1) {
      const { items, upTo: next, hasMore, firstSequence } = await requests.changes(upTo);
      take(items);
      upTo = Math.max(upTo, next);
      const { messageWindow } = getState();
      if (messageWindow) setState({ messageWindow: withoutBelow(messageWindow, firstSequence) });
      if (!hasMore) return;
    }
    const mine = ++opening;
    upTo = Math.max(upTo, await requests.lastChange());
    const messageWindow = await requests.loadWindow({});
    if (mine === opening) setState({ messageWindow, loading: undefined });
    isBehind = true;
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open,
    more,
    receive,
    catchUp,
  };
}
