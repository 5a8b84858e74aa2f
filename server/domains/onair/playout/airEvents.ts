import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** What is on the air of a radio is another, or what comes is. */
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
