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
  /** Where what arrives is written; undefined where that is no disk of ours. */
  folder: string | undefined;
}

/** Who announces a file and sends nothing of it keeps no room from others for longer. */
const heldFor = 60 * 60 * 1000;

/**
 * Promises uploads their room: in the quota of their radio, and on the disk, each beside all that was promised before on
 * any process. Of two that ask at once the second knows of the first: they take turns.
 */
export class UploadRoom {
  readonly #needed: Needed;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Writes an upload down where there is room for it, or throws STORAGE_FULL. */
  async admit(upload: Upload, record: UploadRecord): Promise<void> {
    await inTransaction(this.#needed.database, async (transaction) => {
      await this.#requireRoom(transaction, upload, Number(record.radioId));
      await addUpload(transaction, upload, record);
    });
  }

  /** Holds the room of what is still to come of an upload, or throws STORAGE_FULL. */
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

/** Whoever counts what there is room for, or moves an upload into the library, does so alone: nothing counts twice. */
export const takeUploadTurns = (transaction: Transaction) =>
  takeAdvisoryLock(transaction, 'multimedia.uploads');

type Others = { key: string; since: Date };

/** Bytes that will be in a radio's library, beside those of one upload. */
const announcedOn = query(
  'multimedia.announcedOn',
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

/** What uploads but one will bring, and how much of it is on the disk. */
const underWayBut = query('multimedia.uploadsUnderWay', (db, { key, since }: Given<Others>) =>
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
