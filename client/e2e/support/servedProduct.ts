// The product that the walks of one worker share: one process, its data put back for each file.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment, projectFolder } from './product.ts';

export interface ServedProduct {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Where its database, files and mails lie. */
  dataFolder: string;
}

export class ProductHost {
  readonly #process: ChildProcess;
  #dataFolder = '';
  #output = '';

  constructor() {
    this.#process = fork(join(import.meta.dirname, 'productHost.mjs'), {
      cwd: projectFolder,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (this.#output += chunk));
  }

  /** Serves the product over a fresh copy of a data folder, and forgets the copy before. */
  async serve(sampleFolder: string): Promise<ServedProduct> {
    const before = this.#dataFolder;
    this.#dataFolder = await mkdtemp(join(tmpdir(), 'regie-data-'));
    await cp(sampleFolder, this.#dataFolder, { recursive: true });
    this.#process.send({ dataFolder: this.#dataFolder });
    const [answer] = (await Promise.race([once(this.#process, 'message'), once(this.#process, 'close')])) as [
      { url?: string; error?: string } | number | null,
    ];
    if (before) await rm(before, { recursive: true, force: true });
    if (answer === null || typeof answer === 'number' || !answer.url)
      throw new Error(`The product did not start: ${JSON.stringify(answer)}\n${this.#output}`);
    return { url: answer.url, dataFolder: this.#dataFolder };
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#process.kill();
    await ended;
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}
