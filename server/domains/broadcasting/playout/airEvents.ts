import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/**
 * Published when the items on the air or the player's configuration may have changed.
 * Wakes the waiting plan request of the player, and updates "now playing". Events may repeat without a change.
 */
export interface AirChange {
  radioId: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    airChanged: AirChange;
  }
}

export async function publishAirChanged(
  transaction: Transaction,
  events: Events,
  radioId: number,
): Promise<void> {
  await events.publish(transaction, 'airChanged', { radioId });
}
