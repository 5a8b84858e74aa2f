import { fork, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/commands/migrate.ts';
import type { DatabaseConfig } from '../../server/config.ts';
import { openOrm, type Orm } from '../../server/orm.ts';
import { seedDemo } from '../../server/seed.ts';
import { startRedis } from '../testing/services/redisServer.ts';
import { graphqlTarget, post, type Target } from './measuring/load.ts';

const children: ChildProcess[] = [];
const ends: Array<() => Promise<void>> = [];

/**
 * Runs a benchmark in a temporary folder. Stops the processes that the benchmark started at its end, also on Ctrl-C and SIGTERM.
 */
export async function inBenchFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'regie-bench-'));
  const end = async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const stop of ends.splice(0)) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().finally(() => process.exit(1)));
  try {
    await work(folder);
  } finally {
    await end();
  }
}

/** Creates a SQLite database with the demo data, and with the rows that `fillMore` adds. */
export async function migrated(file: string, fillMore?: (orm: Orm) => Promise<void>): Promise<void> {
  const orm = await withSample({ engine: 'sqlite', location: file }, fillMore);
  await orm.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await orm.close(true);
}

async function withSample(at: DatabaseConfig, fillMore?: (orm: Orm) => Promise<void>): Promise<Orm> {
  const orm = await openOrm(at, { synchronous: 'OFF' });
  await migrate(orm);
  await seedDemo(orm);
  await fillMore?.(orm);
  return orm;
}

export function copyOf(template: string, file: string): string {
  copyFileSync(template, file);
  return file;
}

interface Start {
  file: string;
  port: number;
  /** Path of the compiled program, relative to this file. Defaults to the server. */
  program?: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Starts the server, or another compiled program, in a process that ends with the benchmark. */
export function start({
  file,
  port,
  program = '../../server/main.js',
  args = [],
  env = {},
}: Start): ChildProcess {
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

interface Several {
  folder: string;
  ports: readonly number[];
  env: NodeJS.ProcessEnv;
  /** Inserts the rows that the benchmark needs. */
  fill: (orm: Orm, at: DatabaseConfig) => Promise<void>;
}

/** Starts several servers that share a new PostgreSQL and a new Redis, and returns their addresses. */
export async function startSeveral({ folder, ports, env, fill }: Several): Promise<string[]> {
  // The project's tools are not compiled: they are loaded from their source folder.
  const tools = join(import.meta.dirname, '../../../tools/cli/lib/programs/postgres.mjs');
  const { startPostgres } = (await import(tools)) as {
    startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
  };
  const postgres = await startPostgres();
  ends.push(postgres.stop);
  const redis = await startRedis((stop) => ends.push(stop));
  const at = { engine: 'postgresql', location: postgres.url } as const;
  const orm = await withSample(at, (open) => fill(open, at));
  await orm.close(true);
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  for (const port of ports) start({ file: join(folder, 'unused'), port, env: { ...env, ...shared } });
  for (const port of ports) await ready(`http://127.0.0.1:${port}/readyz`);
  return ports.map((port) => `http://127.0.0.1:${port}`);
}

/** Starts the server and signs the administrator in. */
export function startRegie(options: Start): Promise<Target> {
  start(options);
  return signedIn(options.port);
}

/** Waits until the server listens, and signs the administrator in. Returns the GraphQL endpoint with the access token. */
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
