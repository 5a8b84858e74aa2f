import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a visitor of the waiting room arrives, reconnects, leaves, changes state, or sends or receives a message. */
export interface VisitChange {
  radioId: number;
  id: number;
}

/** Published when the station calls a visitor, and when the visitor answers. `id` is the id of the call. */
export interface CallChange extends VisitChange {
  visit: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    liveVisitChanged: VisitChange;
    visitCalled: CallChange;
    visitAnswered: CallChange;
  }
}

export const publishVisitChanged = (transaction: Transaction, events: Events, change: VisitChange) =>
  events.publish(transaction, 'liveVisitChanged', change);
