import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send, listening } from '../../domains/library/testing/sending.ts';
import { addEmission, calendarOf } from '../../domains/scheduling/testing/calendar.ts';
import { rundownsOf } from '../../domains/scheduling/testing/rundowns.ts';
import { makeListOf, setDefault } from '../../domains/scheduling/testing/stations.ts';
import type { Json } from '../../../tools/testing/json.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import type { TestApp } from '../../../tools/testing/testApp.ts';
import { debianOwner } from '../../protocol/programs/configuration.ts';
import { Player } from '../player.ts';
import { portsFrom } from '../../protocol/programs/ports.ts';
import { portsOfStation } from './portsOfStation.ts';
import { Line } from './line.ts';
import { isThere, Listener, tone } from './listener.ts';

/** A demo radio on the air on this machine, with the real Liquidsoap and Icecast. */
export class TestStation {
  readonly app: TestApp;
  readonly token: string;
  readonly url: string;
  readonly mount: string;
  readonly lines: string[] = [];
  readonly #folder: string;
  readonly #ports: Ports;
  readonly #pitches: readonly number[];
  readonly #songs = new Map<number, string>();
  #stationToken = '';
  player!: Player;
  line!: Line;

  private constructor(
    app: TestApp,
    token: string,
    made: { url: string; folder: string; ports: Ports },
    pitches: readonly number[],
  ) {
    this.app = app;
    this.token = token;
    this.url = made.url;
    this.#folder = made.folder;
    this.#ports = made.ports;
    this.#pitches = pitches;
    this.mount = `http://127.0.0.1:${made.ports.icecast}/air.mp3`;
  }

  /** Creates a station whose songs are tones of six seconds. The first tone is the default playlist. */
  static async make(app: TestApp, pitches: readonly number[], folder?: string): Promise<TestStation> {
    const token = await app.tokenOf('admin@demo.com');
    const made = {
      url: await listening(app),
      folder: folder ?? (await mkdtemp(join(tmpdir(), 'regie-station-'))),
      ports: await portsOfStation(),
    };
    const station = new TestStation(app, token, made, pitches);
    await station.#empty();
    for (const pitch of pitches) {
      const name = `${pitch} Hz.mp3`;
      station.#songs.set(pitch, await send(made.url, tone(pitch, 6), { token, name }));
    }
    await app.shared.services.jobs.idle();
    await setDefault(app, token, await makeListOf(app, [Number(station.song(pitches[0]!))]));
    await station.#setUp();
    return station;
  }

  /** Address for encoders, without user and stream key. */
  get liveAddress(): string {
    return `127.0.0.1:${this.#ports.live}/live`;
  }

