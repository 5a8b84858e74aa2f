import type { MaybePromise, Transaction } from '../../../../kit/database/database.ts';
import type { Events } from '../../../../kit/events/events.ts';

declare module '../../../../kit/events/events.ts' {
  interface Topics {
    /**
     * Published when the inbox of a person changes; `hasArrived` is true when a notification was added.
     * `expired` contains the ids of notifications that the person can no longer act on.
     */
    notified: { userId: number; hasArrived: boolean; expired?: number[] };
  }
}

/** Publishes that the inboxes of the given people have changed. */
export function publishNotified(
  transaction: Transaction,
  events: Events,
  people: readonly number[],
  { hasArrived = false } = {},
): MaybePromise<void> {
  if (people.length > 0)
    return events.publish(transaction, 'notified', ...people.map((userId) => ({ userId, hasArrived })));
}

/** Publishes that nobody can act on these notifications any more. */
export async function publishExpired(
  transaction: Transaction,
  events: Events,
  lines: ReadonlyArray<{ id: number; user: number }>,
): Promise<void> {
  const changes = [...Map.groupBy(lines, ({ user }) => user)].map(([userId, expired]) => ({
    userId,
    hasArrived: false,
    expired: expired.map(({ id }) => id),
  }));
  if (changes.length > 0) await events.publish(transaction, 'notified', ...changes);
}
