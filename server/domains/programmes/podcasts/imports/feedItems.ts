import { Worker } from 'node:worker_threads';
import { workerFile } from '../../../../kit/eventLoop/workerFile.ts';
import type { JsonText } from '../../../../kit/query/given.ts';
import { FeedImportFailure as Failure } from './feedImportEnums.ts';
import type { FeedItem } from './readFeed.ts';

/** Timeout in milliseconds, longer than any feed of a podcast takes. A feed of 20 MB that consists only of tags takes a minute. */
const maxMilliseconds = 120_000;

/** Memory of the thread, several times of what the largest feed takes. */
const maxMegabytes = 512;

/** Items of a feed, serialised as JSON. */
export interface FeedItems {
  items: JsonText<FeedItem[]>;
  count: number;
}

interface Reading {
  maxItems: number;
  /** Maximum number of characters of all items together. Cleaned notes may be longer than in the feed. */
  maxCharacters: number;
  signal: AbortSignal;
  /** Timeout in milliseconds. */
  wait?: number;
}

/**
 * Reads the items of a downloaded feed on a worker thread of its own. The thread ends with the work, when the signal aborts or when the
 * time is over. Returns the reason when the document is not a feed, or is too large.
 */
export async function readFeedItems(path: string, reading: Reading): Promise<FeedItems | Failure> {
  const { maxItems, maxCharacters, signal, wait = maxMilliseconds } = reading;
  signal.throwIfAborted();
  const worker = new Worker(workerFile(import.meta.url, 'readFeedWorker'), {
    workerData: { path, maxItems },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const ended = Promise.withResolvers<FeedItems | Failure>();
  const abort = () => ended.reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => ended.resolve(Failure.TOO_LARGE), wait);
  worker.on('message', (found: FeedItems | undefined) => ended.resolve(found ?? Failure.NOT_A_FEED));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') ended.resolve(Failure.TOO_LARGE);
    else ended.reject(error);
  });
  try {
    const found = await ended.promise;
    return typeof found === 'object' && found.items.length > maxCharacters ? Failure.TOO_LARGE : found;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
