import 'reflect-metadata';
import { createServer, Agent, request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { answerTo, post, type Target } from './measuring/load.ts';
import { fillLibrary } from './rows/mediaRows.ts';
import { shareOf } from './measuring/measurements.ts';
import { inBenchFolder, migrated, signedIn, start } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:air`: measures plans for the player, `now-playing.json` and changes of the current item. Prints how long the
 * player waits for its plan, with the demo data; how many requests for `now-playing.json` a process answers per second, compared
 * with a server that only returns the same text; and the delay between a change of the current item and its event at the last of
 * a thousand subscribers.
 */
const goals = { next: 20, requests: 2000, reported: 250 };
const requestCount = 300;
const seconds = 5;
const subscribers = { sockets: 50, each: 20 };
const changes = 12;

await inBenchFolder(async (folder) => {
  const file = join(folder, 'air.sqlite');
  await migrated(file);
  fillLibrary(file, 1, { songs: 2000, artistes: 200, albums: 100, tags: 10, playlists: 3 });
  start({ file, port: 4718, env: { STREAM_MONITORING: 'no' } });
  const regie = await signedIn(4718);
  const url = new URL(regie.url).origin;
  await printNext(regie, url);
  await printNowPlaying(url);
  await printSubscribers(regie, url);
});

/** Prints how long the player waits for its plan, which the server computes anew for each request. */
async function printNext(regie: Target, url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const made = await post(
    agent,
    regie,
    JSON.stringify({ query: 'mutation { createStationToken { token } }' }),
  );
  const { token } = (JSON.parse(made) as { data: { createStationToken: { token: string } } }).data
    .createStationToken;
  const times: number[] = [];
  let items = 0;
  for (let turn = 0; turn < requestCount; turn++) {
    const playingUntil = new Date(Date.now() + (turn % 60) * 1000).toISOString();
    const since = performance.now();
    const { status, text } = await answerTo(
      agent,
      { url: `${url}/station/plan`, token },
      JSON.stringify({ playingUntil }),
    );
    times.push(performance.now() - since);
    if (status !== 200) throw new Error(text);
    items = (JSON.parse(text) as { items: unknown[] }).items.length;
  }
  agent.destroy();
  const late = times.slice(20);
  console.log(`\nwhat is next, ${late.length} times, ${items} items told\n`);
  console.log(
    `${'milliseconds'.padEnd(44)}${'median'.padStart(9)}${'99th'.padStart(9)}${'goal'.padStart(7)}`,
  );
  console.log(row('the plan of the player', [shareOf(late, 0.5), shareOf(late, 0.99)], goals.next));
}

/**
 * Prints the requests for `now-playing.json` that a process answers per second. Compares them with a server that only returns the
 * same text.
 */
async function printNowPlaying(url: string): Promise<void> {
  const path = `${url}/public/horizon/now-playing.json`;
  const text = await (await fetch(path)).text();
  const floor = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text),
  ).listen(0, '127.0.0.1');
  await once(floor, 'listening');
  const { port } = floor.address() as { port: number };
  const [least, ours] = [await perSecond(`http://127.0.0.1:${port}/`), await perSecond(path)];
  floor.close();
  console.log(`\nnow-playing.json, ${text.length} bytes, ${seconds} seconds\n`);
  console.log(`${'requests a second'.padEnd(44)}${'count'.padStart(9)}${'goal'.padStart(16)}`);
  console.log(row('now-playing.json', [ours], goals.requests, true));
  console.log(row('  the floor, in the process that asks', [least]));
}

/** Responses per second on 32 connections. */
async function perSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const lane = async () => {
    for (; performance.now() < end; done++)
      await new Promise<void>((resolve, reject) => {
        const sent = request(url, { agent }, (response) => {
          if (response.statusCode !== 200) reject(new Error(String(response.statusCode)));
          response.resume().on('end', resolve);
        });
        sent.on('error', reject);
        sent.end();
      });
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  agent.destroy();
  return done / seconds;
}

/** Prints how long a change of the current item takes to reach each subscriber. */
async function printSubscribers(regie: Target, url: string): Promise<void> {
  const clients = Array.from({ length: subscribers.sockets }, () =>
    createClient({
      url: `${url.replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: regie.token, radio: '1' },
      lazy: false,
    }),
  );
  const times: number[] = [];
  let since = 0;
  const query =
    'subscription { nowPlayingChanged { isOnAir isLive songName currentSong { id title endsAt } next { title } } }';
  for (const client of clients)
    for (let number = 0; number < subscribers.each; number++)
      client.subscribe(
        { query },
        {
          next: ({ errors }) => {
            if (errors) throw new Error(JSON.stringify(errors));
            times.push(performance.now() - since);
          },
          error: (error) => {
            throw error;
          },
          complete: () => undefined,
        },
      );
  await setTimeout(3000);
  const agent = new Agent({ keepAlive: true });
  const all = subscribers.sockets * subscribers.each;
  const late: number[] = [];
  for (let turn = 0; turn < changes; turn++) {
    times.length = 0;
    since = performance.now();
    const query = 'mutation { pausePlan(duration: 60000) { isOnAir } }';
    await post(agent, regie, JSON.stringify({ query }));
    const until = performance.now() + 30_000;
    while (times.length < all && performance.now() < until) await setTimeout(10);
    if (times.length < all) throw new Error(`${times.length} of ${all} were told.`);
    if (turn > 1) late.push(...times);
  }
  console.log(
    `\n${all} subscribers of nowPlayingChanged on ${subscribers.sockets} sockets, ${changes} changes\n`,
  );
  console.log(
    `${'milliseconds'.padEnd(44)}${'median'.padStart(9)}${'99th'.padStart(9)}${'goal'.padStart(7)}`,
  );
  console.log(
    row('from the change until all are told', [shareOf(late, 0.5), shareOf(late, 0.99)], goals.reported),
  );
  for (const client of clients) void client.dispose();
  agent.destroy();
}

function row(name: string, values: readonly number[], goal?: number, isLeast = false): string {
  const missed = goal !== undefined && (isLeast ? values.at(-1)! < goal : values.at(-1)! > goal);
  const columns = values.map((value) => value.toFixed(1).padStart(9)).join('');
  return `${name.padEnd(44)}${columns}${goal === undefined ? '' : String(goal).padStart(7)}${verdict(!missed)}`;
}
