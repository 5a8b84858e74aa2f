import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a radio's current or next item changes. */
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
