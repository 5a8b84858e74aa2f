import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** An episode of a radio is another than before: new, changed, its sound further on its way, or gone. */
export interface EpisodeChange {
  radioId: number;
  id: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    episodeChanged: EpisodeChange;
  }
}

/** Tells those who look at the episode, once it is kept. */
export async function publishEpisodeChanged(
  { transaction, events }: { transaction: Transaction; events: Events },
  change: EpisodeChange,
): Promise<void> {
  await events.publish(transaction, 'episodeChanged', change);
}
