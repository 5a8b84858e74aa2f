import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { beginLive, type Begun } from '../beginLive.ts';
import { LiveHow, LiveRefusal } from '../liveEnums.ts';
import type { RadioScope } from './radioScope.ts';
import { hashOfStreamKey, markKeyUsed, findKeyByHash } from '../keys/streamKeys.ts';

/** Starts the live session of an encoder with this stream key, or returns the refusal. */
export async function admitEncoder(scope: RadioScope, key: string): Promise<Begun> {
  const keyHash = hashOfStreamKey(scope.services, key);
  const known = keyHash === undefined ? undefined : await findKeyByHash.first(scope, { keyHash });
  if (!known) return { refused: LiveRefusal.NO_KEY };
  const begun = await beginLive(scope, { person: known.person, how: LiveHow.ENCODER, streamKey: known.id });
  if (begun.refused) return begun;
  const { database, radioId } = scope;
  await inTransaction(database, async (transaction) =>
    markKeyUsed.write({ transaction, context: { radioId } }, { id: known.id, at: new Date() }),
  );
  return begun;
}
