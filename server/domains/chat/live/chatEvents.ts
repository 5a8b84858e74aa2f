import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Event in a chat thread. */
export interface ChatHappening {
  kind: 'MESSAGE' | 'THREAD' | 'READ' | 'TYPING' | 'ACCESS_LOST' | 'CONTACTS';
  thread: number;
  /** Radio of the thread; null for a private thread. */
  radio: number | null;
  /** Message that was sent or changed. */
  message?: number;
  /** User who caused the event. */
  user?: number;
  /** Receivers of the event; defaults to all people in the thread. */
  to?: number[];
  /** True when people joined or left the thread. */
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

/** Publishes events to the people in the thread when the transaction commits. */
export const publishChat = (transaction: Transaction, events: Events, ...happened: ChatHappening[]) =>
  events.publish(transaction, 'chatHappened', ...happened);
