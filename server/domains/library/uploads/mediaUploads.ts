import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Server } from '@tus/server';
import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../../kit/context.ts';
import { notFound, timedOut, viewOnly } from '../../../kit/errors.ts';
import type { Events } from '../../../kit/events/events.ts';
import type { Locks } from '../../../kit/locks/locks.ts';
import type { Sender } from '../../../kit/storage/fileKinds.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Notices } from '../../../kit/notices/notices.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { removeStrays } from '../../../kit/storage/strays.ts';
import { uploadLifetime, type UploadFiles } from '../../../kit/storage/uploadFiles.ts';
import type { UploadResult } from '../../../protocol/uploads.ts';
import { contentTypeOf, isMediaType } from '../analysis/types/contentType.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';
import type { AttachedMediaByKind } from '../attached/attachedMedia.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import type { Accounts } from '../../platform/public.ts';
import { addMedium } from './addMedium.ts';
import { admitUpload, mediaLimit, mayUpload, requireUploadRight } from './admission.ts';
import { UploadedPictures } from './pictures/uploadedPictures.ts';
import { isPictureName } from './pictures/pictureNames.ts';
import { deleteOrphanedFiles, type UploadedFile } from './deleteOrphanedFiles.ts';
import { toErrorResponse } from './toErrorResponse.ts';
import { fileKeyOf } from './records/fileKey.ts';
import { complete, recordOf, type SentFrom, type UploadRecord } from './records/uploadRecord.ts';
import { StorageReservations } from './records/storageReservations.ts';
import { UploadRecords } from './records/uploadRecords.ts';
import { sentBy, sentFrom } from './records/uploadSender.ts';
import { FolderUploads } from './store/folderUploads.ts';
import { lockOf, uploadLocker } from './store/uploadLocker.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    uploads: MediaUploads;
  }
}

/** URL path of the endpoint for uploads in the tus protocol. */
export const uploadPath = '/uploads/media';

interface Services {
  folder: string;
  storage: Storage;
  jobs: Jobs;
  notices: Notices;
  tables: Pick<Context, 'database' | 'reads'>;
  events: Events;
  publicTypes: ReadonlySet<string>;
  attachedMedia: AttachedMediaByKind;
  locks: Locks;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Folders next to the upload folder for files that are being received, or moved to the storage. */
const unfinishedFolders = ['.received', '.unfinished'];

type Incoming = {
  runtime?: { node?: { req: IncomingMessage; res: ServerResponse } };
};

/** Receives uploads in chunks, across requests and restarts, and adds them to the library. */
export class MediaUploads {
  readonly records: UploadRecords;
  readonly files: UploadFiles;
  readonly pictures: UploadedPictures;
  readonly #services: Services;
  readonly #space: StorageReservations;
  readonly #tus: Server;
  readonly #senders = new WeakMap<IncomingMessage, Sender>();
  #strayTimer: NodeJS.Timeout | undefined;

  constructor(services: Services) {
    const { folder, storage, tables, locks } = services;
    this.#services = services;
    this.records = new UploadRecords(tables.database, (record) => this.#publishProgress(record));
    this.files =
      storage.receive?.(this.records) ??
      new FolderUploads({ directory: folder, records: this.records, storage });
    this.pictures = new UploadedPictures({ ...services, records: this.records, files: this.files });
    this.#space = new StorageReservations({ database: tables.database, folder: this.files.folder });
    this.#tus = new Server({
      // No `Access-Control-Allow-Origin`: pages of other origins must not read responses.
      allowedOrigins: [],
      path: uploadPath,
      datastore: this.files,
      locker: uploadLocker(locks),
      maxSize: mediaLimit.max,
      relativeLocation: true,
      namingFunction: () => randomKey(),
      onIncomingRequest: (request, id) => this.#check(request as Incoming, id),
      onUploadCreate: async (request, upload) => ({
        metadata: await this.#admit(this.#senderOf(request as Incoming).context, upload),
      }),
      onUploadFinish: async (request, upload) => ({
        headers: await this.#finish(this.#senderOf(request as Incoming), upload),
      }),
      onResponseError: (_request, error) => toErrorResponse(error, services.log),
    });
  }

  /** Handles a request of the tus protocol on behalf of its sender. */
  async handle(request: IncomingMessage, response: ServerResponse, sender: Sender): Promise<void> {
    this.#senders.set(request, sender);
    await this.#tus.handle(request, response);
  }

