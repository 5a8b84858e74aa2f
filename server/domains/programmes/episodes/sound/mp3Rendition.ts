import { stat } from 'node:fs/promises';
import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../../kit/jobs/jobs.ts';
import { publishPublicChange } from '../../../../kit/pages/publicTypes.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../../kit/query/scopes.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { readStored, updateRow } from '../../../../kit/write/rowWrites.ts';
import {
  readMediumKey,
  type MediumKey,
  EpisodeSound,
  MediaKind,
  MediaState,
  renderSound,
  mp3KeyOf,
} from '../../../library/public.ts';

/*
 * Types of sounds for which feeds offer an MP3.
 * Podcast players and directories do not support FLAC, and hardly support WAV.
 */

const renderedTypes = ['audio/flac', 'audio/wav'];
const bitrate = '192k';

/** Makes the MP3 of an episode's sound for its feed. Until it exists, the feed offers the original sound. */
export const mp3RenditionJob: JobKind<MediumKey> = {
  name: 'planning.mp3Rendition',
  does: 'Makes an MP3 of the sound of an episode for podcast feeds when the sound is FLAC or WAV.',
  atOnce: 1,
  tries: 3,
  pause: { first: 30, longest: 300 },
  timeLimit: 3600,
  // A failure needs no notice, because the nightly job tries again.
  sendsNoNotice: true,
  read: readMediumKey,
  work: ({ services, database, data, signal }) => makeMp3(services, database, data, signal),
};

/**
 * Queues the missing MP3 renditions of sounds, at most 1000 a night.
 * They are missing when an older version did not make them, ffmpeg was not installed, or the job failed.
 */
export const missingMp3Job: JobKind = {
  name: 'planning.missingMp3Renditions',
  does: 'Adds missing MP3 renditions of episode sounds for podcast feeds.',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  schedule: '40 2 * * *',
  read: () => ({}),
  async work({ services: { jobs, library }, database }) {
    if (!(await library.decodes())) return;
    const known = await jobs.keysOf(mp3RenditionJob);
    const missing = await findSoundsWithoutMp3.all(database);
    await database.transaction(async (transaction) => {
      for (const { id, radioId } of missing)
        if (!known.has(String(id))) await addMp3Rendition(jobs, transaction, { id, radioId });
    });
  },
};

/** Adds the job for a sound that is ready, if its type needs it. */
export async function addMp3IfNeeded(
  { transaction, jobs, radioId }: { transaction: Transaction; jobs: Jobs; radioId: number },
  id: number,
): Promise<void> {
  const sound = await findSoundForMp3.first({ transaction, context: { radioId } }, { id });
  if (sound && isNeeded(sound)) await addMp3Rendition(jobs, transaction, { id, radioId });
}

const addMp3Rendition = (jobs: Jobs, transaction: Transaction, { id, radioId }: Omit<MediumKey, 'kind'>) =>
  jobs.add(transaction, mp3RenditionJob, { id, radioId, kind: MediaKind.EPISODE }, { key: String(id) });

async function makeMp3(services: Services, database: Database, key: MediumKey, signal: AbortSignal) {
  const { library, storage } = services;
  const { id, radioId } = key;
  const sound = await findSoundForMp3.first({ database, radioId }, { id });
  if (!sound || !isNeeded(sound) || !(await library.decodes())) return;
  const { fileKey, duration } = sound;
  const to = mp3KeyOf(fileKey);
  const mp3Size = await library.withPath(`${id}.mp3`, async (path) => {
    const parts = [{ from: 0, to: duration ?? 0 }];
    const isMade = await storage.withFile(fileKey, (source) =>
      renderSound({ source, parts, to: path, signal, bitrate, onProgress: () => undefined }, 'mp3'),
    );
    if (!isMade) throw new Error('The sound could not be encoded as MP3.');
    const { size } = await stat(path);
    await storage.adopt(to, path);
    return size;
  });
  const isThere = await inTransaction(database, async (transaction) => {
    const model = transaction.models.of(EpisodeSound);
    const lock = transaction.models.isSqlite ? '' : ' for update of t';
    const stored = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, lock);
    if (stored?.fileKey !== fileKey) return false;
    await updateRow(transaction, model, stored, { mp3Size });
    await publishPublicChange(services, transaction, model.name, radioId);
    return true;
  });
  if (!isThere) await storage.delete(to);
}

interface Sound {
  state: MediaState;
  mimeType: string;
  mp3Size: number | null;
}

const isNeeded = ({ state, mimeType, mp3Size }: Sound): boolean =>
  state === MediaState.READY && mp3Size === null && renderedTypes.includes(mimeType);

const findSoundForMp3 = query('programmes.findSoundForMp3', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom(allKinds(withDeleted('MediaItem')))
    .select(['fileKey', 'state', 'mimeType', 'mp3Size', 'duration'])
    .where('id', '=', id),
);

const findSoundsWithoutMp3 = query('programmes.findSoundsWithoutMp3', (db) =>
  db
    .selectFrom(acrossRadios('Episode as episode'))
    .innerJoin(allKinds(acrossRadios('MediaItem as medium')), 'medium.id', 'episode.medium')
    .select(['medium.id', 'medium.radio as radioId'])
    .where('medium.kind', '=', MediaKind.EPISODE)
    .where('medium.state', '=', MediaState.READY)
    .where('medium.mp3Size', 'is', null)
    .where('medium.mimeType', 'in', renderedTypes)
    .orderBy('medium.id')
    .limit(1000),
);