  /** Port of the second live input. */
  get secondLivePort(): number {
    return portsFrom(this.#ports.player).secondLive;
  }

  song(pitch: number): string {
    return this.#songs.get(pitch)!;
  }

  async start(): Promise<void> {
    this.line = await Line.to(this.url);
    this.player = new Player({
      address: this.line.url,
      token: this.#stationToken,
      folder: this.#folder,
      ports: portsFrom(this.#ports.player),
      live: { host: '127.0.0.1', port: this.#ports.live },
      icecastUser: process.getuid?.() === 0 ? debianOwner : undefined,
      log: (line) => this.lines.push(`${new Date().toISOString()} ${line}`),
    });
    await this.player.start();
  }

  /** Waits for the mount point to exist, and starts listening to it. */
  async listen(path = '/air.mp3'): Promise<Listener> {
    const url = new URL(path, this.mount).href;
    for (const until = Date.now() + 30_000 * patience; !(await isThere(url)); await pause(250))
      if (Date.now() > until) throw new Error(`There is nothing at the mount:\n${this.lines.join('\n')}`);
    return new Listener(url, this.#pitches);
  }

  /** Title that the streaming server shows to listeners of a mount point. */
  async shownTitle(path = '/air.mp3'): Promise<string | undefined> {
    // Icecast writes a title that is a single hyphen without quotes, so the response may be invalid JSON.
    const text = await (await fetch(new URL('/status-json.xsl', this.mount))).text();
    const source = text.split(/(?=\{"audio_info"|"source":)/).find((part) => part.includes(`${path}"`));
    return /"title":"([^"]*)"/.exec(source ?? '')?.[1];
  }

  /** Plans tones as the items of a rundown. `at` must be on a whole second. */
  async plan(at: Date, pitches: readonly number[]): Promise<void> {
    const items = pitches.map((pitch) => ({ kind: 'MEDIA', mediaId: this.song(pitch) }));
    await this.#planItems(at, lengthOf(pitches), items);
  }

  /** Plans a rundown with a playlist of these tones. */
  async planPlaylist(at: Date, pitches: readonly number[]): Promise<void> {
    const list = await makeListOf(
      this.app,
      pitches.map((pitch) => Number(this.song(pitch))),
    );
    const duration = lengthOf(pitches);
    await this.#planItems(at, duration, [{ kind: 'PLAYLIST', playlistId: String(list), duration }]);
  }

  async execute(document: string, variables: object = {}): Promise<Json> {
    const { data, errors } = await this.app.graphql(document, variables, this.token);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Number of calls to the back office that have failed since a moment. */
  failedCallsSince(moment: number): number {
    return this.lines.filter(
      (line) => line.includes('The back office does not answer') && Date.parse(line.split(' ')[0]!) >= moment,
    ).length;
  }

  /** The as-run log, oldest first, without items that are planned or were left out. */
  async log(): Promise<
    Array<{
      id: string;
      title: string;
      state: string;
      source: string;
      plannedAt: string;
      playedFrom: string | null;
      playedUntil: string | null;
      by: string;
    }>
  > {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const { airItems } = await this.execute(loggedDocument, { page });
      rows.push(...airItems.items);
      if (rows.length >= airItems.totalItems) return rows;
    }
  }

  /** Gaps in the log that are longer than `longest` milliseconds. Each has the title of the item that followed. */
  async holes(longest: number): Promise<Array<[length: number, title: string]>> {
    const log = (await this.log())
      .filter(({ playedFrom }) => playedFrom !== null)
      .toSorted((a, b) => Date.parse(a.playedFrom!) - Date.parse(b.playedFrom!));
    return log.slice(1).flatMap(({ playedFrom, title }, index) => {
      const length = Date.parse(playedFrom!) - Date.parse(log[index]!.playedUntil!);
      return length > longest ? [[length, title] as [number, string]] : [];
    });
  }

  async stop(): Promise<void> {
    await this.player?.stop();
    this.line?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Deletes the demo data's calendar and as-run log, and sets the time zone of the radio to UTC. */
  async #empty(): Promise<void> {
    await this.app.shared.database.transaction(async (transaction) => {
      await transaction.run('update slot set deleted_at = created_at', []);
      await transaction.run('delete from occurrence', []);
      await transaction.run('delete from air_item', []);
      await transaction.run("update radio set time_zone = 'UTC' where id = 1", []);
    });
  }

  async #planItems(at: Date, duration: number, items: object[]): Promise<void> {
    const emissionId = await addEmission(this.app, this.token, `Tones at ${at.toISOString()}`);
    const [startDate, startTime] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 19)];
    const slot = { category: 'LIVE', layer: 'LIVE', emissionId, startDate, startTime, duration };
    const { data, errors } = await calendarOf(this.app, this.token).create(slot);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    const added = await rundownsOf(this.app, this.token).add(data.createSlot.id, startDate, items);
    if (added.errors.length > 0) throw new Error(JSON.stringify(added.errors));
  }

  async #setUp(): Promise<void> {
    const server = {
      name: 'Own',
      host: '127.0.0.1',
      port: this.#ports.icecast,
      isOwn: true,
      sourcePassword: 'source-pass',
      adminPassword: 'admin-pass',
    };
    const { createStreamServer } = await this.execute(
      'mutation ($input: StreamServerInput!) { createStreamServer(input: $input) { id } }',
      { input: server },
    );
    await this.execute('mutation ($input: MountPointInput!) { createMountPoint(input: $input) { id } }', {
      input: { serverId: createStreamServer.id, name: 'Air', path: '/air.mp3', format: 'MP3', bitrate: 128 },
    });
    const { createStationToken } = await this.execute('mutation { createStationToken { token } }');
    this.#stationToken = createStationToken.token;
  }
}

const toneLength = 6000;
const lengthOf = (pitches: readonly number[]) => toneLength * pitches.length;

type Ports = { icecast: number; live: number; player: number };

const loggedDocument = `query ($page: Int!) {
  airItems(
    page: $page, perPage: 100, sort: [{ plannedAt: ASC }]
    filter: { state: { in: [ON_AIR, PLAYED, SKIPPED, FAILED] } }
  ) {
    items { id title state source plannedAt playedFrom playedUntil by }
    totalItems
  }
}`;