  close(): void {
    clearInterval(this.#strayTimer);
  }

  /** Completes uploads whose bytes had all arrived when a process ended. */
  async resume(accounts: Pick<Accounts, 'accessOf'>): Promise<void> {
    await mkdir(this.#services.folder, { recursive: true });
    await this.#removeStrays();
    await this.sweep().catch((error: unknown) =>
      this.#services.log.error({ err: error }, 'old uploads could not be deleted'),
    );
    this.#strayTimer ??= setInterval(() => void this.#removeStrays(), day).unref();
    // An upload that cannot be completed now is tried again when its uploader sends a request, or at the next
    // start.
    for (const { id } of await this.records.findOpen()) {
      const upload = await this.files.getUpload(id).catch(() => undefined);
      if (upload && upload.offset === upload.size)
        await this.#completeFor(upload, accounts).catch(() => undefined);
    }
  }

  /**
   * Deletes old uploads, and files of completed uploads that no medium refers to.
   * Runs at the start of each process, and once a day in one process.
   */
  async sweep(): Promise<void> {
    const { storage, tables } = this.#services;
    await this.#deleteOld();
    for await (const uploads of this.records.completed())
      await deleteOrphanedFiles({ database: tables.database, storage }, uploads.map(uploadedFileOf));
  }

  /** Deletes abandoned uploads, and records of uploads that were completed long ago. */
  async #deleteOld(): Promise<void> {
    const now = Date.now();
    const began = new Date(now - uploadLifetime);
    for (const upload of await this.records.findOld(began, new Date(now - 60 * minute))) {
      if (!recordOf(upload).mediaId) await this.files.discard(upload);
      await this.records.delete(upload.id);
    }
    await this.files.removeStrays();
  }

  /** Deletes files older than a day that a process left between two steps. */
  async #removeStrays(): Promise<void> {
    const { folder, log } = this.#services;
    try {
      for (const name of unfinishedFolders) await removeStrays(join(dirname(folder), name), day);
    } catch (error) {
      log.error({ err: error }, 'left-over files could not be deleted');
    }
  }

  /**
   * Checks a request for an upload. Throws NOT_FOUND both for unknown uploads and for uploads of other people or radios, so that ids
   * cannot be probed. Chunks, and the completion by a `HEAD` request, require the right to upload.
   */
  async #check(request: Incoming, id: string): Promise<void> {
    const { context } = this.#senderOf(request);
    const { req, res } = request.runtime!.node!;
    if (req.method === 'POST') return;
    const upload = await this.#find(id);
    const record = upload && recordOf(upload);
    if (
      !upload ||
      // guard: upload-resumed-by-sender
      record?.userId !== String(context.viewer?.userId) ||
      record.radioId !== String(context.radioId)
    )
      throw notFound('Upload');
    if (req.method === 'DELETE' && context.viewingAs !== undefined) throw viewOnly();
    if (req.method === 'PATCH') {
      // guard: upload-chunk-needs-right
      await requireUploadRight(context, targetOf(record));
      await this.#space.reserve(upload);
    }
    // The response to the last bytes may have been lost, perhaps before the upload was completed. Completes
    // it and repeats the result.
    if (req.method !== 'HEAD' || upload.offset !== upload.size) return;
    if (!record.mediaId) await requireUploadRight(context, targetOf(record));
    for (const [name, value] of Object.entries(await this.#take(upload))) res.setHeader(name, value);
  }

  /** Checks whether the caller may upload the file, and returns the metadata to store. */
  async #admit(context: Context, upload: Upload): Promise<Record<string, string>> {
    const record = await admitUpload(context, upload);
    await this.#space.admit(upload, record);
    await this.#publishProgress(record);
    return { ...record };
  }

