import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Part } from '@aws-sdk/client-s3';
import { S3Store, type MetadataValue } from '@tus/s3-store';
import { ERRORS, TUS_RESUMABLE, Upload } from '@tus/utils';
import { LRUCache } from 'lru-cache';
import { clientOptions, isAbsent, type S3Config } from './s3Client.ts';
import type { Storage } from '../storage.ts';
import { reportingProgress, uploadLifetime, type UploadFiles, type UploadNotes } from '../uploadFiles.ts';

interface Needed {
  s3: S3Config;
  storage: Storage;
  notes: UploadNotes;
}

/** Milliseconds after which parts that belong to no upload are deleted. */
const strayAfter = 24 * 60 * 60 * 1000;

/**
 * Unfinished uploads as parts in a bucket, under the key of the finished file. Joining the parts moves no data. No process stores
 * the bytes on its disk, so each process can continue an upload that another one began. The end of a chunk that is too short for
 * a part is stored as a separate object, the remainder. The tus library uses the key as the id of the upload. `UploadNotes`
 * replaces the library's metadata objects.
 */
export class BucketUploads extends S3Store implements UploadFiles {
  readonly folder = undefined;
  readonly #storage: Storage;
  readonly #notes: UploadNotes;
  /** Number of the last part, by upload. A remainder contains the number of the part that it follows. */
  readonly #lastParts = new LRUCache<string, number>({ max: 1000 });

