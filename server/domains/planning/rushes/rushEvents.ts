import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** A rush of a radio is another than before: new, further on its way, or gone. */
export interface RushChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    rushChanged: RushChange;
  }
}

/** Tells those who watch the waiting room, once it is kept. */
export async function publishRushChanged(
  { transaction, events }: { transaction: Transaction; events: Events },
  change: RushChange,
): Promise<void> {
  await events.publish(transaction, 'rushChanged', change);
}
