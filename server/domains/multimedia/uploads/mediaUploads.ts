import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Server } from '@tus/server';
import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../../kit/context.ts';
import { notFound, viewOnly } from '../../../kit/errors.ts';
import type { Events } from '../../../kit/events/events.ts';
import type { Sender } from '../../../kit/storage/fileKinds.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { removeStrays } from '../../../kit/storage/strays.ts';
import { contentTypeOf, isMediaType } from '../analysis/contentType.ts';
import { entityOf, type MediumKey } from '../analysis/storedMedium.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { addMedium, mediumOfFile } from './addMedium.ts';
import { admitted, maxBytes, requireUploadRight } from './admission.ts';
import { DroppedPictures } from './pictures/droppedPictures.ts';
import { isPictureName } from './pictures/pictureNames.ts';
import { removeLeftFiles } from './leftFiles.ts';
import { refusalOf } from './uploadErrors.ts';
import { UploadRoom } from './uploadRoom.ts';
import { sentBy, sentFrom } from './uploadSender.ts';
import { recordOf, type SentFrom } from './uploadRecord.ts';
import { UploadStore } from './uploadStore.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    uploads: MediaUploads;
  }
}

/** Where files are sent, in the tus protocol. */
export const uploadPath = '/uploads/media';

interface Needed {
  folder: string;
  storage: Storage;
  jobs: Jobs;
  tables: Pick<Context, 'database' | 'reads'>;
  events: Events;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const day = 24 * 60 * 60 * 1000;

/** Beside the folder of uploads: where files lie while they are received, or on their way into the storage. */
const unfinishedFolders = ['.received', '.unfinished'];

/** The headers of an answer that say what a file has become. */
type Taken = { 'X-Media-Id': string } | { 'X-Picture-Id': string };

type Incoming = { runtime?: { node?: { req: IncomingMessage; res: ServerResponse } } };

/** Receives files in pieces, over as many requests and restarts as it takes, and hands them to the library. */
export class MediaUploads {
  readonly store: UploadStore;
  readonly pictures: DroppedPictures;
  readonly #needed: Needed;
  readonly #room: UploadRoom;
  readonly #tus: Server;
  readonly #senders = new WeakMap<IncomingMessage, Sender>();
  readonly #taking = new Map<string, Promise<Taken>>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(needed: Needed) {
    const { folder, storage, tables } = needed;
    this.#needed = needed;
    this.store = new UploadStore(folder, async (upload) => {
      const size = await storage.sizeOf(fileKeyOf(upload));
      return size !== null && size === upload.size;
    });
    this.pictures = new DroppedPictures({ ...needed, store: this.store });
    this.#room = new UploadRoom({ database: tables.database, folder, announced: this.store.announced });
    this.#tus = new Server({
      path: uploadPath,
      datastore: this.store,
      maxSize: maxBytes,
      relativeLocation: true,
      namingFunction: () => randomKey(),
      onIncomingRequest: (request, id) => this.#check(request as Incoming, id),
      onUploadCreate: async (request, upload) => ({
        metadata: await this.#admit(this.#senderOf(request as Incoming).context, upload),
      }),
      onUploadFinish: async (request, upload) => ({
        headers: await this.#finish(this.#senderOf(request as Incoming), upload),
      }),
      onResponseError: (_request, error) => refusalOf(error, needed.log),
    });
  }

  /** Answers a request of the protocol, in the name of its caller. */
  async handle(request: IncomingMessage, response: ServerResponse, sender: Sender): Promise<void> {
    this.#senders.set(request, sender);
    await this.#tus.handle(request, response);
  }

  close(): Promise<void> {
    clearInterval(this.#sweeping);
    return this.pictures.close();
  }

  /** Goes on with what was on its way when the process ended: what is complete is taken. */
  async resume(accounts: Pick<Accounts, 'accessOf'>): Promise<void> {
    await mkdir(this.#needed.folder, { recursive: true });
    await this.store.forgetOld();
    await this.#sweepFiles();
    this.#sweeping ??= setInterval(() => void this.#sweep(), day).unref();
    // What cannot be taken now waits for its sender, or for the next start.
    for (const upload of await this.store.restore())
      await this.#takeFor(upload, accounts).catch(() => undefined);
  }

  async #sweep(): Promise<void> {
    await this.store
      .forgetOld()
      .catch((error: unknown) => this.#needed.log.error({ err: error }, 'old uploads could not be removed'));
    await this.#sweepFiles();
  }

  /** Removes what a process that ended has left between two steps. */
  async #sweepFiles(): Promise<void> {
    const { storage, tables, folder, log } = this.#needed;
    try {
      for (const name of unfinishedFolders) await removeStrays(join(dirname(folder), name), day);
      const taken = (await this.store.taken()).map((upload) => ({
        mediaId: Number(recordOf(upload).mediaId),
        fileKey: fileKeyOf(upload),
      }));
      await removeLeftFiles({ database: tables.database, storage }, taken);
    } catch (error) {
      log.error({ err: error }, 'left files could not be removed');
    }
  }

  /** Only who began an upload goes on with it, on the radio for which it was begun, and while they still may. */
  async #check(request: Incoming, id: string): Promise<void> {
    const { context } = this.#senderOf(request);
    const { req, res } = request.runtime!.node!;
    if (req.method === 'POST') return;
    // While it is taken its bytes are on their way to the library, and not where a look would find them.
    await this.#taking.get(id)?.catch(() => undefined);
    const upload = await this.store.getUpload(id).catch(() => undefined);
    const record = upload && recordOf(upload);
    if (
      !upload ||
      record?.userId !== String(context.viewer?.userId) ||
      record.radioId !== String(context.radioId)
    )
      throw notFound('Upload');
    if (req.method === 'DELETE' && context.viewingAs !== undefined) throw viewOnly();
    if (req.method === 'PATCH') {
      requireUploadRight(context, record.kind as MediaKind);
      await this.#room.promise(upload, context.radioId!);
    }
    // The answer to the last bytes was lost, perhaps with the work that follows them: it is told now.
    if (req.method !== 'HEAD' || upload.offset !== upload.size) return;
    if (!record.mediaId) requireUploadRight(context, record.kind as MediaKind);
    for (const [name, value] of Object.entries(await this.#take(upload))) res.setHeader(name, value);
  }

  /** Whether the caller may send this file here, and what is written down of it. */
  async #admit(context: Context, upload: Upload): Promise<Record<string, string>> {
    const record = admitted(context, upload);
    await this.#room.promise(upload, context.radioId!);
    return { ...record };
  }

  /** The last bytes are there. Whoever may not send them any more has sent them for nothing. */
  async #finish({ context, lookAgain }: Sender, upload: Upload): Promise<Taken> {
    await lookAgain();
    const kind = recordOf(upload).kind as MediaKind;
    try {
      requireUploadRight(context, kind);
    } catch (error) {
      if (context.viewer) await this.store.remove(upload.id);
      throw error;
    }
    return this.#take(upload, sentFrom(context, kind));
  }

  /** Takes what somebody sent who is not here now, if they still may; a program is waited for. */
  async #takeFor(upload: Upload, accounts: Pick<Accounts, 'accessOf'>): Promise<void> {
    const { userId, radioId, kind, byProgram, picture } = recordOf(upload);
    if (byProgram && !picture) return;
    const standing = await accounts.accessOf(Number(userId), Number(radioId));
    const isOnRadio = standing?.radioId === Number(radioId);
    if (isOnRadio && standing.abilities.can('create', entityOf[kind as MediaKind].name))
      await this.#take(upload);
  }

  /** Once for each upload, however often its end is told. Gives what its sender hears of it. */
  #take(upload: Upload, from?: SentFrom): Promise<Taken> {
    const running = this.#taking.get(upload.id);
    if (running) return running;
    const work = this.#takeOnce(upload, from).finally(() => this.#taking.delete(upload.id));
    this.#taking.set(upload.id, work);
    return work;
  }

  async #takeOnce({ id }: Upload, from?: SentFrom): Promise<Taken> {
    const arrived = await this.store.getUpload(id);
    const { mediaId, picture, filename } = recordOf(arrived);
    if (mediaId) return { 'X-Media-Id': mediaId };
    const upload = from && !picture ? await this.store.markSent(arrived, from) : arrived;
    if (isPictureName(filename) && !(await this.#isMedia(id))) {
      await this.pictures.take(upload);
      return { 'X-Picture-Id': id };
    }
    const key = await this.#keep(upload);
    await this.store.markTaken(upload, key.id);
    return { 'X-Media-Id': String(key.id) };
  }

  /** A sound that is called like a picture is a sound nevertheless. */
  async #isMedia(id: string): Promise<boolean> {
    return isMediaType(await contentTypeOf(this.store.pathOf(id)).catch(() => undefined));
  }

  /**
   * The record of the upload comes first, then the file moves to the key that follows from it, then its row is written,
   * then the record names the row: wherever the process ends, the next start finds each from the one before.
   */
  async #keep(upload: Upload): Promise<MediumKey> {
    const { storage, tables, jobs } = this.#needed;
    const fileKey = fileKeyOf(upload);
    const sender = sentBy(upload);
    const { kind, filename } = recordOf(upload);
    const owner = { radioId: sender.radioId, kind: kind as MediaKind };
    if ((await storage.sizeOf(fileKey)) === upload.size) {
      const known = await mediumOfFile(tables.database, fileKey, owner.radioId);
      if (known !== undefined) return { id: known, ...owner };
    } else await storage.adopt(fileKey, this.store.pathOf(upload.id));
    const file = { fileKey, fileName: filename, size: upload.size ?? 0 };
    return addMedium({ ...tables, jobs }, { kind: owner.kind, sender, ...file });
  }

  #senderOf(request: Incoming): Sender {
    return this.#senders.get(request.runtime!.node!.req)!;
  }
}

/** Where the library keeps the file of an upload: known before it is there. */
const fileKeyOf = (upload: Upload) => `media/${upload.id}${endingOf(recordOf(upload).filename)}`;

/** Only for people who look into the folder. What a file is, its content says; an ending of anything else misleads readers. */
function endingOf(filename: string): string {
  const ending = extname(filename).toLowerCase();
  return endings.has(ending) ? ending : '';
}

const endings: ReadonlySet<string> = new Set(
  ['mp3', 'aac', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'wav', 'mp4', 'webm'].map((ending) => `.${ending}`),
);

/** Where unfinished uploads lie. */
export const uploadFolder = (filesDir: string) => join(filesDir, '.uploads');
