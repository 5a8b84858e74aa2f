import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Somebody in the waiting room came, left, or is further than before. */
export interface VisitChange {
  radioId: number;
  id: number;
}

/** Somebody of the station wants to hear a visitor, or the visitor has answered. */
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
