import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** What happened in a thread. */
export interface ChatHappening {
  kind: 'MESSAGE' | 'THREAD' | 'READ' | 'TYPING' | 'GONE' | 'CONTACTS';
  thread: number;
  /** The radio of the thread; null for a private one. */
  radio: number | null;
  /** The message that is new, or other than before. */
  message?: number;
  /** Who did it. */
  user?: number;
  /** The only ones who are told; all who are in the thread when absent. */
  to?: number[];
  /** Whether others are in the thread than before. */
  people?: true;
  /** Between whom a block begins or ends: nobody is told of it. */
  blocks?: number[];
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    chatHappened: ChatHappening;
  }
}

/** Tells those who are in the thread, once it is kept. */
export const publishChat = (transaction: Transaction, events: Events, ...happened: ChatHappening[]) =>
  events.publish(transaction, 'chatHappened', ...happened);
