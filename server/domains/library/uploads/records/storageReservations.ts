import type { Upload } from '@tus/utils';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { takeAdvisoryLock } from '../../../../kit/database/transactionLocks.ts';
import { storageFull } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { hasDiskSpace } from '../../../../kit/storage/disk.ts';
import { storageUsageIn } from './storageUsage.ts';
import { recordOf, type UploadRecord } from './uploadRecord.ts';
import { addUpload, renewUpload } from './uploadRecords.ts';

interface Needed {
  database: Database;
  /** Folder in which incoming bytes are stored; undefined when they are not stored on a local disk. */
  folder: string | undefined;
}

/** Time in milliseconds after which an upload without progress loses its reservation. */
const reservedFor = 60 * 60 * 1000;

/**
 * Reserves space for uploads, in the quota of their radio and on the disk.
 * It takes the reservations of all processes into account, and runs one reservation at a time.
 */
export class StorageReservations {
  readonly #needed: Needed;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Records an upload if there is space for it; throws STORAGE_FULL otherwise. */
  async admit(upload: Upload, record: UploadRecord): Promise<void> {
    await inTransaction(this.#needed.database, async (transaction) => {
      await this.#requireSpace(transaction, upload, Number(record.radioId));
      await addUpload(transaction, upload, record);
    });
  }

  /** Reserves the space for the rest of an upload; throws STORAGE_FULL otherwise. */
  reserve(upload: Upload): Promise<void> {
    return inTransaction(this.#needed.database, async (transaction) => {
      await this.#requireSpace(transaction, upload, Number(recordOf(upload).radioId));
      await renewUpload(transaction, upload);
    });
  }

  async #requireSpace(
    transaction: Transaction,
    { id, size, offset }: Upload,
    radioId: number,
  ): Promise<void> {
    await lockUploads(transaction);
    const bytes = size!;
    const except = { key: id, since: new Date(Date.now() - reservedFor) };
    const announced = (await sumReservedBytes.first(transaction, { ...except, radio: radioId }))?.bytes ?? 0;
    const { used, quota } = await storageUsageIn(transaction, radioId);
    const free = quota === null ? Number.POSITIVE_INFINITY : quota - used - announced;
    if (bytes > free) throw storageFull('quota', Math.max(0, free));
    const { folder } = this.#needed;
    if (folder === undefined) return;
    const { announcedBytes, arrived } = (await sumUnfinishedBytes.first(transaction, except))!;
    const underWay = (announcedBytes ?? 0) - (arrived ?? 0);
    if (!(await hasDiskSpace(folder, underWay + bytes - offset))) throw storageFull('disk');
  }
}

/** Locks reservations and completions of uploads until the transaction ends. They run one after the other, so that no byte counts twice. */
export const lockUploads = (transaction: Transaction) => takeAdvisoryLock(transaction, 'multimedia.uploads');

type ExceptUpload = { key: string; since: Date };

/** Declared bytes of the other unfinished uploads of a radio that made progress since `since`. */
const sumReservedBytes = query(
  'library.sumReservedBytes',
  (db, { key, since, radio }: Given<ExceptUpload & { radio: number }>) =>
    db
      .selectFrom('StoredUpload')
      .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
      .where('radio', '=', radio)
      .where('key', '<>', key)
      .where('receivedAt', '>', since)
      .where('mediaId', 'is', null)
      .where('picture', 'is', null),
);

/** Declared and received bytes of the other unfinished uploads of all radios. Only uploads with progress since `since` count. */
const sumUnfinishedBytes = query('library.sumUnfinishedBytes', (db, { key, since }: Given<ExceptUpload>) =>
  db
    .selectFrom('StoredUpload')
    .select(({ fn }) => [
      fn.sum<number | null>('size').as('announcedBytes'),
      fn.sum<number | null>('arrived').as('arrived'),
    ])
    .where('key', '<>', key)
    .where('receivedAt', '>', since)
    .where('mediaId', 'is', null)
    .where('picture', 'is', null),
);
