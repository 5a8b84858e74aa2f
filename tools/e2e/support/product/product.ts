// Starts the product with `npm start`, on its own port and data folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../../server/kit/network/freePorts.ts';
import { patience } from '../../../testing/running/patience.ts';

export const projectFolder = resolve(import.meta.dirname, '../../../..');

export interface Product {
  /** Base address, without a trailing slash. */
  url: string;
  /** Seconds from the command to the first response that reports readiness. */
  secondsToReady: number;
  /** Returns all output so far. */
  output(): string;
  /** Stops the product with a signal, as a terminal or container does, and returns its exit code. */
  stop(): Promise<number | null>;
}

export interface StartOptions {
  /** Folder of package.json; defaults to this project's. */
  folder?: string;
  /** Data folder; defaults to a temporary folder that is deleted when the product stops. */
  dataFolder?: string;
  /** Timeout for the start in seconds, on a machine of normal speed. */
  patienceSeconds?: number;
  env?: NodeJS.ProcessEnv;
}

const running = new Set<() => Promise<unknown>>();

/**
 * Ends the process on Ctrl-C and SIGTERM after all products have stopped. They have process groups of their own, so that a terminal
 * does not stop them.
 */
export function stopProductsWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () => void Promise.all([...running].map((stop) => stop())).finally(() => process.exit(1)),
    );
}

/** Runs `npm start`, and waits until the product is ready. `npm start` installs and builds what is missing. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const { folder = projectFolder, patienceSeconds = 120 } = options;
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'regie-data-')));
  const port = await freePorts();
  const start = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    // The demo's station has its own tests, and its ports would conflict between two products.
    env: cleanEnvironment({
      DEMO_SERVICES: 'none',
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that all child processes can be killed if they do not stop.
    detached: true,
  });
  const output = collectOutput(child);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 25_000);
    const code = await ended;
    clearTimeout(force);
    running.delete(stop);
    if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    return code;
  };
  running.add(stop);
  try {
    await untilReady(url, child, patienceSeconds * patience);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output()}`, { cause: error });
  }
  return { url, secondsToReady: (performance.now() - start) / 1000, output, stop };
}

/** Environment for a product, without settings of the test run or of the machine. */
export function cleanEnvironment(ours: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const foreign =
    /^(DATABASE_URL|REDIS_URL|TEST_SEVERAL|TEST_DATABASE.*|NODE_ENV|NODE_OPTIONS|SECRET|SEED|HOST|PUBLIC_URL|CLIENT_DIR|SMTP_URL|MAIL_FROM|S3_.*|VITEST.*|npm_.*)$/;
  const rest = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(rest), ...ours };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

async function untilReady(url: string, child: ChildProcess, patienceSeconds: number) {
  const deadline = performance.now() + patienceSeconds * 1000;
  while (!(await answersReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended at once.');
    if (performance.now() > deadline) throw new Error(`It was not ready after ${patienceSeconds} s.`);
    await pause(50);
  }
}

async function answersReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
