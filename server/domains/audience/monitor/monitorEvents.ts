import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Published when the state of a mount point of the radio changes. */
    streamMonitorChanged: { radioId: number };
  }
}

export async function publishMonitorChanged(
  transaction: Transaction,
  events: Events,
  radioId: number,
): Promise<void> {
  await events.publish(transaction, 'streamMonitorChanged', { radioId });
}
