import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { allKinds, withDeleted } from '../../../../kit/query/scopes.ts';

/** Storage use and quota of a radio's library, in bytes. */
export interface StorageUsage {
  used: number;
  /** Null when only the disk is the limit. */
  quota: number | null;
}

/** Storage use of a radio, including the recycle bin, whose files are deleted only with their rows. */
export const storageUsage = (database: Database, radioId: number): Promise<StorageUsage> =>
  readStorageUsage({ database, radioId }, radioId);

/** Storage use of a radio, within a transaction. */
export const storageUsageIn = (transaction: Transaction, radioId: number): Promise<StorageUsage> =>
  readStorageUsage({ transaction, context: { radioId } }, radioId);

async function readStorageUsage(runner: QueryRunner, radioId: number): Promise<StorageUsage> {
  const radioRow = await findQuota.first(runner, { radio: radioId });
  const stored = await sumStoredBytes.first(runner);
  return { quota: radioRow!.mediaQuota, used: stored!.size ?? 0 };
}

const findQuota = query('library.findQuota', (db, { radio }: Given<{ radio: number }>) =>
  db.selectFrom('Radio').select('mediaQuota').where('id', '=', radio),
);

const sumStoredBytes = query('library.sumStoredBytes', (db) =>
  db
    .selectFrom(allKinds(withDeleted('MediaItem')))
    .select(({ fn }) => fn.sum<number | null>('size').as('size'))
    .where('fileKey', '<>', ''),
);
