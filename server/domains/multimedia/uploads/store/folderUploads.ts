import { createWriteStream } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/utils';
import { isDiskFull } from '../../../../kit/diskFull.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import { removeStrays } from '../../../../kit/storage/strays.ts';
import { reportingProgress, uploadLifetime, type UploadFiles } from '../../../../kit/storage/uploadFiles.ts';
import { fileKeyOf } from '../records/fileKey.ts';
import { complete } from '../records/uploadRecord.ts';
import { isDone, type UploadRecords } from '../records/uploadRecords.ts';

/** Bytes without a record are nobody's after an hour. */
const strayAfter = 60 * 60 * 1000;

interface Needed {
  directory: string;
  records: UploadRecords;
  storage: Storage;
}

/** Unfinished uploads as files of a folder that all processes share; each file says itself where it goes on. */
export class FolderUploads extends FileStore implements UploadFiles {
  readonly #records: UploadRecords;
  readonly #storage: Storage;

  constructor({ directory, records, storage }: Needed) {
    // Its row was written when it was admitted.
    const configstore = {
      get: async (id: string) => records.get(id),
      set: async () => {},
      delete: async (id: string) => records.delete(id),
    };
    super({ directory, configstore, expirationPeriodInMilliseconds: uploadLifetime });
    this.#records = records;
    this.#storage = storage;
  }

  get folder(): string {
    return this.directory;
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      await writeFile(this.pathOf(upload.id), '', { mode: 0o600 });
      return upload;
    } catch (error) {
      await this.#records.delete(upload.id);
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
    try {
      await reportingProgress(this.#records, id, arrived, () => pipeline(content, file));
      return arrived();
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
  }

  /** A sender who never progressed that the last bytes arrived asks again, and is told that all are there. */
  override async getUpload(id: string): Promise<Upload> {
    return (await this.#done(id)) ?? this.#underWay(id);
  }

  async #underWay(id: string): Promise<Upload> {
    try {
      return await super.getUpload(id);
    } catch (error) {
      // Its bytes may have been taken between the two looks, or moved just before a process ended.
      const moved = (await this.#done(id)) ?? (await this.#moved(id));
      if (!moved) throw error;
      return moved;
    }
  }

  async #done(id: string): Promise<Upload | undefined> {
    const upload = await this.#records.get(id);
    return upload && isDone(upload) ? complete(upload) : undefined;
  }

  async #moved(id: string): Promise<Upload | undefined> {
    const upload = await this.#records.get(id);
    if (!upload || (await this.#storage.sizeOf(fileKeyOf(upload))) !== upload.size) return undefined;
    return complete(upload);
  }

  withFile<T>({ id }: Upload, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.pathOf(id));
  }

  async moveTo({ id }: Upload, fileKey: string): Promise<void> {
    await this.#storage.adopt(fileKey, this.pathOf(id));
  }

  async joinParts(): Promise<void> {
    // A file is one from the beginning.
  }

  async discard({ id }: Upload): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  async removeStrays(): Promise<void> {
    const known = await this.#records.known(await readdir(this.directory));
    await removeStrays(this.directory, strayAfter, (name) => known.has(name));
  }

  /** Where the bytes of an upload are. Ids are random and made by us. */
  pathOf(id: string): string {
    return join(this.directory, id);
  }
}