  constructor({ s3, storage, notes }: Needed) {
    super({
      s3ClientConfig: { ...clientOptions(s3), bucket: s3.bucket },
      expirationPeriodInMilliseconds: uploadLifetime,
      useTags: false,
    });
    this.#storage = storage;
    this.#notes = notes;
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      await super.create(new Upload({ ...upload, id: this.#notes.keyOf(upload) }));
      return upload;
    } catch (error) {
      await this.#notes.delete(upload.id);
      throw error;
    }
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#known(id);
    let arrived = offset;
    const counted = Readable.from(
      untilItBreaks(content, (bytes) => {
        arrived += bytes;
      }),
    );
    const write = () => super.write(counted, this.#notes.keyOf(upload), offset);
    return reportingProgress(this.#notes, id, () => arrived, write);
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.#known(id);
    if (this.#notes.isDone(upload)) return new Upload({ ...upload, offset: upload.size ?? 0 });
    const { offset } = await super.getUpload(this.#notes.keyOf(upload));
    return new Upload({ ...upload, offset });
  }

  override async remove(id: string): Promise<void> {
    const upload = await this.#known(id);
    // The file of a finished upload belongs to a record and must not be deleted.
    if (this.#notes.isDone(upload)) throw ERRORS.FILE_NOT_FOUND;
    await this.discard(upload);
    await this.#notes.delete(id);
  }

  async joinParts(upload: Upload): Promise<void> {
    const key = this.#notes.keyOf(upload);
    if ((await this.#storage.sizeOf(key)) === upload.size) return;
    await this.finishMultipartUpload(await this.getMetadata(key), await this.retrieveParts(key));
  }

  withFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T> {
    return this.#storage.withFile(this.#notes.keyOf(upload), work);
  }

  async moveTo(): Promise<void> {
    // The parts were already joined under the final key, so there is nothing to move.
  }

  async discard(upload: Upload): Promise<void> {
    const key = this.#notes.keyOf(upload);
    const parts = await this.#notes.partsOf(upload.id);
    if (parts !== undefined) await this.#abort(key, parts);
    await this.#deleteTail(key);
    await this.#storage.delete(key);
  }

  async removeStrays(): Promise<void> {
    await this.#removeStrayParts();
    await this.#removeStrayTails();
  }

  protected override async saveMetadata({ id: key }: Upload, name: string): Promise<void> {
    await this.#notes.markParts(idOf(key), name);
  }

  protected override async getMetadata(key: string): Promise<MetadataValue> {
    const upload = await this.#known(idOf(key));
    const name = await this.#notes.partsOf(upload.id);
    if (name === undefined) throw ERRORS.FILE_NOT_FOUND;
    return { file: new Upload({ ...upload, id: key }), 'upload-id': name, 'tus-version': TUS_RESUMABLE };
  }

  protected override async retrieveParts(key: string, marker?: string): Promise<Part[]> {
    const parts = await super.retrieveParts(key, marker);
    if (marker === undefined) this.#lastParts.set(key, parts.at(-1)?.PartNumber ?? 0);
    return parts;
  }

  /**
   * Uploads parts one after the other, so that none is ever missing in between. Stores a remainder that is too short for a part
   * separately.
   */
  protected override async uploadParts(
    metadata: MetadataValue,
    content: Readable,
    firstNumber: number,
    offset: number,
  ): Promise<number> {
    const { id: key, size } = metadata.file;
    let number = firstNumber;
    let uploaded = 0;
    for await (const part of inParts(content, this.calcOptimalPartSize(size))) {
      const isLast = offset + uploaded + part.length === size;
      if (part.length >= this.minPartSize || isLast) await this.uploadPart(metadata, part, number++);
      else await this.#putTail(key, part, number - 1);
      uploaded += part.length;
    }
    return uploaded;
  }

  protected override partKey(key: string, isIncomplete = false): string {
    return isIncomplete ? `uploads/${idOf(key)}.part` : key;
  }

  protected override async getIncompletePart(key: string): Promise<Readable | undefined> {
    return (await this.getIncompletePartSize(key)) === undefined ? undefined : super.getIncompletePart(key);
  }

  /** Reads the remainder into memory, because no process stores uploads on its disk. */
  protected override async downloadIncompletePart(key: string) {
    const tail = await this.getIncompletePart(key);
    if (!tail) return undefined;
    const content = await buffer(tail);
    return { size: content.length, path: '', createReader: () => Readable.from([content]) as ReadStream };
  }

  /**
   * Size of the remainder; undefined when it does not follow the last part. Such a remainder was already uploaded as a part, by a
   * process that ended before it could delete the remainder.
   */
  protected override async getIncompletePartSize(key: string): Promise<number | undefined> {
    try {
      const tail = await this.client.headObject({ Bucket: this.bucket, Key: this.partKey(key, true) });
      const isNext = tail.Metadata?.['after'] === String(this.#lastParts.get(key));
      return isNext ? tail.ContentLength : undefined;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  /** Does nothing. The remainder must exist until the part that includes it is stored, because the process may end in between. */
  protected override async deleteIncompletePart(): Promise<void> {}

  protected override async finishMultipartUpload(
    metadata: MetadataValue,
    parts: Part[],
  ): Promise<string | undefined> {
    const { id: key, size } = metadata.file;
    if (parts.reduce((sum, { Size = 0 }) => sum + Size, 0) !== size)
      throw new Error('The size of the uploaded parts differs from the declared size.');
    const location = await super.finishMultipartUpload(metadata, parts);
    await this.#deleteTail(key);
    this.#lastParts.delete(key);
    return location;
  }

  async #known(id: string): Promise<Upload> {
    const upload = await this.#notes.get(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }

  async #putTail(key: string, content: Buffer, after: number): Promise<void> {
    await this.client.putObject({
      Bucket: this.bucket,
      Key: this.partKey(key, true),
      Body: content,
      Metadata: { after: String(after) },
    });
  }

  async #deleteTail(key: string): Promise<void> {
    await this.client.deleteObject({ Bucket: this.bucket, Key: this.partKey(key, true) });
  }

  async #abort(key: string, name: string): Promise<void> {
    try {
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: key, UploadId: name });
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
  }

  async #removeStrayParts(): Promise<void> {
    const { Uploads = [] } = await this.client.listMultipartUploads({ Bucket: this.bucket });
    const old = Uploads.filter(({ Initiated }) => isOld(Initiated));
    const known = await this.#notes.filterKnown(old.map(({ Key = '' }) => idOf(Key)));
    for (const { Key: key = '', UploadId: name = '' } of old)
      if (!known.has(idOf(key))) await this.#abort(key, name);
  }

  async #removeStrayTails(): Promise<void> {
    const { Contents = [] } = await this.client.listObjectsV2({ Bucket: this.bucket, Prefix: 'uploads/' });
    const old = Contents.filter(({ LastModified }) => isOld(LastModified));
    const known = await this.#notes.filterKnown(old.map(({ Key = '' }) => idOf(Key)));
    for (const { Key: key = '' } of old) if (!known.has(idOf(key))) await this.#storage.delete(key);
  }
}

/** The id of an upload in a key: the file name without its folder and extension. */
const idOf = (key: string) => key.replace(/^.*\//, '').replace(/\..*$/, '');

const isOld = (moment: Date | undefined) => Date.now() - (moment?.getTime() ?? Date.now()) > strayAfter;

/** Splits content into chunks of the same size. Only the last may be smaller. */
async function* inParts(content: Readable, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    for (let rest = chunk as Buffer; rest.length > 0;) {
      const some = rest.subarray(0, size - length);
      rest = rest.subarray(some.length);
      chunks.push(some);
      length += some.length;
      if (length < size) continue;
      yield Buffer.concat(chunks);
      [chunks, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(chunks);
}

/**
 * Yields content until the connection breaks, and then ends without an error. The received bytes are stored, and the client
 * continues after them.
 */
async function* untilItBreaks(content: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) {
      yield chunk as Buffer;
      count((chunk as Buffer).length);
    }
  } catch {
    // The connection broke; the bytes received so far are stored.
  }
}
