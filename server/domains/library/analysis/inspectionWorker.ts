// Inspects files in a worker thread, because a broken file may block its thread for a long time.
import { parentPort } from 'node:worker_threads';
import { inspect } from './inspection.ts';

parentPort!.on('message', async ({ turn, path }: { turn: number; path: string }) => {
  const response = await inspect(path).then(
    (inspection) => ({ turn, inspection }),
    (error: unknown) => ({ turn, error }),
  );
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(response);
});
