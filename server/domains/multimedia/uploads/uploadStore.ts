import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/utils';

/** Uploads that nobody goes on with are forgotten after a week, and so are the records of finished ones. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** What the server itself writes into the record of an upload, beside what its sender says. */
export interface UploadRecord {
  userId: string;
  radioId: string;
  kind: string;
  filename: string;
  /** Set once the library has taken the file. */
  mediaId?: string;
}

export const recordOf = ({ metadata }: Upload) => (metadata ?? {}) as unknown as UploadRecord;

/** Unfinished uploads as files of a folder, with a record beside each; the record outlives a file that was taken over. */
export class UploadStore extends FileStore {
  readonly #expected = new Map<string, { radioId: number; bytes: number }>();

  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: keptFor });
  }

  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    this.#expect(created);
    return created;
  }

  /** A sender who never heard that the last bytes arrived asks again, and is told that all are there. */
  override async getUpload(id: string): Promise<Upload> {
    const record = await this.configstore.get(id);
    if (!record?.metadata?.['mediaId']) return super.getUpload(id);
    return new Upload({ ...record, id, offset: record.size ?? 0 });
  }

  override async remove(id: string): Promise<void> {
    this.#expected.delete(id);
    await super.remove(id);
  }

  async markTaken(upload: Upload, mediaId: number): Promise<void> {
    const metadata = { ...upload.metadata, mediaId: String(mediaId) };
    await this.configstore.set(upload.id, new Upload({ ...upload, metadata, offset: upload.size ?? 0 }));
    this.#expected.delete(upload.id);
  }

  /** Where the bytes of an upload are. Ids are random and made by us. */
  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** Bytes that were announced for a radio and are not in its library yet. */
  expectedBy(radioId: number): number {
    const own = [...this.#expected.values()].filter((expected) => expected.radioId === radioId);
    return own.reduce((bytes, expected) => bytes + expected.bytes, 0);
  }

  /** Remembers what was on its way when the process ended, forgets what is too old, and gives what is complete. */
  async restore(): Promise<Upload[]> {
    const complete: Upload[] = [];
    for (const id of (await this.configstore.list?.()) ?? []) {
      const record = await this.configstore.get(id);
      if (!record) continue;
      if (isOld(record)) await this.#forget(id);
      else if (!record.metadata?.['mediaId']) {
        this.#expect(record);
        const upload = await super.getUpload(id).catch(() => undefined);
        if (upload && upload.offset === upload.size) complete.push(upload);
      }
    }
    return complete;
  }

  async #forget(id: string): Promise<void> {
    this.#expected.delete(id);
    await rm(this.pathOf(id), { force: true });
    await this.configstore.delete(id);
  }

  #expect(upload: Upload): void {
    this.#expected.set(upload.id, { radioId: Number(recordOf(upload).radioId), bytes: upload.size ?? 0 });
  }
}

const isOld = ({ creation_date }: Upload) =>
  Date.now() - new Date(creation_date ?? Date.now()).getTime() > keptFor;
