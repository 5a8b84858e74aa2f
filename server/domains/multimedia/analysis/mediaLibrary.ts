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
import { failedPathOf } from '../telling/mediaPaths.ts';
import { uploadFailedNotice } from '../telling/uploadFailedNotice.ts';
import { addLooksBeside } from '../uploads/pictures/pictureJob.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    library: MediaLibrary;
  }
}

type Needed = Omit<Tools, 'inspector' | 'decodes' | 'signal'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

/** Takes received files into the library. */
export class MediaLibrary {
  readonly #needed: Needed;
  readonly #inspector = new Inspector();
  readonly renditions: Renditions;
  readonly measuring: Measuring;
  #decodes: Promise<boolean> | undefined;

  constructor(needed: Needed) {
    this.#needed = needed;
    this.renditions = new Renditions({ ...needed, decodes: () => this.decodes() });
    this.measuring = new Measuring({ ...needed, decodes: () => this.decodes() });
  }

  /** Whether loudness, waveform and cue points can be measured on this machine: looked for until it is there. */
  decodes(): Promise<boolean> {
    return (this.#decodes ??= findFfmpeg().then((isThere) => {
      if (!isThere) this.#decodes = undefined;
      return isThere;
    }));
  }

  /** Looks into a file that is no medium of the library, without decoding it. */
  lookInto(path: string): Promise<Inspection> {
    return this.#inspector.inspect(path);
  }

  /** Sees to it that what has arrived is looked into: an older version left it without a job. */
  async resume(): Promise<void> {
    await this.renditions.resume();
    const { database, jobs } = this.#needed;
    const known = await jobs.keysOf(analyseJob);
    const left = (await unfinished.all(database)).filter(({ id }) => !known.has(String(id)));
    if (left.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const key of left) await addAnalysis(jobs, transaction, key);
    });
  }

  /** Looks into a file that has arrived; one that is of no use is told of in its medium. */
  async analyse(key: MediumKey, signal: AbortSignal): Promise<void> {
    let fileKey: string | undefined;
    await changeMedium(this.#needed, key, (_transaction, stored) => {
      if (!isUnderWay(stored.state)) return undefined;
      fileKey = stored.fileKey;
      return { state: MediaState.ANALYSING, failure: null };
    });
    if (fileKey !== undefined) await this.#lookInto(key, fileKey, signal);
  }

  /** Measures what is in the library without having been; all else of it stays, and it can be used meanwhile. */
  async measure(key: MediumKey, signal: AbortSignal): Promise<void> {
    if (!(await this.decodes())) return;
    let fileKey = '';
    await changeMedium(this.#needed, key, (_transaction, stored) => {
      if (stored.state === MediaState.READY && !stored.isMeasured) fileKey = stored.fileKey;
      return undefined;
    });
    if (fileKey) await this.#lookInto(key, fileKey, signal);
  }

  async #lookInto(key: MediumKey, fileKey: string, signal: AbortSignal): Promise<void> {
    try {
      const tools = { ...this.#needed, inspector: this.#inspector, decodes: await this.decodes(), signal };
      await analyse(tools, key, fileKey);
    } catch (error) {
      if (isProgramGone(error)) {
        this.#decodes = undefined;
        return this.#lookInto(key, fileKey, signal);
      }
      // A full disk is told of at once: somebody has to make room.
      if (!(error instanceof Unusable) && !isFull(error)) throw error;
      signal.throwIfAborted();
      await this.failed(key, error);
    }
  }

  /** Writes down that a file could not be taken, and why. */
  async failed(key: MediumKey, error: unknown): Promise<void> {
    const isKnown = error instanceof Unusable;
    const isDuplicate = isKnown && error.failure === MediaFailure.DUPLICATE;
    let needless = '';
    let sent: Stored<MediaItem> | undefined;
    await changeMedium(
      this.#needed,
      key,
      (_transaction, stored) => {
        sent = stored;
        needless = isDuplicate ? stored.fileKey : '';
        return {
          state: MediaState.FAILED,
          failure: isKnown ? error.failure : failureOf(error),
          duplicateOf: (isKnown && error.duplicateOf?.id) || null,
          // By its bytes it is found among the duplicates.
          ...(isKnown && error.duplicateOf ? { checksum: error.duplicateOf.checksum } : {}),
          refusedFormat: isKnown ? error.format : '',
          // The same bytes are there already.
          ...(isDuplicate ? { fileKey: '' } : {}),
        };
      },
      async (transaction) => {
        await addLooksBeside(this.#needed.jobs, transaction, key.id);
        if (sent) await this.#tellFailed(transaction, key, sent);
      },
    );
    if (needless) await this.#discard(needless);
  }

  /** Where a new file may be made, on the disk of the others, under a name that is its own: what is left there goes. */
  async withPath<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    const { folder } = this.#needed;
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

  /** Whoever sent it may be elsewhere by now. */
  async #tellFailed(
    transaction: Transaction,
    { radioId, kind }: MediumKey,
    { fileName, addedBy }: Stored<MediaItem>,
  ): Promise<void> {
    if (addedBy === null) return;
    await this.#needed.notices.notify(transaction, uploadFailedNotice, {
      to: [addedBy],
      radioId,
      data: { fileName },
      path: failedPathOf(kind),
      group: kind,
      isMention: true,
    });
  }

  /** The medium says what it is already: a file that stays is removed by the next sweep. */
  async #discard(fileKey: string): Promise<void> {
    const { storage, log } = this.#needed;
    await storage
      .delete(fileKey)
      .catch((error: unknown) => log.error({ err: error }, 'the file of a double could not be removed'));
  }
}

const isUnderWay = (state: MediaState) => underWay.includes(state);

const underWay = [MediaState.RECEIVED, MediaState.ANALYSING];

const unfinished = query('multimedia.unfinished', (db) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select(['id', 'radio as radioId', 'kind'])
    .where('state', 'in', underWay)
    .orderBy('id'),
);

/** It was there when it was looked for, and was taken away since. */
const isProgramGone = (error: unknown) => {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return code === 'ENOENT' && String(syscall).startsWith('spawn');
};

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

const failureOf = (error: unknown) => (isFull(error) ? MediaFailure.STORAGE_FULL : MediaFailure.UNEXPECTED);
