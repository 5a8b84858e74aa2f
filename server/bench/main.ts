import 'reflect-metadata';
import { fork, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import { seedDemo } from '../seed.ts';
import { floorTarget, graphqlTarget, milliseconds, post, requestsPerSecond, type Target } from './load.ts';
import { fill, rareName } from './sampleRows.ts';
import { rows, scenarios } from './scenarios.ts';

/**
 * `npm run bench`: our GraphQL endpoint against a floor of bare node:http, prepared SQL and JSON that answers the same
 * rows, in turns within one run; the ratio counts, not the figures of one machine. `npm run bench -- search` only
 * searches; any other word chooses scenarios by name.
 */
/** Many short turns: the machine's own speed drifts within seconds, most of all that of its disk. */
const rounds = 15;
const seconds = 1;
const [only] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'regie-bench-'));
const children: ChildProcess[] = [];

try {
  const template = join(folder, 'template.sqlite');
  await migrated(template);
  if (only !== 'search') await throughput(template);
  if (!only || only === 'search') await million(template);
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function throughput(template: string) {
  const ours = join(folder, 'ours.sqlite');
  const theirs = join(folder, 'floor.sqlite');
  copyFileSync(template, ours);
  fill(ours, rows);
  copyFileSync(ours, theirs);
  const us = await startRegie(ours, 4701);
  const floor = await startFloor(theirs, 4702);
  console.log(
    `${rows.invoices.toLocaleString('en')} invoices, 10 connections, requests/s, median of ${rounds} rounds\n`,
  );
  console.log(
    `${'scenario'.padEnd(36)}${'floor'.padStart(9)}${'regie'.padStart(9)}${'ratio'.padStart(8)}${'goal'.padStart(7)}`,
  );
  for (const scenario of scenarios.filter(({ name }) => !only || name.includes(only))) {
    const figures: Array<[number, number]> = [];
    for (const target of [floor, us]) await requestsPerSecond(target, scenario, 1);
    for (let round = 0; round < rounds; round++) {
      figures.push([
        await requestsPerSecond(floor, scenario, seconds),
        await requestsPerSecond(us, scenario, seconds),
      ]);
    }
    const ratio = median(figures.map(([bare, regie]) => regie / bare));
    const cells = [median(figures.map(([bare]) => bare)), median(figures.map(([, regie]) => regie))].map(
      (value) => value.toFixed(0).padStart(9),
    );
    const verdict = ratio >= scenario.goal ? '' : '  below the goal';
    console.log(
      `${scenario.name.padEnd(36)}${cells.join('')}${ratio.toFixed(2).padStart(8)}${scenario.goal.toFixed(2).padStart(7)}${verdict}`,
    );
  }
}

/** Deep and rare questions among a million rows: how long one caller waits, as the median of 30 requests. */
async function million(template: string) {
  const file = join(folder, 'million.sqlite');
  copyFileSync(template, file);
  fill(file, { invoices: 1_000_000, clients: 100_000 });
  const us = await startRegie(file, 4703);
  const list = scenarios[0]!.document
    .replace('$page: Int,', '$page: Int, $search: String,')
    .replace('page: $page,', 'page: $page, search: $search,');
  const questions: Array<[string, object]> = [
    ['first page', { page: 1, perPage: 10 }],
    ['last page', { page: 100_000, perPage: 10 }],
    ['search a rare name', { search: rareName, page: 1, perPage: 10 }],
    ['search a common name', { search: 'leclerc', page: 1, perPage: 10 }],
    ['search what is nowhere', { search: 'nowhere at all', page: 1, perPage: 10 }],
    ['search two letters', { search: 'zy', page: 1, perPage: 10 }],
    ['last page sorted by client', { page: 100_000, perPage: 10, sort: { clientName: 'ASC' } }],
    ['last page of a status', { page: 16_600, perPage: 10, filter: { invoiceStatus: { eq: 'PAID' } } }],
  ];
  console.log('\n1,000,000 invoices, one caller, milliseconds for the whole request (goal: 15 in SQL)\n');
  const agent = new Agent({ keepAlive: true });
  for (const [name, variables] of questions) {
    const body = JSON.stringify({ query: list, variables });
    const times: number[] = [];
    for (let turn = 0; turn < 30; turn++) times.push(await milliseconds(agent, us, body));
    console.log(`${name.padEnd(36)}${median(times).toFixed(1).padStart(9)}`);
  }
  agent.destroy();
}

async function migrated(file: string) {
  const orm = await openOrm({ engine: 'sqlite', location: file }, { synchronous: 'OFF' });
  await migrate(orm);
  await seedDemo(orm);
  await orm.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await orm.close(true);
}

async function startRegie(file: string, port: number): Promise<Target> {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${file}`,
    DATA_DIR: folder,
    PORT: String(port),
    SEED: 'demo',
    LOG_LEVEL: 'warn',
  };
  children.push(
    fork(join(import.meta.dirname, '../main.js'), [], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
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

async function startFloor(file: string, port: number): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'floor.js'), [file, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  await new Promise((resolve) => child.once('message', resolve));
  return floorTarget(`http://127.0.0.1:${port}`);
}

async function ready(url: string) {
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
