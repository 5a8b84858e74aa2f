// The product that the test files of one worker share. It runs as one or several processes, and its data is restored for each file.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment, projectFolder } from './product.ts';
import { copySample, startProxy, type Several } from './severalProcesses.ts';

export interface ServedProduct {
  /** Base address, without a trailing slash. */
  url: string;
  /** Folder of the database, files and mails. */
  dataFolder: string;
}

export class ProductHost {
  readonly #several: Several | undefined;
  readonly #processes: readonly HostProcess[];
  /** Cleanup functions of the current test file; the last one that was added runs first. */
  #ends: Array<() => Promise<void>> = [];

  constructor(several: Several | undefined) {
    this.#several = several;
    this.#processes = Array.from({ length: several ? 2 : 1 }, () => new HostProcess());
  }

  /**
   * Serves the product with a fresh copy of a data folder, and deletes the previous copy. `more` are additional environment variables.
   */
  async serve(sampleFolder: string, more: NodeJS.ProcessEnv = {}): Promise<ServedProduct> {
    await this.#forget();
    const dataFolder = await mkdtemp(join(tmpdir(), 'regie-data-'));
    // Retry the deletion, because a job of the product may still be writing.
    const empty = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
    this.#ends.unshift(() => rm(dataFolder, empty));
    await cp(sampleFolder, dataFolder, { recursive: true });
    const env = { ...more, DATA_DIR: dataFolder, ...(await this.#shared()) };
    const addresses = [];
    for (const productProcess of this.#processes) addresses.push(await productProcess.serve(env));
    if (!this.#several) return { url: addresses[0]!, dataFolder };
    const proxy = await startProxy(addresses);
    this.#ends.unshift(proxy.stop);
    return { url: proxy.url, dataFolder };
  }

  async stop(): Promise<void> {
    for (const productProcess of this.#processes) await productProcess.stop();
    await this.#forget();
  }

  /** Environment variables that only several processes need: a database of their own, Redis, and the proxy. */
  async #shared(): Promise<NodeJS.ProcessEnv> {
    if (!this.#several) return {};
    const database = await copySample(this.#several);
    this.#ends.unshift(database.drop);
    return { DATABASE_URL: database.url, REDIS_URL: this.#several.redisUrl, TRUST_PROXY: '1' };
  }

  async #forget(): Promise<void> {
    if (this.#several) for (const productProcess of this.#processes) await productProcess.rest();
    for (const end of this.#ends.splice(0)) await end();
  }
}

/** A server process that can be started again with other settings. */
class HostProcess {
  readonly #process: ChildProcess;
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

  async serve(env: NodeJS.ProcessEnv): Promise<string> {
    const { url } = await this.#send({ env });
    if (!url) throw new Error(`The product did not start.\n${this.#output}`);
    return url;
  }

  /** Stops serving, so that the data folder can be deleted. */
  async rest(): Promise<void> {
    if (this.#process.connected) await this.#send({});
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#process.kill();
    await ended;
  }

  async #send(message: object): Promise<{ url?: string }> {
    this.#process.send(message);
    const ended = once(this.#process, 'close').then(() => [{ error: 'It ended.' }]);
    const [answer] = (await Promise.race([once(this.#process, 'message'), ended])) as [
      { url?: string; error?: string },
    ];
    if (answer.error) throw new Error(`The product did not start: ${answer.error}\n${this.#output}`);
    return answer;
  }
}
