import 'reflect-metadata';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { floorTarget, milliseconds, requestsPerSecond, type Target } from './measuring/load.ts';
import { median } from './measuring/measurements.ts';
import { copyOf, inBenchFolder, migrated, start, startRegie } from './regie.ts';
import { fill, rareName } from './rows/sampleRows.ts';
import { rows, scenarios, type Scenario } from './measuring/scenarios.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench`: compares the GraphQL endpoint with a baseline, the floor. The baseline is bare node:http, prepared SQL and
 * JSON that returns the same rows. Both run in turns, and each goal is a share of the floor's speed, so that it holds on any
 * machine. `npm run bench -- search` only measures searches, `npm run bench -- check` runs for a short time and fails far below a
 * goal; any other word chooses scenarios by name.
 */
const [only] = process.argv.slice(2);
const isCheck = only === 'check';
/**
 * Rounds and seconds per round. Many short rounds, because the speed of the machine, and most of all of its disk, drifts within
 * seconds.
 */
const [rounds, seconds] = isCheck ? [5, 0.4] : [15, 1];
/**
 * Share of a goal that must be reached. The short check demands a third: it must find lists that scan their table, which fall
 * below that. Half would be too strict, because results vary between machines.
 */
const demandedOf = ({ checkedShare = 1 / 3 }: Scenario) => (isCheck ? checkedShare : 1);

/** Milliseconds for a request among a million rows: 15 in SQL, and as much for everything else. */
const millionGoal = 30;

await inBenchFolder(async (folder) => {
  const template = join(folder, 'template.sqlite');
  await migrated(template);
  if (only !== 'search') await throughput(template, folder);
  if (!only || only === 'search') await million(template, folder);
});

async function throughput(template: string, folder: string) {
  const ours = copyOf(template, join(folder, 'ours.sqlite'));
  fill(ours, rows);
  const theirs = copyOf(ours, join(folder, 'floor.sqlite'));
  const us = await startRegie({ file: ours, port: 4701 });
  const floor = await startFloor(theirs, 4702);
  console.log(
    `${rows.invoices.toLocaleString('en')} invoices, 10 connections, requests/s, median of ${rounds} rounds\n`,
  );
  console.log(
    `${'scenario'.padEnd(36)}${'floor'.padStart(9)}${'regie'.padStart(9)}${'ratio'.padStart(8)}${'goal'.padStart(7)}`,
  );
  for (const scenario of scenarios.filter(({ name }) => !only || isCheck || name.includes(only))) {
    for (const target of [floor, us]) await requestsPerSecond(target, scenario, 1);
    const least = scenario.goal * demandedOf(scenario);
    let measurements = await measured(floor, us, scenario);
    if (ratioOf(measurements) < least) measurements = await measured(floor, us, scenario);
    const ratio = ratioOf(measurements);
    const cells = [
      median(measurements.map(([bare]) => bare)),
      median(measurements.map(([, regie]) => regie)),
    ].map((value) => value.toFixed(0).padStart(9));
    const end = verdict(ratio >= least);
    console.log(
      `${scenario.name.padEnd(36)}${cells.join('')}${ratio.toFixed(2).padStart(8)}${scenario.goal.toFixed(2).padStart(7)}${end}`,
    );
  }
}

/** Requests per second of the floor and of Regie in each round. */
type Measurements = ReadonlyArray<readonly [bare: number, regie: number]>;

async function measured(floor: Target, us: Target, scenario: Scenario): Promise<Measurements> {
  const measurements: Array<[number, number]> = [];
  for (let round = 0; round < rounds; round++)
    measurements.push([
      await requestsPerSecond(floor, scenario, seconds),
      await requestsPerSecond(us, scenario, seconds),
    ]);
  return measurements;
}

function ratioOf(measurements: Measurements): number {
  return median(measurements.map(([bare, regie]) => regie / bare));
}

/** Prints how long one caller waits for far pages and rare search results among a million rows: the median of 30 requests. */
async function million(template: string, folder: string) {
  const file = copyOf(template, join(folder, 'million.sqlite'));
  fill(file, { invoices: 1_000_000, clients: 100_000 });
  const us = await startRegie({ file, port: 4703 });
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
    ['last page sorted by client', { page: 100_000, perPage: 10, sort: [{ clientName: 'ASC' }] }],
    ['last page of a status', { page: 16_600, perPage: 10, filter: { invoiceStatus: { eq: 'PAID' } } }],
  ];
  console.log(
    `\n1,000,000 invoices, one caller, milliseconds for the whole request (goal: ${millionGoal})\n`,
  );
  const agent = new Agent({ keepAlive: true });
  for (const [name, variables] of questions) {
    const body = JSON.stringify({ query: list, variables });
    const times: number[] = [];
    for (let turn = 0; turn < 30; turn++) times.push(await milliseconds(agent, us, body));
    const time = median(times);
    console.log(`${name.padEnd(36)}${time.toFixed(1).padStart(9)}${verdict(time <= millionGoal)}`);
  }
  agent.destroy();
}

async function startFloor(file: string, port: number): Promise<Target> {
  const child = start({ file, port, program: 'measuring/floor.js', args: [file, String(port)] });
  await new Promise((resolve) => child.once('message', resolve));
  return floorTarget(`http://127.0.0.1:${port}`);
}
