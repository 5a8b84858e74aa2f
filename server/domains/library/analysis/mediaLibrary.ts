import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../kit/database/database.ts';
import { query } from '../../../kit/query/query.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import type { MediaItem } from '../media/mediaItem.entity.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { MediaFailure, MediaState } from '../media/mediaState.ts';
import { addAnalysis, analyseJob } from './analyseJob.ts';
import { analyse, Unusable, type Tools } from './analysis.ts';
import { Measuring } from '../measuring/measuring.ts';
import { Renditions } from '../renditions/renditions.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { Inspection } from './inspection.ts';
import { Inspector } from './inspector.ts';
import { changeMedium, type MediumKey } from './storedMedium.ts';
import { failedMediaPath } from '../notices/mediaPaths.ts';
import { uploadFailedNotice } from '../notices/uploadFailedNotice.ts';
import { queueAttemptsForSound } from '../uploads/pictures/pictureJob.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    library: MediaLibrary;
  }
}

type Services = Omit<Tools, 'inspector' | 'decodes' | 'signal'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

/** Analyses uploaded files and adds them to the library. */
export class MediaLibrary {
  readonly #services: Services;
  readonly #inspector = new Inspector();
  readonly renditions: Renditions;
  readonly measuring: Measuring;
  #decodes: Promise<boolean> | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.renditions = new Renditions({ ...services, decodes: () => this.decodes() });
    this.measuring = new Measuring({ ...services, decodes: () => this.decodes() });
  }

  /**
   * True when loudness, waveform and cue points can be measured. Is checked again until ffmpeg is installed.
   */
  decodes(): Promise<boolean> {
    return (this.#decodes ??= findFfmpeg().then((isThere) => {
      if (!isThere) this.#decodes = undefined;
      return isThere;
    }));
  }

  /** Inspects a file that is not in the library, without decoding it. */
  inspect(path: string): Promise<Inspection> {
    return this.#inspector.inspect(path);
  }

  /** Queues the analyses and renditions of unfinished media without a job. Older versions may have left such media. */
  async resume(): Promise<void> {
    await this.renditions.resume();
    const { database, jobs } = this.#services;
    const known = await jobs.keysOf(analyseJob);
    const left = (await findUnfinishedMedia.all(database)).filter(({ id }) => !known.has(String(id)));
    if (left.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const key of left) await addAnalysis(jobs, transaction, key);
    });
  }

  /** Analyses an uploaded file; a file that cannot be used is recorded as failed on its medium. */
  async analyse(key: MediumKey, signal: AbortSignal): Promise<void> {
    let fileKey: string | undefined;
    await changeMedium(this.#services, key, (_transaction, stored) => {
      if (!isUnderWay(stored.state)) return undefined;
      fileKey = stored.fileKey;
      return { state: MediaState.ANALYSING, failure: null };
    });
    if (fileKey !== undefined) await this.#analyseFile(key, fileKey, signal);
  }

  /** Measures a ready medium that was never measured; the medium stays usable meanwhile. */
  async measure(key: MediumKey, signal: AbortSignal): Promise<void> {
    if (!(await this.decodes())) return;
    let fileKey = '';
    await changeMedium(this.#services, key, (_transaction, stored) => {
      if (stored.state === MediaState.READY && !stored.isMeasured) fileKey = stored.fileKey;
      return undefined;
    });
    if (fileKey) await this.#analyseFile(key, fileKey, signal);
  }

  async #analyseFile(key: MediumKey, fileKey: string, signal: AbortSignal): Promise<void> {
    try {
      const tools = { ...this.#services, inspector: this.#inspector, decodes: await this.decodes(), signal };
      await analyse(tools, key, fileKey);
    } catch (error) {
      if (isFfmpegMissing(error)) {
        this.#decodes = undefined;
        return this.#analyseFile(key, fileKey, signal);
      }
      // A full disk is reported immediately instead of retried, because a person has to free space.
      if (!(error instanceof Unusable) && !isFull(error)) throw error;
      signal.throwIfAborted();
      await this.failed(key, error);
    }
  }

  /**
   * Records on the medium that its file cannot be used, with the reason, and notifies the uploader.
   * The file of a duplicate is deleted.
   */
  async failed(key: MediumKey, error: unknown): Promise<void> {
    const isKnown = error instanceof Unusable;
    const isDuplicate = isKnown && error.failure === MediaFailure.DUPLICATE;
    let duplicateKey = '';
    let sent: Stored<MediaItem> | undefined;
    await changeMedium(
      this.#services,
      key,
      (_transaction, stored) => {
        sent = stored;
        duplicateKey = isDuplicate ? stored.fileKey : '';
        return {
          state: MediaState.FAILED,
          failure: isKnown ? error.failure : failureOf(error),
          duplicateOf: (isKnown && error.duplicateOf?.id) || null,
          // The checksum makes the file appear among the duplicates.
          ...(isKnown && error.duplicateOf ? { checksum: error.duplicateOf.checksum } : {}),
          refusedFormat: isKnown ? error.format : '',
          // The same bytes are already stored under another key.
          ...(isDuplicate ? { fileKey: '' } : {}),
        };
      },
      async (transaction) => {
        await queueAttemptsForSound(this.#services.jobs, transaction, key.id);
        if (sent) await this.#notifyUploader(transaction, key, sent);
      },
    );
    if (duplicateKey) await this.#discard(duplicateKey);
  }

  /**
   * Provides a unique temporary path on the disk of the library. A file left at that path is deleted
   * afterwards.
   */
  async withPath<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    const { folder } = this.#services;
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${randomKey()}-${name}`);
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async close(): Promise<void> {
    await this.#inspector.close();
  }

  /** Notifies the uploader, who may already have left the page. */
  async #notifyUploader(
    transaction: Transaction,
    { radioId, kind }: MediumKey,
    { fileName, addedBy }: Stored<MediaItem>,
  ): Promise<void> {
    if (addedBy === null) return;
    await this.#services.notices.notify(transaction, uploadFailedNotice, {
      to: [addedBy],
      radioId,
      data: { fileName },
      path: failedMediaPath(kind),
      group: kind,
      isMention: true,
    });
  }

  /** Deletes a duplicate file. The medium does not refer to it any more: if deletion fails, the next sweep removes it. */
  async #discard(fileKey: string): Promise<void> {
    const { storage, log } = this.#services;
    await storage
      .delete(fileKey)
      .catch((error: unknown) => log.error({ err: error }, 'a duplicate file could not be deleted'));
  }
}

const isUnderWay = (state: MediaState) => underWay.includes(state);

const underWay = [MediaState.RECEIVED, MediaState.ANALYSING];

const findUnfinishedMedia = query('library.findUnfinishedMedia', (db) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select(['id', 'radio as radioId', 'kind'])
    .where('state', 'in', underWay)
    .orderBy('id'),
);

/** True when ffmpeg was found earlier and has been uninstalled since. */
const isFfmpegMissing = (error: unknown) => {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return code === 'ENOENT' && String(syscall).startsWith('spawn');
};

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

const failureOf = (error: unknown) => (isFull(error) ? MediaFailure.STORAGE_FULL : MediaFailure.UNEXPECTED);
