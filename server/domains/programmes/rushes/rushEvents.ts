import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a rush, its takes, its comments or its resulting file change, and when the rush is created or deleted. */
export interface RushChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    rushChanged: RushChange;
  }
}

/** Publishes the change of a rush when the transaction commits. */
export async function publishRushChanged(
  { transaction, events }: { transaction: Transaction; events: Events },
  change: RushChange,
): Promise<void> {
  await events.publish(transaction, 'rushChanged', change);
}
