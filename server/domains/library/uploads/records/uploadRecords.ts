import type { Upload } from '@tus/utils';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { UploadNotes } from '../../../../kit/storage/uploadFiles.ts';
import type { MediaKind } from '../../media/kinds/mediaKind.ts';
import { PictureState, type PictureFailure } from '../pictures/uploadedPicture.types.ts';
import type { StoredUpload } from './storedUpload.entity.ts';
import { fileKeyOf } from './fileKey.ts';
import { recordOf, uploadOf, type SentFrom, type UploadRecord } from './uploadRecord.ts';

/** Columns of a stored upload; radio and sender are ids. */
export type UploadRow = Omit<StoredUpload, 'id' | 'radio' | 'sender' | 'parts'> & {
  radio: number;
  sender: number;
};

/** State of a received picture: whether it is assigned, still waits or has failed. */
export interface PictureProgress {
  picture: PictureState;
  /** True once the picture is assigned to an album or medium. `picture` may still be WAITING for more sounds. */
  isUsed: boolean;
  failure: PictureFailure | null;
}

/** Sound or picture that is uploaded together with others from one folder. `mediaId` is null until the file is a medium. */
export interface GroupMember {
  fileName: string;
  mediaId: number | null;
}

const columns = [
  'key',
  'radio',
  'sender',
  'kind',
  'fileName',
  'size',
  'arrived',
  'beganAt',
  'receivedAt',
  'address',
  'requestId',
  'byProgram',
  'target',
  'dropGroup',
  'sounds',
  'mayChange',
  'mediaId',
  'picture',
  'isUsed',
  'failure',
] as const satisfies ReadonlyArray<keyof UploadRow>;

/** Called when more bytes of an upload have arrived, or it was deleted. */
type OnProgress = (record: UploadRecord) => Promise<void>;

/** Reads and writes the records of uploads, which all processes share. */
export class UploadRecords implements UploadNotes {
  readonly #database: Database;
  readonly #onProgress: OnProgress;

  constructor(database: Database, onProgress: OnProgress = async () => {}) {
    this.#database = database;
    this.#onProgress = onProgress;
  }

