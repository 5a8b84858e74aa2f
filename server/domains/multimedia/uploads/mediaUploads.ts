import type { IncomingMessage, ServerResponse } from 'node:http';
import { copyFile, mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Server } from '@tus/server';
import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import type { Events } from '../../../kit/events/events.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import type { MediaLibrary } from '../analysis/mediaLibrary.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';
import type { MediaKind } from '../media/mediaKind.ts';
import { addMedium } from './addMedium.ts';
import { admitted, mostBytes } from './admission.ts';
import { DroppedPictures } from './pictures/droppedPictures.ts';
import { isPictureName } from './pictures/pictureNames.ts';
import { diskHolds, roomOf } from './quota.ts';
import { refusalOf, storageFull } from './uploadErrors.ts';
import { recordOf, UploadStore } from './uploadStore.ts';

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
  library: MediaLibrary;
  tables: Pick<Context, 'database' | 'reads'>;
  events: Events;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const day = 24 * 60 * 60 * 1000;

/** The headers of an answer that say what a file has become. */
type Taken = { 'X-Media-Id': string } | { 'X-Picture-Id': string };

type Incoming = { runtime?: { node?: { req: IncomingMessage; res: ServerResponse } } };

/** Receives files in pieces, over as many requests and restarts as it takes, and hands them to the library. */
export class MediaUploads {
  readonly store: UploadStore;
  readonly pictures: DroppedPictures;
  readonly #needed: Needed;
  readonly #tus: Server;
  readonly #contexts = new WeakMap<IncomingMessage, Context>();
  readonly #taking = new Map<string, Promise<Taken>>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(needed: Needed) {
    this.#needed = needed;
    this.store = new UploadStore(needed.folder);
    this.pictures = new DroppedPictures({ ...needed, store: this.store });
    this.#tus = new Server({
      path: uploadPath,
      datastore: this.store,
      maxSize: mostBytes,
      relativeLocation: true,
      namingFunction: () => randomKey(),
      onIncomingRequest: (request, id) => this.#checked(() => this.#check(request as Incoming, id)),
      onUploadCreate: (request, upload) =>
        this.#checked(async () => ({
          metadata: await this.#admit(this.#contextOf(request as Incoming), upload),
        })),
      onUploadFinish: async (_request, upload) => ({
        headers: await this.#take(upload),
      }),
    });
  }

  /** Answers a request of the protocol, in the name of its caller. */
  async handle(request: IncomingMessage, response: ServerResponse, context: Context): Promise<void> {
    this.#contexts.set(request, context);
    await this.#tus.handle(request, response);
  }

  close(): Promise<void> {
    clearInterval(this.#sweeping);
    return this.pictures.close();
  }

  /** Goes on with what was on its way when the process ended: what is complete is taken. */
  async resume(): Promise<void> {
    await mkdir(this.#needed.folder, { recursive: true });
    await this.store.forgetOld();
    this.#sweeping ??= setInterval(() => void this.#sweep(), day).unref();
    // What cannot be taken now waits for its sender, or for the next start.
    for (const upload of await this.store.restore()) await this.#take(upload).catch(() => undefined);
  }

  async #sweep(): Promise<void> {
    await this.store
      .forgetOld()
      .catch((error: unknown) => this.#needed.log.error({ err: error }, 'old uploads could not be removed'));
  }

  /** Only who began an upload goes on with it, on the radio for which it was begun. */
  async #check(request: Incoming, id: string): Promise<void> {
    const context = this.#contextOf(request);
    const node = request.runtime!.node!.req;
    if (node.method === 'POST') return;
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
    // The answer to the last bytes was lost, perhaps with the work that follows them: it is told now.
    if (node.method !== 'HEAD' || upload.offset !== upload.size) return;
    for (const [name, value] of Object.entries(await this.#take(upload)))
      request.runtime!.node!.res.setHeader(name, value);
  }

  /** Whether the caller may send this file here, and what is written down of it. */
  async #admit(context: Context, upload: Upload): Promise<Record<string, string>> {
    const record = admitted(context, upload);
    await this.#requireRoom(context.radioId!, upload.size!);
    return { ...record };
  }

  async #requireRoom(radioId: number, bytes: number): Promise<void> {
    const { used, quota } = await roomOf(this.#needed.tables.database, radioId);
    const free = quota === null ? Number.POSITIVE_INFINITY : quota - used - this.store.expectedBy(radioId);
    if (bytes > free) throw storageFull('quota', Math.max(0, free));
    if (!(await diskHolds(this.#needed.folder, bytes))) throw storageFull('disk', 0);
  }

  /** Once for each upload, however often its end is told. Gives what its sender hears of it. */
  #take(upload: Upload): Promise<Taken> {
    const running = this.#taking.get(upload.id);
    if (running) return running;
    const work = this.#takeOnce(upload).finally(() => this.#taking.delete(upload.id));
    this.#taking.set(upload.id, work);
    return work;
  }

  async #takeOnce({ id }: Upload): Promise<Taken> {
    const { storage, library } = this.#needed;
    const upload = await this.store.getUpload(id);
    const { mediaId, filename } = recordOf(upload);
    if (mediaId) return { 'X-Media-Id': mediaId };
    if (isPictureName(filename)) {
      await this.pictures.take(upload);
      return { 'X-Picture-Id': id };
    }
    const fileKey = `media/${randomKey()}${endingOf(filename)}`;
    await storage.adopt(fileKey, this.store.pathOf(id));
    const key = await this.#enter(upload, fileKey);
    await this.store.markTaken(upload, key.id);
    library.take(key);
    return { 'X-Media-Id': String(key.id) };
  }

  /** Writes down what has arrived. When that fails, the bytes go back to where the next try finds them. */
  async #enter(upload: Upload, fileKey: string): Promise<MediumKey> {
    const { storage, tables, log } = this.#needed;
    const { userId, radioId, kind, filename } = recordOf(upload);
    try {
      return await addMedium(tables, {
        kind: kind as MediaKind,
        radioId: Number(radioId),
        userId: Number(userId),
        fileKey,
        fileName: filename,
        size: upload.size ?? 0,
      });
    } catch (error) {
      log.error({ err: error, upload: upload.id }, 'a file that has arrived could not be written down');
      await storage.withFile(fileKey, (path) => copyFile(path, this.store.pathOf(upload.id)));
      await storage.delete(fileKey);
      throw error;
    }
  }

  async #checked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof GraphQLError ? refusalOf(error) : error;
    }
  }

  #contextOf(request: Incoming): Context {
    return this.#contexts.get(request.runtime!.node!.req)!;
  }
}

/** Only for people who look into the folder; what a file is, its content says. */
function endingOf(filename: string): string {
  const ending = extname(filename).toLowerCase();
  return /^\.[a-z\d]{1,5}$/.test(ending) ? ending : '';
}

/** Where unfinished uploads lie. */
export const uploadFolder = (filesDir: string) => join(filesDir, '.uploads');
