import pLimit from 'p-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Events } from '../../../kit/events/events.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios, withDeleted } from '../../../kit/query/scopes.ts';
import '../media/mediaEvents.ts';
import { MediaFailure, MediaState } from '../media/mediaState.ts';
import { analyse, Unusable, type Tools } from './analysis.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { Inspector } from './inspector.ts';
import { changeMedium, type MediumKey } from './storedMedium.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    library: MediaLibrary;
  }
}

type Needed = Omit<Tools, 'inspector' | 'decodes' | 'signal'> & {
  events: Events;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

const atOnce = 2;

/** Takes received files into the library, a few at a time, and goes on after a restart with what was not done. */
export class MediaLibrary {
  readonly #needed: Needed;
  readonly #inspector = new Inspector();
  readonly #turns = pLimit(atOnce);
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #decodes: Promise<boolean> | undefined;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Whether loudness, waveform and cue points can be measured on this machine. */
  decodes(): Promise<boolean> {
    return (this.#decodes ??= findFfmpeg());
  }

  /** Goes on with what had arrived when the process ended. */
  async resume(): Promise<void> {
    for (const key of await unfinished.all(this.#needed.database)) this.take(key);
  }

  /** Puts a received file into the queue. */
  take(key: MediumKey): void {
    const work = this.#turns(() => this.#process(key)).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** How many files are looked into, or wait for it. */
  get waiting(): number {
    return this.#running.size;
  }

  /** Ends when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Lets go of what is being done; it is taken up again at the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
    await this.#inspector.close();
  }

  async #process(key: MediumKey): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    try {
      let fileKey = '';
      const isThere = await changeMedium(this.#needed, key, (_transaction, stored) => {
        fileKey = stored.fileKey;
        return { state: MediaState.ANALYSING, failure: null };
      });
      if (!isThere) return;
      const tools = { ...this.#needed, inspector: this.#inspector, decodes: await this.decodes(), signal };
      await analyse(tools, key, fileKey);
    } catch (error) {
      if (signal.aborted) return;
      await this.#fail(key, error).catch((problem: unknown) =>
        this.#needed.log.error({ err: problem, media: key.id }, 'a failed file could not be written down'),
      );
    }
  }

  async #fail(key: MediumKey, error: unknown): Promise<void> {
    const { log, storage } = this.#needed;
    const isKnown = error instanceof Unusable;
    if (!isKnown) log.error({ err: error, media: key.id }, 'a file could not be analysed');
    const isDuplicate = isKnown && error.failure === MediaFailure.DUPLICATE;
    let needless = '';
    await changeMedium(this.#needed, key, (_transaction, stored) => {
      needless = isDuplicate ? stored.fileKey : '';
      return {
        state: MediaState.FAILED,
        failure: isKnown ? error.failure : failureOf(error),
        duplicateOf: (isKnown && error.duplicateOf) || null,
        // The same bytes are there already.
        ...(isDuplicate ? { fileKey: '' } : {}),
      };
    });
    if (needless) await storage.delete(needless);
  }
}

const unfinished = query('multimedia.unfinished', (db) =>
  db
    .selectFrom(acrossRadios(withDeleted('MediaItem')))
    .select(['id', 'radio as radioId', 'kind'])
    .where('state', 'in', [MediaState.RECEIVED, MediaState.ANALYSING])
    .orderBy('id'),
);

const failureOf = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code))
    ? MediaFailure.STORAGE_FULL
    : MediaFailure.UNEXPECTED;
