import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rm } from 'node:fs/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/utils';
import { isOutOfRoom } from '../../../kit/outOfRoom.ts';
import { removeStrays } from '../../../kit/storage/strays.ts';
import { AnnouncedUploads } from './announcedUploads.ts';
import { DropGroups } from './dropGroups.ts';
import { type PictureFailure, PictureState } from './pictures/uploadedPicture.types.ts';
import { recordOf, type SentFrom, type UploadRecord } from './uploadRecord.ts';
import { UploadRecords } from './uploadRecords.ts';

/** Uploads that nobody goes on with are forgotten after a week, and so are the records of finished ones. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Bytes without a record, and records that were being written when the process ended, are nobody's after an hour. */
const strayAfter = 60 * 60 * 1000;

/** Unfinished uploads as files of a folder, with a record beside each; the record outlives a file that was taken over. */
export class UploadStore extends FileStore {
  readonly groups = new DropGroups();
  readonly announced = new AnnouncedUploads();

  readonly #isMoved: (upload: Upload) => Promise<boolean>;

  /** Is told whether the bytes of an upload, whose record says nothing of it yet, are where the library keeps its files. */
  constructor(directory: string, isMoved: (upload: Upload) => Promise<boolean> = async () => false) {
    const configstore = new UploadRecords(directory);
    super({ directory, configstore, expirationPeriodInMilliseconds: keptFor });
    this.#isMoved = isMoved;
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      const created = await super.create(upload);
      this.#announce(created);
      this.groups.note(created);
      return created;
    } catch (error) {
      await this.#forget(upload.id);
      throw error;
    }
  }

  /** In large pieces: a write for each piece that comes from the network would keep the disk busy with their number. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), {
      flags: 'r+',
      start: offset,
      highWaterMark: 1024 ** 2,
    });
    const arrived = () => offset + file.bytesWritten;
    const endFollowing = this.announced.follow(id, arrived);
    try {
      await pipeline(content, file);
      return arrived();
    } catch (error) {
      throw isOutOfRoom(error) ? error : ERRORS.FILE_WRITE_ERROR;
    } finally {
      endFollowing();
    }
  }

  /** A sender who never heard that the last bytes arrived asks again, and is told that all are there. */
  override async getUpload(id: string): Promise<Upload> {
    return (await this.#done(id)) ?? this.#underWay(id);
  }

  async #underWay(id: string): Promise<Upload> {
    try {
      return await super.getUpload(id);
    } catch (error) {
      // Its bytes may have been taken between the two looks, or moved just before the process ended.
      const moved = (await this.#done(id)) ?? (await this.#moved(id));
      if (!moved) throw error;
      return moved;
    }
  }

  async #done(id: string): Promise<Upload | undefined> {
    const record = await this.configstore.get(id);
    return record && isDone(record) ? complete(id, record) : undefined;
  }

  async #moved(id: string): Promise<Upload | undefined> {
    const record = await this.configstore.get(id);
    const upload = record && complete(id, record);
    return upload && (await this.#isMoved(upload)) ? upload : undefined;
  }

  override async remove(id: string): Promise<void> {
    this.announced.release(id);
    this.groups.forget(id);
    await super.remove(id);
  }

  /** Says which request sent the end of it. */
  async markSent(upload: Upload, { address, requestId }: SentFrom): Promise<Upload> {
    return this.#write(upload, { address, requestId });
  }

  /** Its bytes are the library's from now on. */
  async markTaken(upload: Upload, mediaId: number): Promise<void> {
    this.groups.note(await this.#write(upload, { mediaId: String(mediaId) }));
    this.announced.release(upload.id);
    await rm(this.pathOf(upload.id), { force: true });
  }

  /** Says how far a picture is; the bytes of one that waits for nothing any more are thrown away. */
  async markPicture(upload: Upload, picture: PictureState, failure?: PictureFailure): Promise<void> {
    await this.#write(upload, { picture, ...(failure && { failure }) });
    this.announced.release(upload.id);
    if (picture !== PictureState.WAITING) await rm(this.pathOf(upload.id), { force: true });
  }

  async #write(upload: Upload, more: Partial<UploadRecord>): Promise<Upload> {
    const metadata = { ...upload.metadata, ...more };
    const written = new Upload({ ...upload, metadata, offset: upload.size ?? 0 });
    await this.configstore.set(upload.id, written);
    return written;
  }

  /** Where the bytes of an upload are. Ids are random and made by us. */
  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** Remembers what was on its way when the process ended, and gives what is complete. */
  async restore(): Promise<Upload[]> {
    const arrived: Upload[] = [];
    for await (const [id, record] of this.#records()) {
      this.groups.note(record);
      if (isDone(record)) continue;
      const upload = await this.getUpload(id).catch(() => undefined);
      if (!upload) continue;
      this.#announce(upload);
      if (upload.offset === upload.size) arrived.push(upload);
    }
    return arrived;
  }

  /** Throws away what nobody went on with, and what is told of files that were taken long ago. */
  async forgetOld(): Promise<void> {
    const known = new Set<string>();
    for await (const [id, record] of this.#records()) {
      if (isOld(record)) await this.#forget(id);
      else known.add(id).add(`${id}.json`);
    }
    await removeStrays(this.directory, strayAfter, (name) => known.has(name));
  }

  /** Uploads that have become media within a week. */
  async taken(): Promise<Upload[]> {
    const uploads: Upload[] = [];
    for await (const [id, record] of this.#records())
      if (recordOf(record).mediaId) uploads.push(complete(id, record));
    return uploads;
  }

  async *#records(): AsyncGenerator<[id: string, record: Upload]> {
    for (const id of (await this.configstore.list?.()) ?? []) {
      const record = await this.configstore.get(id);
      if (record) yield [id, record];
    }
  }

  async #forget(id: string): Promise<void> {
    this.announced.release(id);
    this.groups.forget(id);
    await rm(this.pathOf(id), { force: true });
    await this.configstore.delete(id);
  }

  #announce(upload: Upload): void {
    this.announced.hold(upload.id, Number(recordOf(upload).radioId), upload.size ?? 0, upload.offset);
  }
}

const complete = (id: string, record: Upload) => new Upload({ ...record, id, offset: record.size ?? 0 });

/** Whether there is nothing to be done about it any more. */
const isDone = (upload: Upload): boolean => {
  const { mediaId, picture = PictureState.WAITING } = recordOf(upload);
  return mediaId !== undefined || picture !== PictureState.WAITING;
};

const isOld = ({ creation_date }: Upload) =>
  Date.now() - new Date(creation_date ?? Date.now()).getTime() > keptFor;
