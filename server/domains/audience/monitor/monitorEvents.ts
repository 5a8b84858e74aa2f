import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Something of the mount points of a radio is otherwise than it was. */
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
