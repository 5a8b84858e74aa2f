// Reads a feed on a worker thread, because parsing 20 MB and cleaning 1,000 long notes take many seconds.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readFeed } from './readFeed.ts';

const { path, maxItems } = workerData as { path: string; maxItems: number };

function read() {
  const xml = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  try {
    const items = readFeed(xml, maxItems);
    // Serialised here, because that also takes long.
    return { items: JSON.stringify(items), count: items.length };
  } catch {
    return undefined;
  }
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort!.postMessage(read());
