import type { MaybePromise, Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when the inbox of a person changes; `hasArrived` when a notification was added to it. */
    notified: { userId: number; hasArrived: boolean };
  }
}

/** Publishes that the inboxes of these people changed. */
export function publishNotified(
  transaction: Transaction,
  events: Events,
  people: readonly number[],
  { hasArrived = false } = {},
): MaybePromise<void> {
  if (people.length > 0)
    return events.publish(transaction, 'notified', ...people.map((userId) => ({ userId, hasArrived })));
}
