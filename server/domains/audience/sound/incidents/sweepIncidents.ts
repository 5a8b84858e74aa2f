import type { Database } from '../../../../kit/database/database.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import { clearSoundKey, deleteOldIncidents, findOldSounds } from './incidentQueries.ts';

const daysOfSounds = 60;
const daysOfIncidents = 731;
const dayLength = 86_400_000;

/** Deletes the sounds of incidents after 60 days, and the incidents themselves after two years. */
export async function sweepIncidents(
  { database, storage }: { database: Database; storage: Storage },
  signal?: AbortSignal,
): Promise<void> {
  const before = (days: number) => new Date(Date.now() - days * dayLength);
  for (;;) {
    const old = await findOldSounds.all(database, { before: before(daysOfSounds) });
    if (old.length === 0) break;
    for (const { id, radio, soundKey } of old) {
      signal?.throwIfAborted();
      await storage.delete(soundKey);
      await inTransaction(database, async (transaction) => {
        await clearSoundKey.write({ transaction, context: { radioId: radio } }, { id });
      });
    }
  }
  await inTransaction(database, async (transaction) => {
    await deleteOldIncidents.write(transaction, { before: before(daysOfIncidents) });
  });
}
