import { Worker } from 'node:worker_threads';
import { workerFile } from '../../../kit/eventLoop/workerFile.ts';
import type { Inspection } from './inspection.ts';

interface InspectionResponse {
  turn: number;
  inspection?: Inspection;
  error?: unknown;
}

interface Waiting {
  resolve: (inspection: Inspection) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Timeout in milliseconds, longer than any valid file takes. */
const maxMilliseconds = 120_000;

/**
 * Worker thread that inspects files; replaced when it crashes or does not answer in time.
 * All inspections that are pending at that moment are rejected.
 */
export class Inspector {
  #worker: Worker | undefined;
  #turn = 0;
  readonly #waiting = new Map<number, Waiting>();

  inspect(path: string): Promise<Inspection> {
    const worker = (this.#worker ??= this.#start());
    const turn = ++this.#turn;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#giveUp(new Error('Inspecting the file took too long.')),
        maxMilliseconds,
      );
      this.#waiting.set(turn, { resolve, reject, timer });
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage({ turn, path });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(workerFile(import.meta.url, 'inspectionWorker'));
    worker.unref();
    worker.on('message', (response: InspectionResponse) => this.#settle(response));
    worker.on('error', (error) => this.#giveUp(error));
    return worker;
  }

  #settle({ turn, inspection, error }: InspectionResponse): void {
    const waiting = this.#waiting.get(turn);
    if (!waiting) return;
    this.#waiting.delete(turn);
    clearTimeout(waiting.timer);
    if (inspection) waiting.resolve(inspection);
    else waiting.reject(error);
  }

  #giveUp(error: unknown): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    for (const turn of this.#waiting.keys()) this.#settle({ turn, error });
  }
}
