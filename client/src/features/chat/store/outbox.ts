import { createStore } from 'zustand/vanilla';
import type { Readable } from './readable';
import { apiErrorOf } from '../../../apollo/errors';

/** Uploaded file that is attached to a message. */
export interface SentFile {
  id: string;
  name: string;
}

/** Message that the server has not stored yet. */
export interface Pending {
  clientKey: string;
  threadId: string;
  body: string;
  /** Id of the message that this one replies to; null when it is no reply. */
  replyToId: string | null;
  files: readonly SentFile[];
  at: string;
  /** `waiting`: sent automatically when the connection is restored. `failed`: rejected by the server. */
  state: 'sending' | 'waiting' | 'failed';
  error?: unknown;
}

export interface Outbox extends Readable<readonly Pending[]> {
  post(threadId: string, body: string, more?: Partial<Pick<Pending, 'replyToId' | 'files'>>): void;
  /** Sends waiting messages. Called when the connection is restored. */
  resume(): void;
  /** Sends a rejected message again, with the same key. */
  again(clientKey: string): void;
  /** Removes an unsent message. */
  discard(clientKey: string): void;
}

const keyOf = (viewerId: string, clientKey = '') => `regie.chat.outbox.${viewerId}.${clientKey}`;

/**
 * Creates the store of messages that the viewer sent but the server has not stored yet. The browser stores them too.
 * Each message has a client key, so that sending it twice creates it once. The messages of a thread are sent one at a
 * time, in order.
 */
export function createOutbox(viewerId: string, send: (pending: Pending) => Promise<void>): Outbox {
  const store = createStore<readonly Pending[]>(() => storedMessages(viewerId));
  const busy = new Set<string>();

  const put = (next: Pending) => {
    const { getState, setState } = store;
    const isKnown = getState().some(({ clientKey }) => clientKey === next.clientKey);
    setState(
      isKnown
        ? getState().map((pending) => (pending.clientKey === next.clientKey ? next : pending))
        : [...getState(), next],
      true,
    );
    storeMessage(viewerId, next);
  };
  const discard = (clientKey: string) => {
    store.setState(
      store.getState().filter((pending) => pending.clientKey !== clientKey),
      true,
    );
    forget(viewerId, clientKey);
  };

  async function run(threadId: string): Promise<void> {
    if (busy.has(threadId)) return;
    busy.add(threadId);
    let next: Pending | undefined;
    while (
      (next = store
        .getState()
        .find((pending) => pending.threadId === threadId && pending.state === 'sending'))
    ) {
      try {
        await send(next);
        discard(next.clientKey);
      } catch (error) {
        const { code } = apiErrorOf(error);
        const isAway = code === 'NETWORK' || code === 'UNAVAILABLE';
        if (isAway) pauseThread(threadId);
        else put({ ...next, state: 'failed', error });
      }
    }
    busy.delete(threadId);
  }

  /** Sets all unsent messages of a thread to `waiting`, so that they are sent later in the same order. */
  const pauseThread = (threadId: string) => {
    for (const pending of store.getState())
      if (pending.threadId === threadId && pending.state === 'sending') put({ ...pending, state: 'waiting' });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    post(threadId, body, { replyToId = null, files = [] } = {}) {
      put({
        clientKey: crypto.randomUUID(),
        threadId,
        body,
        replyToId,
        files,
        at: new Date().toISOString(),
        state: 'sending',
      });
      void run(threadId);
    },
    resume() {
      for (const pending of store.getState())
        if (pending.state === 'waiting') put({ ...pending, state: 'sending' });
      for (const threadId of new Set(store.getState().map((pending) => pending.threadId))) void run(threadId);
    },
    again(clientKey) {
      const pending = store.getState().find((pending) => pending.clientKey === clientKey);
      if (!pending) return;
      const { error: _error, ...rest } = pending;
      put({ ...rest, state: 'sending' });
      void run(pending.threadId);
    },
    discard,
  };
}

/** Returns the unsent messages of the viewer in local storage, also those of other tabs, oldest first. */
function storedMessages(viewerId: string): Pending[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(viewerId)))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => (a.at < b.at ? -1 : 1));
  } catch {
    return [];
  }
}

function read(key: string): Pending | undefined {
  try {
    const pending = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Pending>;
    const { clientKey, threadId, body = '', at, replyToId = null, files = [] } = pending;
    if (!clientKey || !threadId || !at || (!body && files.length === 0)) return undefined;
    return { clientKey, threadId, body, at, replyToId, files, state: 'waiting' };
  } catch {
    return undefined;
  }
}

/**
 * Stores the text of a message and the ids and names of its files in local storage. Ignores errors, because browsers may refuse
 * storage.
 */
function storeMessage(viewerId: string, { clientKey, threadId, body, at, replyToId, files }: Pending): void {
  try {
    localStorage.setItem(
      keyOf(viewerId, clientKey),
      JSON.stringify({ clientKey, threadId, body, at, replyToId, files }),
    );
  } catch {
    // Storage is full or blocked: the message is still shown until the page is closed.
  }
}

function forget(viewerId: string, clientKey: string): void {
  try {
    localStorage.removeItem(keyOf(viewerId, clientKey));
  } catch {
    // The browser refuses storage: nothing was stored.
  }
}
