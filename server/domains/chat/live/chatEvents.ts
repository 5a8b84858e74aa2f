import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Event in a chat thread, or a change of the friends or blocks of a person. The latter has the kind `CONTACTS` and the thread 0. */
export interface ChatHappening {
  kind: 'MESSAGE' | 'THREAD' | 'READ' | 'TYPING' | 'ACCESS_LOST' | 'CONTACTS';
  thread: number;
  /** Radio of the thread; null for a private thread. */
  radio: number | null;
  /** Message that was sent or changed. */
  message?: number;
  /** User who caused the event. */
  user?: number;
  /** Ids of the receivers; defaults to the people who are in the thread and not banned. */
  to?: number[];
  /** True when people joined, left or were banned. Makes the processes drop the cached people of the thread. */
  people?: true;
  /**
   * Users between whom a block begins or ends: makes the processes drop their cached blocks. Never sent to
   * clients.
   */
  blocks?: number[];
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    chatHappened: ChatHappening;
  }
}

/** Publishes chat events when the transaction commits. */
export const publishChat = (transaction: Transaction, events: Events, ...happened: ChatHappening[]) =>
  events.publish(transaction, 'chatHappened', ...happened);
