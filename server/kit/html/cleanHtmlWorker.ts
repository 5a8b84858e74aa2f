// Cleans HTML on a worker thread, because 100,000 characters that consist only of tags take up to half a second.
import { parentPort } from 'node:worker_threads';
import { cleanHtml, type CleanOptions } from './cleanHtml.ts';

parentPort!.on('message', ({ id, html, options }: { id: number; html: string; options: CleanOptions }) => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage({ id, cleaned: cleanHtml(html, options) });
});
