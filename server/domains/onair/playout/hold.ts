import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { heldUntil } from './airQueries.ts';

interface Place {
  database: Database;
  services: Services;
  radioId: number;
}

/** How long what is planned waits, and who held it; nothing while nobody does. */
export async function holdOf(place: Place): Promise<{ until: Date; by: string } | null> {
  const station = await heldUntil.first(place);
  const until = station?.heldUntil ? new Date(station.heldUntil) : null;
  return until && until.getTime() > Date.now() ? { until, by: station!.heldBy } : null;
}