  /** Publishes the progress of an attached upload; a failure to publish must not reject the upload. */
  async #publishProgress({ kind, target, radioId }: UploadRecord): Promise<void> {
    if (target === undefined) return;
    const { tables, events, attachedMedia, log } = this.#services;
    const context = {
      database: tables.database,
      events,
      radioId: Number(radioId),
    };
    await attachedMedia
      .get(kind as MediaKind)
      ?.onProgress?.(context, target)
      .catch((error: unknown) =>
        log.error({ err: error }, 'the progress of an upload could not be published'),
      );
  }

  /** Completes an upload after its last bytes. Rejects it when the uploader has lost the right meanwhile. */
  async #finish({ context, refresh }: Sender, upload: Upload): Promise<UploadResult> {
    // guard: finished-upload-needs-right
    await refresh();
    const sent = targetOf(recordOf(upload));
    try {
      await requireUploadRight(context, sent);
    } catch (error) {
      if (context.viewer) await this.#withLock(upload, () => this.files.remove(upload.id));
      throw error;
    }
    return this.#take(upload, sentFrom(context, sent.kind));
  }

  /**
   * Completes the upload of a person who is not connected any more and still has the right.
   * Uploads by API tokens stay open until their client sends a request.
   */
  async #completeFor(upload: Upload, accounts: Pick<Accounts, 'accessOf'>): Promise<void> {
    const record = recordOf(upload);
    if (record.byProgram && !record.picture) return;
    const [userId, radioId] = [Number(record.userId), Number(record.radioId)];
    const access = await accounts.accessOf(userId, radioId);
    if (access?.radioId !== radioId) return;
    const { attachedMedia, tables } = this.#services;
    if (
      /* guard: upload-after-restart-needs-right */ await mayUpload(
        attachedMedia,
        { database: tables.database, abilities: access.abilities, userId, radioId },
        record,
      )
    )
      await this.#take(upload);
  }

  /**
   * Completes an upload once, even if its end is reported several times. Returns the result for its uploader.
   */
  #take(upload: Upload, from?: SentFrom): Promise<UploadResult> {
    return this.#withLock(upload, () => this.#completeOnce(upload, from));
  }

  /** Runs work on a complete upload under its lock. */
  async #withLock<T>({ id }: Upload, work: () => Promise<T>): Promise<T> {
    const release = await this.#services.locks.acquire(lockOf(id), { onReleaseRequest: () => {} });
    if (!release) throw timedOut();
    try {
      return await work();
    } finally {
      await release();
    }
  }

  async #completeOnce({ id }: Upload, from?: SentFrom): Promise<UploadResult> {
    const arrived = await this.files.getUpload(id);
    const { mediaId, picture, filename } = recordOf(arrived);
    if (mediaId) return { 'X-Media-Id': mediaId };
    if (!picture) await this.files.joinParts(arrived);
    const upload = from && !picture ? complete(await this.records.markSent(arrived, from)) : arrived;
    if (isPictureName(filename) && (picture || !(await this.#isMedia(upload)))) {
      await this.pictures.receive(upload);
      return { 'X-Picture-Id': id };
    }
    const key = await this.#addToLibrary(upload);
    return { 'X-Media-Id': String(key.id) };
  }

  /** True for sound and video content, also when the file has the name of a picture. */
  #isMedia(upload: Upload): Promise<boolean> {
    return this.files.withFile(upload, async (path) =>
      isMediaType(await contentTypeOf(path).catch(() => undefined)),
    );
  }

  /**
   * Adds a complete upload to the library in steps that can be repeated after a crash.
   * Moves the file to a key derived from the record, then inserts the medium and stores its id in the record.
   */
  async #addToLibrary(upload: Upload): Promise<MediumKey> {
    const { storage, tables, ...services } = this.#services;
    const fileKey = fileKeyOf(upload);
    const sender = sentBy(upload);
    const { kind, filename: fileName, target } = recordOf(upload);
    if ((await storage.sizeOf(fileKey)) !== upload.size) await this.files.moveTo(upload, fileKey);
    return addMedium(
      { ...tables, ...services },
      { kind: kind as MediaKind, target, sender, upload, fileKey, fileName },
    );
  }

  /** Returns an upload of any person; undefined for an unknown or expired upload. */
  async #find(id: string): Promise<Upload | undefined> {
    try {
      return await this.files.getUpload(id);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  #senderOf(request: Incoming): Sender {
    return this.#senders.get(request.runtime!.node!.req)!;
  }
}

const uploadedFileOf = (upload: Upload): UploadedFile => ({
  mediaId: Number(recordOf(upload).mediaId),
  fileKey: fileKeyOf(upload),
});

/** True for the errors of the tus library for a missing or expired upload. */
const isMissing = (error: unknown) =>
  [404, 410].includes(Number((error as { status_code?: unknown } | null)?.status_code));

/** Returns the folder on disk that contains the unfinished uploads. */
export const uploadFolder = (filesDir: string) => join(filesDir, '.uploads');

/** Kind and target, on which the right to upload depends. */
const targetOf = ({ kind, target }: UploadRecord) => ({ kind: kind as MediaKind, target });
