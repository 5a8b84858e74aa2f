import type { MaybePromise, Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** The inbox of somebody is another than it was. */
    notified: { userId: number };
  }
}

/** Tells those who look at their inboxes that these are others now. */
export function publishNotified(
  transaction: Transaction,
  events: Events,
  people: readonly number[],
): MaybePromise<void> {
  if (people.length > 0)
    return events.publish(transaction, 'notified', ...people.map((userId) => ({ userId })));
}
