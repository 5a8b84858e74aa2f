import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

const prefix = 'station_';
const form = /^station_[\w-]{43}$/;

export const makeStationToken = (): string => stationTokenOf(randomBytes(32));

/** Encodes 32 random bytes as the text of a player's token. */
export const stationTokenOf = (bytes: Buffer): string => `${prefix}${bytes.toString('base64url')}`;

/** Hash that a token is stored as; undefined for malformed tokens. */
export const hashOfStationToken = ({ identity }: Services, token: string): string | undefined =>
  form.test(token) ? identity.hashOf('station token', token) : undefined;

const findStationByToken = query(
  'broadcasting.findStationByToken',
  (db, { tokenHash }: Given<{ tokenHash: string }>) =>
    db
      .selectFrom(acrossRadios('Station as station'))
      .innerJoin('Radio as radio', 'radio.id', 'station.radio')
      .select(['station.id', 'station.seenAt', 'station.loudness', 'station.fade', 'station.emergency'])
      .select(['station.planFailingSince', 'station.notSendingSince'])
      .select(['radio.id as radioId', 'radio.name as radioName', 'radio.slug', 'radio.timeZone'])
      .where('station.tokenHash', '=', tokenHash),
);

export type OpenStation = NonNullable<Awaited<ReturnType<typeof findStationByToken.first>>>;

/** Finds the station to which a player's token belongs. Looked up for each request, so that a revoked token stops working at once. */
export async function findStationOfToken({
  database,
  services,
  token,
}: {
  database: Database;
  services: Services;
  token: string;
}): Promise<OpenStation | undefined> {
  const tokenHash = hashOfStationToken(services, token);
  return tokenHash === undefined ? undefined : findStationByToken.first(database, { tokenHash });
}
