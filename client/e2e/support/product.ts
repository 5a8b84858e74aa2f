// Starts the product the way people do, on a port and a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../server/kit/network/freePorts.ts';
import { patience } from '../../../server/testing/patience.ts';

export const projectFolder = resolve(import.meta.dirname, '../../..');

export interface Product {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** From the command to the first answer that says it is ready. */
  secondsToReady: number;
  /** Everything it printed so far. */
  output(): string;
  /** Asks it to end, as a terminal or a container would, and gives its exit code. */
  stop(): Promise<number | null>;
}

export interface StartOptions {
  /** The folder of package.json; this project's when absent. */
  folder?: string;
  /** Where the database lies; absent, a temporary folder that goes when the product stops. */
  dataFolder?: string;
  /** How long it may take to be ready, on a machine of the usual speed. */
  patienceSeconds?: number;
  env?: NodeJS.ProcessEnv;
}

/** Runs `npm start`, which installs and builds what is missing, and waits until the product is ready. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const { folder = projectFolder, patienceSeconds = 120 } = options;
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'regie-data-')));
  const port = await freePorts();
  const start = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    // The station of the demo has tests of its own, and ports that two of these would share.
    env: cleanEnvironment({
      DEMO_SERVICES: 'none',
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that what does not end when asked can be ended whole.
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
    if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(url, child, patienceSeconds * patience);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output()}`, { cause: error });
  }
  return { url, secondsToReady: (performance.now() - start) / 1000, output, stop };
}

/** The environment for a product: nothing of the surrounding test run or of the machine's settings may leak into it. */
export function cleanEnvironment(ours: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const foreign =
    /^(DATABASE_URL|REDIS_URL|WALK_SEVERAL|TEST_DATABASE.*|NODE_ENV|NODE_OPTIONS|SECRET|SEED|HOST|PUBLIC_URL|CLIENT_DIR|SMTP_URL|MAIL_FROM|S3_.*|VITEST.*|npm_.*)$/;
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
