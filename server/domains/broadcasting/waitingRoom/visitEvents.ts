import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** A visitor of the waiting room arrived, left or changed state. */
export interface VisitChange {
  radioId: number;
  id: number;
}

/** The station called a visitor, or the visitor answered. */
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