  /** Returns an upload, with the number of bytes at its last progress. */
  async get(key: string): Promise<Upload | undefined> {
    const row = await findUpload.first(this.#database, { key });
    return row && uploadOf(row);
  }

  async delete(key: string): Promise<void> {
    const upload = await this.get(key);
    await this.#write((transaction) => deleteUpload.write(transaction, { key }));
    if (upload) await this.#onProgress(recordOf(upload));
  }

  /** Records progress, which also renews the reservation of space for an hour. */
  async progressed(key: string, arrived: number): Promise<void> {
    await this.#write((transaction) => recordProgress.write(transaction, { key, arrived, now: new Date() }));
    const upload = await this.get(key);
    if (upload) await this.#onProgress(recordOf(upload));
  }

  /** Records the request that completed the upload. */
  async markSent(upload: Upload, { address, requestId }: SentFrom): Promise<Upload> {
    await this.#write((transaction) => setRequest.write(transaction, { key: upload.id, address, requestId }));
    return (await this.get(upload.id))!;
  }

  /** Records the state of a picture. */
  async markPicture(key: string, progress: PictureProgress): Promise<void> {
    await this.#write((transaction) => this.markPictureIn(transaction, key, progress));
  }

  /** Records the state of a picture, in a given transaction. */
  async markPictureIn(transaction: Transaction, key: string, progress: PictureProgress): Promise<void> {
    await setPictureState.write(transaction, { key, ...progress });
  }

  /** Sounds and pictures that have been announced from one folder. */
  async findGroup(dropGroup: string): Promise<GroupMember[]> {
    return findGroupMembers.all(this.#database, { dropGroup });
  }

  /** Keys of the waiting pictures of the same folder that were sent before this one, the oldest first. */
  async findEarlierPictures(key: string): Promise<string[]> {
    const earlier = await findEarlierPictures.all(this.#database, { key, waiting: PictureState.WAITING });
    return earlier.map((picture) => picture.key);
  }

  /** Uploads that have become neither a medium nor a settled picture, the oldest first. */
  async findOpen(): Promise<Upload[]> {
    return (await findOpenUploads.all(this.#database, { waiting: PictureState.WAITING })).map(uploadOf);
  }

  /** Completed uploads whose record still exists, in batches. */
  async *completed(): AsyncGenerator<Upload[]> {
    let last = 0;
    for (;;) {
      const some = await findCompletedUploads.all(this.#database, { last, atOnce });
      if (some.length === 0) return;
      last = some.at(-1)!.id;
      yield some.map(uploadOf);
    }
  }

  /** Uploads that were begun before `startedBefore` and made no progress since `progressedBefore`. */
  async findOld(startedBefore: Date, progressedBefore: Date): Promise<Upload[]> {
    return (await findOldUploads.all(this.#database, { startedBefore, progressedBefore })).map(uploadOf);
  }

  readonly keyOf = fileKeyOf;

  /** True when nothing is left to do for the upload. */
  readonly isDone = isDone;

  async partsOf(key: string): Promise<string | undefined> {
    return (await findParts.first(this.#database, { key }))?.parts ?? undefined;
  }

  async markParts(key: string, parts: string): Promise<void> {
    await this.#write((transaction) => setParts.write(transaction, { key, parts }));
  }

  /** Returns the keys, of the given ones, that belong to an upload. */
  async filterKnown(keys: readonly string[]): Promise<Set<string>> {
    const found = keys.length === 0 ? [] : await findExistingKeys.all(this.#database, { keys: [...keys] });
    return new Set(found.map(({ key }) => key));
  }

  async #write(work: (transaction: Transaction) => unknown): Promise<void> {
    await this.#database.transaction(async (transaction) => void (await work(transaction)));
  }
}

/** Inserts the record of an upload, in the transaction that checks the available space. */
export async function addUpload(
  transaction: Transaction,
  upload: Upload,
  record: UploadRecord,
): Promise<void> {
  const beganAt = new Date(upload.creation_date ?? Date.now());
  await insertUpload.write(transaction, {
    key: upload.id,
    radio: Number(record.radioId),
    sender: Number(record.userId),
    kind: record.kind as MediaKind,
    fileName: record.filename,
    size: upload.size!,
    arrived: upload.offset,
    beganAt,
    receivedAt: new Date(),
    address: record.address ?? '',
    requestId: record.requestId ?? '',
    byProgram: record.byProgram !== undefined,
    target: record.target ?? null,
    dropGroup: record.group ?? null,
    sounds: record.sounds === undefined ? null : Number(record.sounds),
    mayChange: record.mayChange ?? null,
  });
}

/** Records the progress of an upload, which reserves its space for another hour. */
export async function renewUpload(transaction: Transaction, { id: key, offset }: Upload): Promise<void> {
  await recordProgress.write(transaction, { key, arrived: offset, now: new Date() });
}

/** Records the medium that an upload has become. From then on the bytes count as stored and not as reserved. */
export async function markCompleted(
  transaction: Transaction,
  { id: key }: Upload,
  mediaId: number,
): Promise<void> {
  await setMedium.write(transaction, { key, mediaId });
}

/** Returns true when an upload has become a medium, or is a picture that does not wait any more. */
export const isDone = (upload: Upload): boolean => {
  const { mediaId, picture = PictureState.WAITING } = recordOf(upload);
  return mediaId !== undefined || picture !== PictureState.WAITING;
};

const findUpload = query('library.findUpload', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('StoredUpload').select(columns).where('key', '=', key),
);

const findParts = query('library.findUploadParts', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('StoredUpload').select('parts').where('key', '=', key),
);

const setParts = query(
  'library.setUploadParts',
  (db, { key, parts }: Given<{ key: string; parts: string }>) =>
    db.updateTable('StoredUpload').set({ parts }).where('key', '=', key),
);

const deleteUpload = query('library.deleteUpload', (db, { key }: Given<{ key: string }>) =>
  db.deleteFrom('StoredUpload').where('key', '=', key),
);

const recordProgress = query(
  'library.recordUploadProgress',
  (db, { key, arrived, now }: Given<{ key: string; arrived: number; now: Date }>) =>
    db.updateTable('StoredUpload').set({ arrived, receivedAt: now }).where('key', '=', key),
);

const setRequest = query(
  'library.setUploadRequest',
  (db, { key, address, requestId }: Given<{ key: string } & SentFrom>) =>
    db.updateTable('StoredUpload').set({ address, requestId }).where('key', '=', key),
);

const setMedium = query(
  'library.setUploadMedium',
  (db, { key, mediaId }: Given<{ key: string; mediaId: number }>) =>
    db.updateTable('StoredUpload').set({ mediaId }).where('key', '=', key),
);

const setPictureState = query(
  'library.setUploadPictureState',
  (db, { key, picture, isUsed, failure }: Given<{ key: string } & PictureProgress>) =>
    db.updateTable('StoredUpload').set({ picture, isUsed, failure }).where('key', '=', key),
);

const findGroupMembers = query('library.findUploadGroup', (db, { dropGroup }: Given<{ dropGroup: string }>) =>
  db.selectFrom('StoredUpload').select(['fileName', 'mediaId']).where('dropGroup', '=', dropGroup),
);

const findEarlierPictures = query(
  'library.findEarlierPictures',
  (db, { key, waiting }: Given<{ key: string; waiting: PictureState }>) =>
    db
      .selectFrom('StoredUpload as picture')
      .innerJoin('StoredUpload as earlier', 'earlier.dropGroup', 'picture.dropGroup')
      .select('earlier.key')
      .where('picture.key', '=', key)
      .where('earlier.picture', '=', waiting)
      .whereRef('earlier.id', '<', 'picture.id')
      .orderBy('earlier.id'),
);

const findOpenUploads = query(
  'library.findOpenUploads',
  (db, { waiting }: Given<{ waiting: PictureState }>) =>
    db
      .selectFrom('StoredUpload')
      .select(columns)
      .where('mediaId', 'is', null)
      .where(({ or, eb }) => or([eb('picture', 'is', null), eb('picture', '=', waiting)]))
      .orderBy('id'),
);

const atOnce = 500;

const findCompletedUploads = query(
  'library.findCompletedUploads',
  (db, { last, atOnce }: Given<{ last: number; atOnce: number }>) =>
    db
      .selectFrom('StoredUpload')
      .select(columns)
      .select('id')
      .where('id', '>', last)
      .where('mediaId', 'is not', null)
      .orderBy('id')
      .limit(atOnce),
);

const findOldUploads = query(
  'library.findOldUploads',
  (db, { startedBefore, progressedBefore }: Given<{ startedBefore: Date; progressedBefore: Date }>) =>
    db
      .selectFrom('StoredUpload')
      .select(columns)
      .where('beganAt', '<', startedBefore)
      .where('receivedAt', '<', progressedBefore),
);

const findExistingKeys = query('library.findUploadKeys', (db, { keys }: Given<{ keys: string[] }>) =>
  db.selectFrom('StoredUpload').select('key').where('key', 'in', keys),
);

type NewUpload = Omit<UploadRow, 'mediaId' | 'picture' | 'isUsed' | 'failure'>;

const insertUpload = query('library.insertUpload', (db, upload: Given<NewUpload>) =>
  db.insertInto('StoredUpload').values({
    key: upload.key,
    radio: upload.radio,
    sender: upload.sender,
    kind: upload.kind,
    fileName: upload.fileName,
    size: upload.size,
    arrived: upload.arrived,
    beganAt: upload.beganAt,
    receivedAt: upload.receivedAt,
    address: upload.address,
    requestId: upload.requestId,
    byProgram: upload.byProgram,
    target: upload.target,
    dropGroup: upload.dropGroup,
    sounds: upload.sounds,
    mayChange: upload.mayChange,
    isUsed: false,
  }),
);
