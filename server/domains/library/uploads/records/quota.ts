import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { allKinds, withDeleted } from '../../../../kit/query/scopes.ts';

/** Storage use and quota of a radio's library, in bytes. */
export interface Room {
  used: number;
  /** Null when only the disk is the limit. */
  quota: number | null;
}

/** Storage use of a radio, including the recycle bin, whose files are deleted only when it is emptied. */
export const roomOf = (database: Database, radioId: number): Promise<Room> =>
  roomAt({ database, radioId }, radioId);

/** Storage use of a radio, within a transaction. */
export const roomIn = (transaction: Transaction, radioId: number): Promise<Room> =>
  roomAt({ transaction, context: { radioId } }, radioId);

async function roomAt(place: QueryRunner, radioId: number): Promise<Room> {
  const room = await quotaOf.first(place, { radio: radioId });
  const stored = await storedOn.first(place);
  return { quota: room!.mediaQuota, used: stored!.size ?? 0 };
}

const quotaOf = query('library.quotaOf', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('mediaQuota').where('id', '=', radio),
);

const storedOn = query('library.storedOn', (db) =>
  db
    .selectFrom(allKinds(withDeleted('MediaItem')))
    .select(({ fn }) => fn.sum<number | null>('size').as('size'))
    .where('fileKey', '<>', ''),
);
