import { hkdfSync } from 'node:crypto';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { hashOfStationToken, stationTokenOf } from '../station/stationToken.ts';
import type { SampleScope } from './sampleScope.ts';

const findTokenHash = query('broadcasting.findTokenHash', (db) =>
  db.selectFrom('Station').select('tokenHash'),
);

const claimToken = query(
  'broadcasting.claimToken',
  (db, { tokenHash, at }: Given<{ tokenHash: string; at: Date }>) =>
    db.updateTable('Station').set({ tokenHash, tokenMadeAt: at }).where('tokenHash', 'is', null),
);

/**
 * Player token of a demo radio, derived from the secret of the installation.
 * It is the same at each start, and stored nowhere.
 */
export const sampleToken = (secret: string, radioId: number): string =>
  stationTokenOf(Buffer.from(hkdfSync('sha256', secret, '', `regie sample station ${radioId}`, 32)));

/** Sets the token of a station that has none. Returns false when the station has another token. */
export async function giveToken(scope: SampleScope, token: string): Promise<boolean> {
  const { database, services, radioId } = scope;
  const tokenHash = hashOfStationToken(services, token)!;
  await inTransaction(database, async (transaction) => {
    await claimToken.write({ transaction, context: { radioId } }, { tokenHash, at: new Date() });
    await publishAirChanged(transaction, services.events, radioId);
  });
  return isTokenOf(scope, token);
}

export async function isTokenOf(scope: SampleScope, token: string): Promise<boolean> {
  return (await findTokenHash.first(scope))?.tokenHash === hashOfStationToken(scope.services, token);
}
