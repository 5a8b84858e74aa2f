import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { rollUpDay } from '../../server/domains/audience/rollUp/rollUp.ts';
import { StreamSecrets } from '../../server/domains/broadcasting/streams/streamSecrets.ts';
import { clockIn } from '../../server/domains/platform/organization/radios/radioClock.ts';
import { dateOf, dayLength } from '../../server/kit/time/days.ts';
import { openDatabase, openOrm } from '../../server/orm.ts';
import { post, type Target } from './measuring/load.ts';
import { fillLibrary } from './rows/mediaRows.ts';
import { median } from './measuring/measurements.ts';
import { inBenchFolder, migrated, signedIn, start } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:audience`: measures the charts of the audience, and the polling of mount points. Prints how long one caller
 * waits for each chart of a radio with a year of audience minutes of ten mount points, as complete HTTP requests; and the
 * percentage of a core for polling 50 mount points with listeners every ten seconds.
 */
const goals = { chart: 100, monitoring: 5 };
const mounts = 10;
const days = 365;
const songs = 2000;
const turns = 15;
const pollTest = { servers: 5, mounts: 10, listeners: 20, seconds: 40 };
const minute = 60_000;
const zone = 'Europe/Paris';
const commonColumns = 'version, created_at, updated_at, search_text, guarded_search_text, radio_id';
const usual = "1, 0, 0, '', '', 1";

await inBenchFolder(async (folder) => {
  const file = join(folder, 'audience.sqlite');
  await migrated(file);
  fillLibrary(file, 1, { songs, artistes: 200, albums: 100, tags: 10, playlists: 3 });
  fillMinutes(file);
  await rollUpAll(file);
  start({ file, port: 4714, env: { STREAM_MONITORING: 'no' } });
  const regie = await signedIn(4714);
  await printCharts(regie);

  const servers = join(folder, 'monitoring.sqlite');
  await migrated(servers);
  await printPolling(servers);
});

async function printCharts(regie: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const today = Math.floor(clockIn(zone).wallNow / dayLength);
  const date = (ago: number) => dateOf(today - ago);
  const point = '{ at date least peak average uniqueListeners listeningTime }';
  const audienceFields = '{ id title credit times measuredAirtime average peak gained }';
  const between = (ago: number, more = '') => `(from: "${date(ago)}", to: "${date(0)}"${more})`;
  const charts: Array<[name: string, query: string]> = [
    [
      'sources by mount point, a year',
      `sourcesByMountPoint${between(364)} { lastPage data { mountId listenersNow peak average uniqueListeners listeningTime } }`,
    ],
    ['peak by date, a year', `peakByDate${between(364)} { date listeners at }`],
    ['listeners by day, a year', `listenersByDate${between(364, ', step: DAY')} ${point}`],
    [
      'listeners by day of one mount point, a year',
      `listenersByDate${between(364, ', step: DAY, mountId: 1')} ${point}`,
    ],
    ['listeners by hour, 62 days', `listenersByDate${between(61, ', step: HOUR')} ${point}`],
    ['listeners by minute, 2 days', `listenersByDate${between(1, ', step: MINUTE')} ${point}`],
    [
      'listeners by minute of one mount point, 2 days',
      `listenersByDate${between(1, ', step: MINUTE, mountId: 1')} ${point}`,
    ],
    ['hours of the week, a year', `listenersByHourAndWeekday${between(364)} { weekday hour average peak }`],
    ['by song, 92 days', `listenersBySong${between(91)} ${audienceFields}`],
    [
      'by program, a year',
      `listenersByProgram${between(364)} { program sessions uniqueListeners listeningTime }`,
    ],
    [
      'by device, a year',
      `listenersByDevice${between(364)} { device sessions uniqueListeners listeningTime }`,
    ],
  ];
  console.log(
    `${(mounts * days * 1440).toLocaleString('en')} minutes of ${mounts} mount points, one caller\n`,
  );
  console.log(`${'milliseconds'.padEnd(52)}${'median'.padStart(9)}${'goal'.padStart(7)}`);
  for (const [name, field] of charts) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 3; turn++) {
      const before = performance.now();
      const answer = await post(agent, regie, JSON.stringify({ query: `{ ${field} }` }));
      times.push(performance.now() - before);
      if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
    }
    printRow(name, median(times.slice(3)), goals.chart);
  }
  agent.destroy();
}

function printRow(name: string, value: number, goal: number): void {
  const end = verdict(value <= goal);
  console.log(`${name.padEnd(52)}${value.toFixed(1).padStart(9)}${String(goal).padStart(7)}${end}`);
}

/** Prints the processor time that polling the streaming servers costs: with polling minus without. */
async function printPolling(file: string): Promise<void> {
  const ports = await streamServers();
  fillServers(file, ports);
  const cost = async (port: number, monitoring: 'yes' | 'no') => {
    const child = start({ file, port, env: { STREAM_MONITORING: monitoring } });
    await signedIn(port);
    await setTimeout(15_000);
    const before = processorTime(child.pid!);
    await setTimeout(pollTest.seconds * 1000);
    const spent = processorTime(child.pid!) - before;
    child.kill('SIGTERM');
    await once(child, 'exit');
    return (spent / pollTest.seconds) * 100;
  };
  const [without, withPolling] = [await cost(4715, 'no'), await cost(4716, 'yes')];
  const database = new SqliteFile(file, { readonly: true });
  const { polls } = database.prepare('select sum(polls) as polls from audience_minute').get() as {
    polls: number;
  };
  database.close();
  const { servers, mounts: each, listeners } = pollTest;
  console.log(
    `\n${servers * each} mount points on ${servers} servers, ${listeners} listeners each, ${polls} polls of mount points\n`,
  );
  console.log(`${'percent of a core'.padEnd(52)}${'mean'.padStart(9)}${'goal'.padStart(7)}`);
  printRow('polling every ten seconds', withPolling - without, goals.monitoring);
  console.log(`${'  the server with it'.padEnd(52)}${withPolling.toFixed(1).padStart(9)}`);
  console.log(`${'  the server without it'.padEnd(52)}${without.toFixed(1).padStart(9)}`);
}

/** Processor time of a process in seconds. Linux reports it in ticks, of which there are a hundred per second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Starts servers that respond like Icecast, with a source and its listeners on each mount point. */
async function streamServers(): Promise<number[]> {
  const source = (path: string, turn: number) =>
    `<source mount="${path}"><audio_info>bitrate=128</audio_info><bitrate>128</bitrate><genre>various</genre><listener_peak>${pollTest.listeners}</listener_peak><listeners>${pollTest.listeners}</listeners><listenurl>http://127.0.0.1${path}</listenurl><max_listeners>unlimited</max_listeners><public>0</public><server_description>Unspecified description</server_description><server_name>Bench</server_name><server_type>audio/mpeg</server_type><slow_listeners>0</slow_listeners><source_ip>127.0.0.1</source_ip><stream_start>Sat, 21 Nov 2026 00:08:06 +0000</stream_start><stream_start_iso8601>2026-11-21T00:08:06+0000</stream_start_iso8601><title>Title ${Math.floor(turn / 20)}</title><total_bytes_read>${turn}</total_bytes_read><user_agent>Liquidsoap/2.1.3</user_agent></source>`;
  const listener = (id: number) =>
    `<listener><IP>203.0.113.${id % 250}</IP><UserAgent>Mozilla/5.0 (X11; Linux x86_64) Firefox/${id}</UserAgent><Connected>60</Connected><ID>${id}</ID></listener>`;
  let turn = 0;
  const ports: number[] = [];
  for (let number = 0; number < pollTest.servers; number++) {
    const server = createServer((request, response) => {
      const [, path] = /mount=([^&]+)/.exec(request.url!) ?? [];
      turn++;
      const inner = path
        ? `<source mount="${decodeURIComponent(path)}"><Listeners>${pollTest.listeners}</Listeners>${Array.from({ length: pollTest.listeners }, (_, id) => listener(id + 1)).join('')}</source>`
        : Array.from({ length: pollTest.mounts }, (_, index) => source(`/m${index}.mp3`, turn)).join('');
      response.end(
        `<?xml version="1.0"?>\n<icestats><server_id>Icecast 2.4.4</server_id>${inner}</icestats>`,
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.unref();
    ports.push((server.address() as AddressInfo).port);
  }
  return ports;
}

function insertServer(database: SqliteFile.Database, port: number, password: string): number {
  return Number(
    database
      .prepare(
        `insert into stream_server (${commonColumns}, name, host, port, listen_url, is_own, source_user, source_password, admin_user, admin_password) values (${usual}, 'Bench', '127.0.0.1', ?, '', 0, 'source', '', 'admin', ?)`,
      )
      .run(port, password).lastInsertRowid,
  );
}

function insertMount(database: SqliteFile.Database, server: number, path: string): number {
  return Number(
    database
      .prepare(
        `insert into mount_point (${commonColumns}, server_id, name, path, format, bitrate, is_public, is_listed, fallback) values (${usual}, ?, ?, ?, 'MP3', 128, 1, 0, '')`,
      )
      .run(server, path, path).lastInsertRowid,
  );
}

function fillServers(file: string, ports: readonly number[]): void {
  const database = new SqliteFile(file);
  const secret = readFileSync(join(file, '..', 'secret'), 'utf8').trim();
  const password = new StreamSecrets({ secret }).lock('bench', 1);
  for (const port of ports) {
    const server = insertServer(database, port, password);
    for (let index = 0; index < pollTest.mounts; index++) insertMount(database, server, `/m${index}.mp3`);
  }
  database.close();
}

/** Inserts a year of audience minutes, a year of daily totals by listening program and device, and three months of played items. */
function fillMinutes(file: string): void {
  const database = new SqliteFile(file);
  database.pragma('synchronous = OFF');
  const last = Math.floor(Date.now() / minute);
  const counted = database.prepare(
    'insert into audience_minute (mount_id, minute, lowest, peak, total, polls) values (?, ?, ?, ?, ?, 6)',
  );
  const insertPlayed = database.prepare(
    `insert into air_item (${commonColumns}, state, plan_key, source, planned_at, planned_until, is_hard, played_from, played_until, played_for, media_id, title, credit, album, label, isrc, is_untitled, is_ending, "by", problem, cues, reason) values (${usual}, 'PLAYED', ?, 'PLAN', ?, ?, 0, ?, ?, 240000, ?, 'Song', '', '', '', '', 0, 0, '', '', '{}', '{}')`,
  );
  const program = database.prepare(
    `insert into audience_program (${commonColumns}, mount_id, day, program, device, sessions, listeners, duration) values (${usual}, ?, ?, ?, ?, 50, 40, 9000000)`,
  );
  const media = database
    .prepare("select id from media_item where kind = 'SONG' order by id")
    .pluck()
    .all() as number[];
  database.transaction(() => {
    const server = insertServer(database, 8000, '');
    for (let index = 0; index < mounts; index++) {
      const mount = insertMount(database, server, `/m${index}.mp3`);
      for (let at = last - days * 1440; at < last; at++) {
        const count = (at * 7919 + index * 31) % 500;
        counted.run(mount, at, count, count + 3, count * 6 + 8);
      }
      for (let ago = 1; ago < days; ago++)
        for (const name of ['Chrome', 'Firefox', 'VLC', 'Apple', 'Sonos', 'TuneIn', 'Alexa', ''])
          for (const device of ['COMPUTER', 'PHONE', 'OTHER'])
            program.run(
              mount,
              new Date(Date.now() - ago * dayLength).toISOString().slice(0, 10),
              name,
              device,
            );
    }
    for (let at = last - 91 * 1440, number = 0; at < last - 4; at += 4, number++) {
      const [from, until] = [at * minute, (at + 4) * minute];
      insertPlayed.run(`bench ${number}`, from, until, from, until, media[(number * 37) % media.length]);
    }
  })();
  database.close();
}

async function rollUpAll(file: string): Promise<void> {
  const config = { engine: 'sqlite', location: file } as const;
  const orm = await openOrm(config, { synchronous: 'OFF' });
  const database = openDatabase(config, orm);
  const clock = clockIn(zone);
  const today = Math.floor(clock.wallNow / dayLength);
  const times: number[] = [];
  for (let day = today - days + 1; day <= today; day++) {
    const before = performance.now();
    await rollUpDay({ database, radioId: 1 }, day, clock);
    times.push(performance.now() - before);
  }
  console.log(`figures of a day of ${mounts} mount points made in ${median(times).toFixed(0)} ms\n`);
  await database.close();
  await orm.close(true);
}
