import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a rush is created, changes state or is deleted. */
export interface RushChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    rushChanged: RushChange;
  }
}

/** Notifies people who have the list of rushes open, after the commit. */
export async function publishRushChanged(
  { transaction, events }: { transaction: Transaction; events: Events },
  change: RushChange,
): Promise<void> {
  await events.publish(transaction, 'rushChanged', change);
}
