import pLimit from 'p-limit';
import type { Settings } from '../../../kit/domain.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import { StreamSecrets } from '../../onair/streams/streamSecrets.ts';
import { AudiencePrivacy, usualPrivacy } from '../privacy/audiencePrivacy.ts';
import { Countries } from '../listeners/countries.ts';
import { keepLook } from './keepLook.ts';
import { lookAtServer } from './lookAtServer.ts';
import type { OnlyOne } from './onlyOne.ts';

const watchedServers = query('audience.watchedServers', (db) =>
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

const watchedMounts = query('audience.watchedMounts', (db) =>
  db.selectFrom(acrossRadios('MountPoint')).select(['id', 'server', 'path']).orderBy('id'),
);

/** How often each server is looked at; each at a moment of its own. */
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
  only: OnlyOne;
  /** How many of those whom a server counts on a mount point are our own ears. */
  earsOn: (mount: number) => number;
}

/** Looks at all streaming servers again and again, in one of all processes, and keeps what it sees. */
export class StreamWatch {
  readonly #settings: Settings;
  readonly #only: OnlyOne;
  readonly #earsOn: Watching['earsOn'];
  readonly #secrets: StreamSecrets;
  readonly #box: SecretBox;
  readonly #countries: Countries;
  readonly #stopping = new AbortController();
  readonly #turns = pLimit(atOnce);
  /** The number of the turn in which a server was last looked at. */
  readonly #turnOf = new Map<number, number>();
  readonly #looking = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #servers: { known: Watched[]; until: number } = { known: [], until: 0 };
  #isTroubled = false;

  constructor({ settings, only, earsOn }: Watching) {
    this.#settings = settings;
    this.#only = only;
    this.#earsOn = earsOn;
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

  /** Looks at all servers at once, as if it were the time of each. */
  async lookNow(at = new Date()): Promise<void> {
    await Promise.all((await this.#watched()).map((server) => this.#look(server, at)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#ticking;
    await Promise.all(this.#looking.values());
    await this.#only.letGo();
  }

  async #tick(): Promise<void> {
    try {
      if (!(await this.#only.isIt())) return;
      const now = Date.now();
      if (this.#servers.until <= now) this.#servers = { known: await this.#watched(), until: now + every };
      for (const server of this.#servers.known) this.#lookInTurn(server, now);
      this.#isTroubled = false;
    } catch (error) {
      this.#trouble(error);
    }
  }

  #lookInTurn(server: Watched, now: number): void {
    const turn = Math.floor((now - momentOf(server.id)) / every);
    if (this.#turnOf.get(server.id) === turn || this.#looking.has(server.id)) return;
    this.#turnOf.set(server.id, turn);
    const looking = this.#turns(() => this.#look(server))
      .catch((error: unknown) => this.#trouble(error))
      .finally(() => this.#looking.delete(server.id));
    this.#looking.set(server.id, looking);
  }

  async #look(server: Watched, at?: Date): Promise<void> {
    if (server.mounts.length === 0) return;
    const look = await lookAtServer(
      {
        ...server,
        adminPassword: this.#secrets.open(server.adminPassword, server.radio),
        paths: server.mounts.map(({ path }) => path),
        listsClients: server.privacy === AudiencePrivacy.ALL,
      },
      this.#stopping.signal,
    );
    // What was cut short by ourselves tells nothing.
    if (this.#stopping.signal.aborted) return;
    const { database, events } = this.#settings;
    const countryOf = await this.#countries.reader();
    const keeping = { database, events, box: this.#box, countryOf, earsOn: this.#earsOn };
    await keepLook(keeping, { ...server, look, at: at ?? new Date() });
  }

  async #watched(): Promise<Watched[]> {
    const { database } = this.#settings;
    const mounts = Map.groupBy(await watchedMounts.all(database), ({ server }) => server);
    return (await watchedServers.all(database)).map(({ privacy, ...server }) => ({
      ...server,
      privacy: privacy ?? usualPrivacy,
      mounts: mounts.get(server.id) ?? [],
    }));
  }

  /** A database that is away is told of once. */
  #trouble(error: unknown): void {
    if (!this.#isTroubled)
      this.#settings.log.warn({ err: error }, 'a look at a streaming server was not kept');
    this.#isTroubled = true;
  }
}

/** When in its ten seconds a server is looked at: not all at once. */
const momentOf = (id: number) => (id * 3571) % every;

declare module '../../../kit/context.ts' {
  interface Services {
    streamWatch: StreamWatch;
  }
}
