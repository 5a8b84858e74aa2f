import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a rush is created, changed or deleted. Its takes, its comments and its resulting file belong to it. */
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
