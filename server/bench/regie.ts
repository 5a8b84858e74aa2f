import { fork, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../commands/migrate.ts';
import { openOrm, type Orm } from '../orm.ts';
import { seedDemo } from '../seed.ts';
import { graphqlTarget, post, type Target } from './load.ts';

const children: ChildProcess[] = [];

/** Runs a benchmark in a folder of its own; whatever was started ends with it. */
export async function inBenchFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'regie-bench-'));
  try {
    await work(folder);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A database with the sample data, and what else is put into it. */
export async function migrated(file: string, fillMore?: (orm: Orm) => Promise<void>): Promise<void> {
  const orm = await openOrm({ engine: 'sqlite', location: file }, { synchronous: 'OFF' });
  await migrate(orm);
  await seedDemo(orm);
  await fillMore?.(orm);
  await orm.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await orm.close(true);
}

export function copyOf(template: string, file: string): string {
  copyFileSync(template, file);
  return file;
}

interface Start {
  file: string;
  port: number;
  /** The compiled program beside this one, where it is not the server itself. */
  program?: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Starts a program of the benchmark in a process of its own. */
export function start({ file, port, program = '../main.js', args = [], env = {} }: Start): ChildProcess {
  const child = fork(join(import.meta.dirname, program), args, {
    env: {
      ...process.env,
      DATABASE_URL: `sqlite:${file}`,
      DATA_DIR: join(file, '..'),
      PORT: String(port),
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** Starts the server and signs the administrator in. */
export function startRegie(options: Start): Promise<Target> {
  start(options);
  return signedIn(options.port);
}

/** The endpoint of a server that is about to listen, as the administrator. */
export async function signedIn(port: number): Promise<Target> {
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/readyz`);
  const signIn = JSON.stringify({
    query: 'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
  });
  const agent = new Agent();
  const answer = await post(agent, { url: `${url}/graphql`, body: () => '' }, signIn);
  return graphqlTarget(
    url,
    (JSON.parse(answer) as { data: { signIn: { accessToken: string } } }).data.signIn.accessToken,
  );
}

async function ready(url: string) {
  for (let tries = 0; tries < 1200; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
