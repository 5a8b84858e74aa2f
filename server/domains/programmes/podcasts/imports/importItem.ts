import { createHash } from 'node:crypto';
import { authorOf } from '../../../../kit/audit/audit.ts';
import type { Context } from '../../../../kit/context.ts';
import { limit } from '../../../../kit/limit.ts';
import { OutsideError, type OutsideProblem } from '../../../../kit/network/outside.ts';
import { isDiskFull } from '../../../../kit/diskFull.ts';
import { addRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { MediaKind, addRendered } from '../../../library/public.ts';
import { Episode } from '../../episodes/episode.entity.ts';
import { EpisodeState, EpisodeType } from '../../episodes/episodeEnums.ts';
import { publishEpisodeChanged } from '../../episodes/episodeEvents.ts';
import { isNumberTaken } from '../../episodes/nextNumber.ts';
import { episodeForSound, receiveSound } from '../../episodes/sound/receivedSound.ts';
import { isSoundEnding } from '../feed/endings.ts';
import { FeedItemProblem } from './feedImportEnums.ts';
import { hasEpisodeWithGuid } from './feedImportQueries.ts';
import type { FeedItem } from './readFeed.ts';

const maxSound = limit(
  'feedImportSoundBytes',
  1024 * 1024 * 1024,
  'Size of the sound of an episode that is imported from a feed, in bytes.',
);
const soundWait = 30 * 60_000;

/** Thrown with the reason why an item is not imported. */
export class ItemError extends Error {
  readonly problem: FeedItemProblem;

  constructor(problem: FeedItemProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Imported {
  /** True when an episode was created. */
  isNew?: boolean;
  problem?: FeedItemProblem;
  bytes?: number;
}

interface Job {
  context: Context;
  importId: number;
  emission: number;
  item: FeedItem;
  signal: AbortSignal;
  /** Counts the item, in the transaction that creates its episode. */
  settle: (writing: Writing, imported: Imported) => Promise<void>;
}

/** Creates the episode of an item with its sound, unless the emission has an episode with its GUID. */
export async function importItem(job: Job): Promise<void> {
  const { context, emission, item, settle } = job;
  const { guid, title, sound } = item;
  if (guid && (await hasEpisodeWithGuid.any(context, { emission, guid })))
    return inTransaction(context.database, (transaction) => settle({ transaction, context }, {}));
  if (!title) throw new ItemError(FeedItemProblem.NO_TITLE);
  if (!sound) throw new ItemError(FeedItemProblem.NO_SOUND);
  const { storage } = context.services;
  const file = await download(job);
  try {
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const id = await addEpisode(writing, job);
      await addSound(writing, id, job, file);
      await settle(writing, { isNew: true, bytes: file.size });
    });
  } catch (error) {
    await storage.delete(file.fileKey);
    throw isFull(error) ? new ItemError(FeedItemProblem.STORAGE_FULL) : error;
  }
}

interface File {
  fileKey: string;
  fileName: string;
  size: number;
}

const problems: Partial<Record<OutsideProblem, FeedItemProblem>> = {
  TOO_LARGE: FeedItemProblem.TOO_LARGE,
  NOT_SECURE: FeedItemProblem.NOT_ALLOWED,
  REFUSED_ADDRESS: FeedItemProblem.NOT_ALLOWED,
  INVALID_ADDRESS: FeedItemProblem.NOT_ALLOWED,
};

async function download({ context, importId, item, signal }: Job): Promise<File> {
  const { library, outside, storage } = context.services;
  const fileName = nameOf(item.sound);
  const ending = /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const hash = createHash('sha256').update(`feed ${importId} ${item.guid}`).digest('hex').slice(0, 32);
  const fileKey = `media/${hash}.${isSoundEnding(ending) ? ending : 'mp3'}`;
  try {
    return await library.withPath(`${hash}.sound`, async (to) => {
      const limits = { maxBytes: maxSound.max, wait: soundWait, signal };
      const { size } = await outside.download(item.sound, { to, ...limits });
      await storage.adopt(fileKey, to);
      return { fileKey, fileName, size };
    });
  } catch (error) {
    if (isFull(error)) throw new ItemError(FeedItemProblem.STORAGE_FULL);
    if (!(error instanceof OutsideError)) throw error;
    throw new ItemError(problems[error.problem] ?? FeedItemProblem.UNREACHABLE);
  }
}

function nameOf(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(-255) || 'episode.mp3';
  } catch {
    return last.slice(-255) || 'episode.mp3';
  }
}

async function addEpisode(writing: Writing, { context, emission, item }: Job): Promise<number> {
  const { guid, title, summary, notes, season, episodeType, explicit, publishedAt } = item;
  const model = context.reads.models.of(Episode);
  const id = await addRow(writing, model, {
    emission,
    feedGuid: guid,
    title,
    summary,
    notes,
    season,
    number: await numberOf(writing, emission, item),
    episodeType,
    explicit,
    state: EpisodeState.PUBLISHED,
    publishedAt: publishedAt === null ? new Date() : new Date(publishedAt),
  });
  const { events } = context.services;
  await publishEpisodeChanged(
    { transaction: writing.transaction, events },
    { radioId: context.radioId!, id },
  );
  return id;
}

/**
 * Number of the new episode. Null for a trailer, for a regular episode whose number another regular episode of the season has, and
 * when the feed has none.
 */
async function numberOf(writing: Writing, emission: number, { episodeType, season, number }: FeedItem) {
  if (number === null || episodeType === EpisodeType.TRAILER) return null;
  if (episodeType === EpisodeType.BONUS) return number;
  const given = { emission, season: season ?? 0, number, own: 0 };
  return (await isNumberTaken(writing, given)) ? null : number;
}

/** Adds the sound to the library, where it is analysed like an upload. The episode gets the sound once it can be played. */
async function addSound(writing: Writing, episodeId: number, { context, item }: Job, file: File) {
  const { transaction } = writing;
  const { services } = context;
  const radioId = context.radioId!;
  const author = authorOf(context, 'EpisodeSound');
  const medium = { ...file, kind: MediaKind.EPISODE, radioId, title: item.title, author };
  const mediaId = await addRendered({ transaction, jobs: services.jobs }, medium);
  const attaching = { ...services, transaction, radioId };
  const episode = await episodeForSound(attaching, episodeId);
  if (episode) await receiveSound(attaching, episode, mediaId);
}

const isFull = (error: unknown) =>
  isDiskFull(error) ||
  (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === 'STORAGE_FULL';
