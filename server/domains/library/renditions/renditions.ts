import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import type { Tools } from '../analysis/analysis.ts';
import { runFfmpeg } from '../analysis/ffmpeg.ts';
import { changeMedium, type MediumKey } from '../analysis/storedMedium.ts';
import { MediaPlayback } from '../media/files/mediaPlayback.ts';
import { MediaState } from '../media/mediaState.ts';
import { addRendition, renditionJob } from './renditionJob.ts';
import { renditionKeyOf } from './renditionKey.ts';

type Needed = Omit<Tools, 'inspector' | 'decodes' | 'signal'> & { decodes: () => Promise<boolean> };

/** Renditions of sounds for browsers; the original files stay unchanged. */
export class Renditions {
  readonly #needed: Needed;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /**
   * Queues missing renditions.
   * They are missing when an older version did not make them, when ffmpeg was not installed, or when earlier attempts failed.
   */
  async resume(): Promise<void> {
    const { database, jobs, decodes } = this.#needed;
    const missing = await findMediaWithoutRendition.all(database);
    if (missing.length === 0 || !(await decodes())) return;
    const known = await jobs.keysOf(renditionJob);
    await database.transaction(async (transaction) => {
      for (const key of missing.filter(({ id }) => !known.has(String(id))))
        await addRendition(jobs, transaction, key);
    });
  }

  async make(key: MediumKey, signal: AbortSignal): Promise<void> {
    let fileKey = '';
    await changeMedium(this.#needed, key, (_transaction, stored) => {
      if (stored.state === MediaState.READY && isMissing(stored.playback)) fileKey = stored.fileKey;
      return undefined;
    });
    if (!fileKey) return;
    await this.#render(fileKey, signal);
    const isThere = await this.#becomes(key, MediaPlayback.RENDERED);
    if (!isThere) await this.#needed.storage.delete(renditionKeyOf(fileKey));
  }

  async giveUp(key: MediumKey): Promise<void> {
    await this.#becomes(key, MediaPlayback.UNPLAYABLE);
  }

  #becomes(key: MediumKey, playback: MediaPlayback): Promise<boolean> {
    return changeMedium(this.#needed, key, (_transaction, stored) =>
      isMissing(stored.playback) ? { playback } : undefined,
    );
  }

  async #render(fileKey: string, signal: AbortSignal): Promise<void> {
    const { storage, folder } = this.#needed;
    const to = renditionKeyOf(fileKey);
    // An earlier run may have stored the rendition and then ended before it could record that.
    if ((await storage.sizeOf(to)) !== null) return;
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${randomKey()}-rendition.flac`);
    try {
      const isMade = await storage.withFile(fileKey, (source) => encode(source, path, signal));
      if (!isMade) throw new Error('No rendition for browsers could be made of the file.');
      await storage.adopt(to, path);
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** Encodes as FLAC with 16 bits, so that cue points match exactly, at a sample rate that browsers play. */
async function encode(source: string, to: string, signal: AbortSignal): Promise<boolean> {
  const report = await runFfmpeg(
    [
      '-y',
      '-xerror',
      '-i',
      `file:${source}`,
      '-map',
      '0:a:0',
      '-map_metadata',
      '-1',
      '-af',
      'aformat=sample_fmts=s16:sample_rates=48000|44100|32000|24000|22050|16000|12000|11025|8000',
      '-c:a',
      'flac',
      '-f',
      'flac',
      `file:${to}`,
    ],
    () => undefined,
    signal,
  );
  signal.throwIfAborted();
  return /^size=\s*[1-9]\d*kB/m.test(report) && !/Conversion failed/.test(report);
}

const missing = [MediaPlayback.RENDERING, MediaPlayback.UNPLAYABLE];
const isMissing = (playback: MediaPlayback) => missing.includes(playback);

const findMediaWithoutRendition = query('library.findMediaWithoutRendition', (db) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select(['id', 'radio as radioId', 'kind'])
    .where('playback', 'in', missing)
    .orderBy('id'),
);
