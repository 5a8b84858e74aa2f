import pLimit from 'p-limit';
import type { Settings } from '../../../kit/domain.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import { StreamSecrets } from '../../broadcasting/public.ts';
import { AudiencePrivacy, usualPrivacy } from '../privacy/audiencePrivacy.ts';
import { Countries } from '../listeners/countries.ts';
import { storeStatus } from './storeStatus.ts';
import { checkServer } from './checkServer.ts';
import type { LeaderLock } from './leaderLock.ts';

const findWatchedServers = query('audience.findWatchedServers', (db) =>
  db
    .selectFrom(acrossRadios('StreamServer as server'))
    .innerJoin('Radio as radio', 'radio.id', 'server.radio')
    .leftJoin(acrossRadios('AudienceSettings as settings'), 'settings.radio', 'server.radio')
    .select([
      'server.id',
      'server.radio',
      'server.host',
      'server.port',
      'server.isSecure',
      'server.adminUser',
    ])
    .select(['server.adminPassword', 'radio.timeZone', 'settings.privacy']),
);

const findWatchedMounts = query('audience.findWatchedMounts', (db) =>
  db.selectFrom(acrossRadios('MountPoint')).select(['id', 'server', 'path']).orderBy('id'),
);

/** Interval between polls of the same server, in milliseconds. */
const every = 10_000;
const tick = 1000;
const atOnce = 20;

interface Watched {
  id: number;
  radio: number;
  timeZone: string;
  privacy: AudiencePrivacy;
  host: string;
  port: number;
  isSecure: boolean;
  adminUser: string;
  adminPassword: string;
  mounts: Array<{ id: number; path: string }>;
}

interface Watching {
  settings: Settings;
  only: LeaderLock;
  /** Number of our own connections among the listeners that the server counts on a mount point. */
  monitorsOn: (mount: number) => number;
}

/** Polls all streaming servers periodically, on the leader process only, and stores the results. */
export class StreamMonitor {
  readonly #settings: Settings;
  readonly #only: LeaderLock;
  readonly #monitorsOn: Watching['monitorsOn'];
  readonly #secrets: StreamSecrets;
  readonly #box: SecretBox;
  readonly #countries: Countries;
  readonly #stopping = new AbortController();
  readonly #turns = pLimit(atOnce);
  /** Number of the last interval in which each server was polled. */
  readonly #turnOf = new Map<number, number>();
  readonly #checking = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #servers: { known: Watched[]; until: number } = { known: [], until: 0 };
  #isTroubled = false;

  constructor({ settings, only, monitorsOn }: Watching) {
    this.#settings = settings;
    this.#only = only;
    this.#monitorsOn = monitorsOn;
    this.#secrets = new StreamSecrets(settings);
    this.#box = new SecretBox(settings.secret, 'listeners of a day');
    this.#countries = new Countries(settings);
  }

  start(): void {
    if (!this.#settings.monitorsStreams) return;
    this.#timer = setInterval(() => {
      this.#ticking ??= this.#tick().finally(() => (this.#ticking = undefined));
    }, tick).unref();
  }

  /** Polls all servers immediately, for tests. */
  async checkNow(at = new Date()): Promise<void> {
    await Promise.all((await this.#watched()).map((server) => this.#check(server, at)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#ticking;
    await Promise.all(this.#checking.values());
    await this.#only.release();
  }

  async #tick(): Promise<void> {
    try {
      if (!(await this.#only.isLeader())) return;
      const now = Date.now();
      if (this.#servers.until <= now) this.#servers = { known: await this.#watched(), until: now + every };
      for (const server of this.#servers.known) this.#checkInTurn(server, now);
      this.#isTroubled = false;
    } catch (error) {
      this.#trouble(error);
    }
  }

  #checkInTurn(server: Watched, now: number): void {
    const turn = Math.floor((now - momentOf(server.id)) / every);
    if (this.#turnOf.get(server.id) === turn || this.#checking.has(server.id)) return;
    this.#turnOf.set(server.id, turn);
    const checking = this.#turns(() => this.#check(server))
      .catch((error: unknown) => this.#trouble(error))
      .finally(() => this.#checking.delete(server.id));
    this.#checking.set(server.id, checking);
  }

  async #check(server: Watched, at?: Date): Promise<void> {
    if (server.mounts.length === 0) return;
    const check = await checkServer(
      {
        ...server,
        adminPassword: this.#secrets.open(server.adminPassword, server.radio),
        paths: server.mounts.map(({ path }) => path),
        listsClients: server.privacy === AudiencePrivacy.ALL,
      },
      this.#stopping.signal,
    );
    // A poll that was aborted by the shutdown says nothing about the server.
    if (this.#stopping.signal.aborted) return;
    const { database, events } = this.#settings;
    const countryOf = await this.#countries.reader();
    const recorder = { database, events, box: this.#box, countryOf, monitorsOn: this.#monitorsOn };
    await storeStatus(recorder, { ...server, status: check, at: at ?? new Date() });
  }

  async #watched(): Promise<Watched[]> {
    const { database } = this.#settings;
    const mounts = Map.groupBy(await findWatchedMounts.all(database), ({ server }) => server);
    return (await findWatchedServers.all(database)).map(({ privacy, ...server }) => ({
      ...server,
      privacy: privacy ?? usualPrivacy,
      mounts: mounts.get(server.id) ?? [],
    }));
  }

  /** Logs only the first of several consecutive failures, so that an unreachable database does not fill the log. */
  #trouble(error: unknown): void {
    if (!this.#isTroubled)
      this.#settings.log.warn({ err: error }, 'the result of a streaming server poll could not be stored');
    this.#isTroubled = true;
  }
}

/** Offset of a server within the interval, in milliseconds, so that polls are spread out. */
const momentOf = (id: number) => (id * 3571) % every;

declare module '../../../kit/context.ts' {
  interface Services {
    streamMonitor: StreamMonitor;
  }
}
