import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';
import { publishAirChanged } from '../playout/airEvents.ts';

/** Who is live on a radio is another, or is heard, or not any more. */
export interface LiveChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    liveChanged: LiveChange;
  }
}

/** Tells those who watch, and the player, which follows who is live. */
export async function publishLiveChanged(
  transaction: Transaction,
  events: Events,
  change: LiveChange,
): Promise<void> {
  await events.publish(transaction, 'liveChanged', change);
  await publishAirChanged(transaction, events, change.radioId);
}
