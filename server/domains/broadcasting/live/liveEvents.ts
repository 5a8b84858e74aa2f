import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { publishAirChanged } from '../playout/airEvents.ts';

/**
 * Published when a live session begins, ends or changes. Going on or off the air is such a change. Also published for a live session
 * when its handover changes, and when its connection is lost or comes back.
 */
export interface LiveChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    liveChanged: LiveChange;
  }
}

const findPersonOfLive = query('broadcasting.findPersonOfLive', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('LiveSession').select('person').where('id', '=', id),
);

/** Publishes the change of a live session. The player and the subscribers of live sessions and of activity receive it. */
export async function publishLiveChanged(
  transaction: Transaction,
  events: Events,
  change: LiveChange,
): Promise<void> {
  await events.publish(transaction, 'liveChanged', change);
  const context = { radioId: change.radioId };
  const live = await findPersonOfLive.first({ transaction, context }, { id: change.id });
  if (live?.person != null) await events.publish(transaction, 'activityChanged', { users: [live.person] });
  await publishAirChanged(transaction, events, change.radioId);
}
