import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when an episode is created, changed or deleted, or its sound progresses. Not for changes of its people or cover. */
export interface EpisodeChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    episodeChanged: EpisodeChange;
  }
}

/** Publishes the change of an episode when the transaction commits. */
export async function publishEpisodeChanged(
  { transaction, events }: { transaction: Transaction; events: Events },
  change: EpisodeChange,
): Promise<void> {
  await events.publish(transaction, 'episodeChanged', change);
}
