import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { beginLive, type Begun } from './beginLive.ts';
import { LiveHow, LiveRefusal } from './liveEnums.ts';
import { hashOfStreamKey, keyUsed, personOfKey } from './streamKeys.ts';

interface Asked {
  database: Database;
  services: Services;
  radioId: number;
}

/** Starts the live session of an encoder with this stream key, or returns the refusal. */
export async function admitEncoder(place: Asked, key: string): Promise<Begun> {
  const keyHash = hashOfStreamKey(place.services, key);
  const known = keyHash === undefined ? undefined : await personOfKey.first(place, { keyHash });
  if (!known) return { refused: LiveRefusal.NO_KEY };
  const begun = await beginLive(place, { person: known.person, how: LiveHow.ENCODER, streamKey: known.id });
  if (begun.refused) return begun;
  const { database, radioId } = place;
  await inTransaction(database, async (transaction) =>
    keyUsed.write({ transaction, context: { radioId } }, { id: known.id, at: new Date() }),
  );
  return begun;
}
