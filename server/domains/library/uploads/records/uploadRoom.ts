import type { Upload } from '@tus/utils';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { takeAdvisoryLock } from '../../../../kit/database/takeAdvisoryLock.ts';
import { storageFull } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { hasDiskSpace } from '../../../../kit/storage/disk.ts';
import { roomIn } from './quota.ts';
import { recordOf, type UploadRecord } from './uploadRecord.ts';
import { addUpload, renewUpload } from './uploadRecords.ts';

interface Needed {
  database: Database;
  /** Folder of incoming bytes; undefined when they are not stored on a local disk. */
  folder: string | undefined;
}

/** Time in milliseconds after which an upload without progress loses its reservation. */
const heldFor = 60 * 60 * 1000;

/**
 * Reserves space for uploads, in the quota of their radio and on the disk, in addition to everything that any process has reserved.
 * Concurrent reservations take turns, so that the second one includes the first.
 */
export class UploadRoom {
  readonly #needed: Needed;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Records an upload if there is space for it; throws STORAGE_FULL otherwise. */
  async admit(upload: Upload, record: UploadRecord): Promise<void> {
    await inTransaction(this.#needed.database, async (transaction) => {
      await this.#requireRoom(transaction, upload, Number(record.radioId));
      await addUpload(transaction, upload, record);
    });
  }

  /** Reserves the space for the rest of an upload; throws STORAGE_FULL otherwise. */
  promise(upload: Upload): Promise<void> {
    return inTransaction(this.#needed.database, async (transaction) => {
      await this.#requireRoom(transaction, upload, Number(recordOf(upload).radioId));
      await renewUpload(transaction, upload);
    });
  }

  async #requireRoom(transaction: Transaction, { id, size, offset }: Upload, radioId: number): Promise<void> {
    await takeUploadTurns(transaction);
    const bytes = size!;
    const others = { key: id, since: new Date(Date.now() - heldFor) };
    const announced = (await announcedOn.first(transaction, { ...others, radio: radioId }))?.bytes ?? 0;
    const { used, quota } = await roomIn(transaction, radioId);
    const free = quota === null ? Number.POSITIVE_INFINITY : quota - used - announced;
    if (bytes > free) throw storageFull('quota', Math.max(0, free));
    const { folder } = this.#needed;
    if (folder === undefined) return;
    const { announcedBytes, arrived } = (await underWayBut.first(transaction, others))!;
    const underWay = (announcedBytes ?? 0) - (arrived ?? 0);
    if (!(await hasDiskSpace(folder, underWay + bytes - offset))) throw storageFull('disk');
  }
}

/** Serialises reservations and the completion of uploads, so that no byte counts twice. */
export const takeUploadTurns = (transaction: Transaction) =>
  takeAdvisoryLock(transaction, 'multimedia.uploads');

type Others = { key: string; since: Date };

/** Reserved bytes in a radio's library, without one upload. */
const announcedOn = query(
  'library.announcedOn',
  (db, { key, since, radio }: Given<Others & { radio: number }>) =>
    db
      .selectFrom('StoredUpload')
      .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
      .where('radio', '=', radio)
      .where('key', '<>', key)
      .where('heardAt', '>', since)
      .where('mediaId', 'is', null)
      .where('picture', 'is', null),
);

/** Announced and received bytes of all uploads except one. */
const underWayBut = query('library.uploadsUnderWay', (db, { key, since }: Given<Others>) =>
  db
    .selectFrom('StoredUpload')
    .select(({ fn }) => [
      fn.sum<number | null>('size').as('announcedBytes'),
      fn.sum<number | null>('arrived').as('arrived'),
    ])
    .where('key', '<>', key)
    .where('heardAt', '>', since)
    .where('mediaId', 'is', null)
    .where('picture', 'is', null),
);
