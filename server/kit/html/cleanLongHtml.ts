import { Worker } from 'node:worker_threads';
import { workerFile } from '../eventLoop/workerFile.ts';
import { cleanHtml, type CleanOptions } from './cleanHtml.ts';

/** Maximum characters of HTML that is cleaned on the calling thread, which takes up to 20 ms. */
const maxInline = 5000;

interface Waiting {
  resolve: (cleaned: string) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Cleans HTML like `cleanHtml`. Long HTML is cleaned on a worker thread, because sanitize-html is synchronous and cannot be
 * interrupted. The process has one such thread, which starts at first use and does not keep the process alive.
 */
export function cleanLongHtml(html: string, options: CleanOptions = {}): Promise<string> {
  if (html.length <= maxInline) return Promise.resolve(cleanHtml(html, options));
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    worker ??= startWorker();
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage({ id, html, options });
  });
}

function startWorker(): Worker {
  const started = new Worker(workerFile(import.meta.url, 'cleanHtmlWorker'));
  started.unref();
  started.on('message', ({ id, cleaned }: { id: number; cleaned: string }) => {
    waiting.get(id)?.resolve(cleaned);
    waiting.delete(id);
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
