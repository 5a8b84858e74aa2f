import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/**
 * Published when something about a visitor of the waiting room changes. Visitors arrive, reconnect, leave, change state, and send or
 * receive messages.
 */
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
