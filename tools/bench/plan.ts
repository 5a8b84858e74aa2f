import 'reflect-metadata';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Temporal } from 'temporal-polyfill';
import { milliseconds, post } from './measuring/load.ts';
import { longestPause } from './measuring/longestPause.ts';
import { fillLibrary } from './rows/mediaRows.ts';
import { median } from './measuring/measurements.ts';
import { inBenchFolder, migrated, startRegie } from './regie.ts';
import { verdict } from './measuring/verdict.ts';
import { clocks, fillStation, layClocks } from './rows/stationRows.ts';

/**
 * `npm run bench:plan`: measures plans and dry runs. Prints how long one caller waits for the plan of an hour, and for a dry run
 * of seven days until its result is read; and how long the player waits for its plan of 45 minutes, with the rows of the as-run
 * log. The player requests that plan whenever an item begins. All as complete HTTP requests, on a radio with 10,000 songs, twelve
 * clocks on all hours of the week, adverts, and playlists with rules.
 */
const goals = { hour: 20, dryRun: 3000, reported: 20 };
const size = { songs: 10_000, artistes: 1000, albums: 800, tags: 20, playlists: 30 };
const turns = 30;
const hour = 3_600_000;

await inBenchFolder(async (folder) => {
  const file = join(folder, 'plan.sqlite');
  await migrated(file);
  fillLibrary(file, 1, size);
  fillStation(file);
  const regie = await startRegie({ file, port: 4711 });
  const agent = new Agent({ keepAlive: true });
  const execute = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const answer = JSON.parse(await post(agent, regie, JSON.stringify({ query, variables }))) as {
      data: Data;
      errors?: object[];
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors[0]));
    return answer.data;
  };
  await layClocks(execute);

  console.log(`${size.songs.toLocaleString('en')} songs, ${clocks} clocks on 168 hours, one caller\n`);
  console.log(`${'milliseconds'.padEnd(48)}${'median'.padStart(9)}${'goal'.padStart(7)}`);
  const plan = `query ($from: DateTimeISO!, $to: DateTimeISO!) { planBetween(from: $from, to: $to) {
    startsAt endsAt kind title isCut why { rule source candidates gaveWay } } }`;
  const shown = plan.replace('startsAt', 'startsAt media { id title credit }');
  // A plan starts at midnight in the time zone of the radio in the demo data.
  const tomorrow = Temporal.Now.zonedDateTimeISO('Europe/Paris')
    .add({ days: 1 })
    .startOfDay().epochMilliseconds;
  const hourAt = (at: number) => ({
    from: new Date(tomorrow + at * hour).toISOString(),
    to: new Date(tomorrow + (at + 1) * hour).toISOString(),
  });
  const items = await execute<{ planBetween: object[] }>(plan, hourAt(12));
  if (items.planBetween.length < 8) throw new Error('An hour with nothing in it would be no measure.');
  await print('the first hour of a day', plan, () => hourAt(0));
  await print('an hour at noon', plan, () => hourAt(12));
  await print('the last hour of a day', plan, () => hourAt(23));
  await print('any hour of the week, with its media', shown, (turn) => hourAt((turn * 37) % 160));

  await printPause(
    'four equal days, in one request',
    fourDays(() => 0),
  );
  await printPause(
    'four days, in one request',
    fourDays((alias) => 2 + alias),
  );
  await printPause(
    'the same four days once more',
    fourDays((alias) => 2 + alias),
  );
  await printPause(
    'ten requests at once for such days',
    ...Array.from({ length: 10 }, (_, turn) => fourDays((alias) => 20 + 4 * turn + alias)),
  );
  await printPause('one minute at the end of a day', minutes());

  const { createStationToken } = await execute<{ createStationToken: { token: string } }>(
    'mutation { createStationToken { token } }',
  );
  const planTimes: number[] = [];
  for (let turn = 0; turn < 205; turn++) {
    const before = performance.now();
    const answer = await fetch(new URL('/station/plan', regie.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${createStationToken.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ playingUntil: new Date(Date.now() + 60_000).toISOString() }),
    });
    const { items: toPlay } = (await answer.json()) as { items: object[] };
    if (toPlay.length < 8) throw new Error('A player that is told nothing would be no measure.');
    planTimes.push(performance.now() - before);
  }
  const steady = planTimes.slice(5).toSorted((a, b) => a - b);
  printLine('what the player is told, the slowest of a hundred', steady[197]!, goals.reported, planTimes[0]!);
  printLine('what the player is told', median(steady), goals.reported, planTimes[0]!);

  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const before = performance.now();
    await execute('mutation { startDryRun { state } }');
    let run = await execute<Run>('{ dryRun { state progress problemCount } }');
    while (run.dryRun.state !== 'DONE') {
      if (run.dryRun.state === 'FAILED') throw new Error('The dry run failed.');
      await setTimeout(10);
      run = await execute<Run>('{ dryRun { state progress problemCount } }');
    }
    times.push(performance.now() - before);
    if (turn === 0) console.log(`(a dry run finds ${run.dryRun.problemCount} problems)`);
  }
  printLine('a dry run of seven days', median(times.slice(1)), goals.dryRun, times[0]!);
  agent.destroy();

  /** A request for the plans of four days, each from noon to noon. The cost limit refuses five. */
  function fourDays(dayOf: (alias: number) => number): string {
    const fields = Array.from({ length: 4 }, (_, alias) => {
      const from = tomorrow + (dayOf(alias) * 24 + 12) * hour;
      const span = `from: "${new Date(from).toISOString()}", to: "${new Date(from + 24 * hour).toISOString()}"`;
      return `a${alias}: planBetween(${span}) { startsAt }`;
    });
    return `{ ${fields.join(' ')} }`;
  }

  function minutes(): string {
    const from = tomorrow + 18 * 24 * hour + 23.9 * hour;
    return `{ planBetween(from: "${new Date(from).toISOString()}", to: "${new Date(from + 60_000).toISOString()}") { startsAt } }`;
  }

  async function printPause(name: string, ...documents: string[]): Promise<void> {
    const before = performance.now();
    const pause = await longestPause(regie.url, () =>
      Promise.all(documents.map((document) => post(agent, regie, JSON.stringify({ query: document })))),
    );
    const whole = performance.now() - before;
    console.log(
      `${name.padEnd(48)} longest pause ${pause.toFixed(0).padStart(6)}  whole ${whole.toFixed(0).padStart(6)}`,
    );
  }

  async function print(name: string, query: string, variablesOf: (turn: number) => object): Promise<void> {
    const found: number[] = [];
    for (let turn = 0; turn < turns + 5; turn++)
      found.push(await milliseconds(agent, regie, JSON.stringify({ query, variables: variablesOf(turn) })));
    printLine(name, median(found.slice(5)), goals.hour, found[0]!);
  }
});

function printLine(name: string, time: number, goal: number, first: number): void {
  const end = verdict(time <= goal);
  const line = `${name.padEnd(48)}${time.toFixed(1).padStart(9)}${String(goal).padStart(7)}`;
  console.log(`${line}  first ${first.toFixed(1)}${end}`);
}

interface Run {
  dryRun: { state: string; problemCount: number };
}
