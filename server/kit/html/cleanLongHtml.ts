import { Worker } from 'node:worker_threads';
import { cleanHtml, type CleanOptions } from './cleanHtml.ts';

/** Characters up to which HTML is cleaned on the calling thread: at most some 20 ms. */
const maxInline = 5000;

interface Waiting {
  resolve: (cleaned: string) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Cleans HTML as `cleanHtml` does, on a worker thread where it is long: sanitize-html is synchronous and cannot be interrupted.
 * The process has one such thread, started at first use and not waited for when the process ends.
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
  const here = import.meta.url;
  const file = new URL(here.endsWith('.ts') ? './cleanHtmlWorker.ts' : './cleanHtmlWorker.js', here);
  const started = new Worker(file);
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
