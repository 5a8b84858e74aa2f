import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AskedQueue } from './askedQueue.ts';
import { Cache } from './cache.ts';
import { outputsOf, type Owner } from '../protocol/programs/configuration.ts';
import type { Ports } from '../protocol/programs/ports.ts';
import { PlayerDisk } from './disk.ts';
import { Journal } from './journal.ts';
import { LiveDoor, type LiveAddress } from './live.ts';
import { LiveRecordings } from './liveRecordings.ts';
import type { PlaceNumber } from './livePlace.ts';
import { OutputStates, type OutputEvent } from './outputStates.ts';
import type { CurrentLive } from '../protocol/live.ts';
import { setup, type Setup } from '../protocol/setup.ts';
import type { Plan, PlanItem, Report } from '../protocol/station.ts';
import { Regie } from './regie.ts';
import { silence } from './silence.ts';
import { SoundPrograms } from './soundPrograms.ts';
import { writeWholeFile } from './wholeFile.ts';

export interface PlayerOptions {
  /** Address of the back office, and the token of the station. */
  address: string;
  token: string;
  /** Folder of media files, the journal and configurations. */
  folder: string;
  ports: Ports;
  /** Address for encoders; without it, none can connect. */
  live?: LiveAddress | undefined;
  /** The user that Icecast changes to when it is started by root. */
  icecastUser?: Owner | undefined;
  maxCacheBytes?: number;
  log: (line: string) => void;
}

interface Current {
  item: PlanItem | undefined;
  endsAt: number;
}

/** Milliseconds from its second within which an item may begin by itself before it is forced. */
const tolerance = 250;
const longestWait = 10_000;
const minute = 60_000;
/** Shorter overlaps, in milliseconds, do not count as a cut. */
const barelyHeard = 50;
/** Milliseconds for which the interrupted item still sounds beneath a live. */
const fadesFor = 1600;
/** Milliseconds of emergency playback before it is reported, since there may be a short gap between two items. */
const reserveAllowed = 1000;

/**
 * The player of a station. It runs Liquidsoap and the station's own Icecasts, downloads the coming items from the back office,
 * feeds Liquidsoap and reports what was played. While the back office is away it plays on with the items that it has.
 */
export class Player {
  readonly #options: PlayerOptions;
  readonly #regie: Regie;
  readonly #cache: Cache;
  readonly #disk: PlayerDisk;
  readonly #programs: SoundPrograms;
  readonly #recordings: LiveRecordings;
  readonly #door: LiveDoor;
  /** Title of the live session in the last plan. */
  #toldTitle: string | undefined;
  /** Live session on the air, and its title for listeners. */
  #heardLive:
    | { session: string; title: string; credit: string; place: PlaceNumber; since: number }
    | undefined;
  #journal!: Journal;
  #server!: Server;
  #setup!: Setup;
  #items: PlanItem[] = [];
  #current: Current | undefined;
  readonly #queue = new AskedQueue();
  readonly #outputs = new OutputStates();
  readonly #over = new Set<string>();
  readonly #asked = new Set<string>();
  #fade = 500;
  #hardTimer: NodeJS.Timeout | undefined;
  #reserveTimer: NodeJS.Timeout | undefined;
  readonly #ending = new AbortController();
  #loop: Promise<void> | undefined;
  #wake: () => void = () => {};

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#regie = new Regie(options.address, options.token);
    this.#cache = new Cache(join(options.folder, 'files'), this.#regie, options.maxCacheBytes ?? 20e9);
    this.#disk = new PlayerDisk({
      folder: options.folder,
      told: (kind) => {
        void this.#add({ kind, at: iso(Date.now()) });
        this.#wake();
      },
      log: options.log,
    });
    this.#programs = new SoundPrograms({
      folder: options.folder,
      ports: options.ports,
      reserve: this.#reserveFile,
      icecastUser: options.icecastUser,
      liquidsoapEnded: () => void this.#liquidsoapEnded(),
      command: (path, body) => this.#command(path, body),
      log: options.log,
    });
    this.#recordings = new LiveRecordings({
      folder: join(options.folder, 'lives'),
      regie: this.#regie,
      tellFirst: () => this.#tell(),
      cut: (session, error) => {
        void this.#add({ kind: 'liveCut', session, at: iso(Date.now()) });
        this.#disk.failed(error);
      },
      log: options.log,
    });
    this.#door = new LiveDoor({
      recordings: this.#recordings,
      address: options.live,
      harborPorts: [options.ports.live, options.ports.secondLive],
      regie: this.#regie,
      tellFirst: () => this.#tell(),
      open: async (place, held) => void (await this.#command('/live', `${place} ${held}`)),
      left: (session, isLost) => void this.#liveLeft(session, isLost),
      log: options.log,
    });
  }

  async start(): Promise<void> {
    const { folder, ports } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await this.#cache.open();
    this.#journal = await Journal.open(folder, (error) => this.#disk.failed(error));
    await this.#disk.start();
    this.#setup = await this.#firstSetup();
    await this.#writeReserve();
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(
        ({ code, body }) => response.writeHead(code).end(body),
        (error: unknown) => {
          this.#options.log(`A request of Liquidsoap could not be answered: ${String(error)}`);
          response.writeHead(500).end();
        },
      );
    });
    await new Promise<void>((resolve) => this.#server.listen(ports.player, '127.0.0.1', resolve));
    await this.#followOutputs(this.#setup);
    await this.#programs.follow(this.#setup);
    await this.#disk.tried('Encoders are not recorded', () => this.#recordings.start());
    await this.#door.start();
    this.#loop = this.#followPlan();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    this.#wake();
    clearTimeout(this.#hardTimer);
    clearTimeout(this.#reserveTimer);
    this.#disk.stop();
    this.#door.stop();
    await this.#programs.stop();
    await this.#liveGone();
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#endCurrent('ended', Date.now());
    await this.#loop;
    await this.#tell().catch(() => undefined);
    await this.#recordings.stop();
  }

  /** Process id of Liquidsoap, for monitoring. */
  get liquidsoapPid(): number | undefined {
    return this.#programs.liquidsoapPid;
  }

  /** Process id of its Icecast, for monitoring. */
  get icecastPid(): number | undefined {
    return this.#programs.icecastPid;
  }

  /** Setup of the station; the stored one when the back office is away at the start. */
  async #firstSetup(): Promise<Setup> {
    for (;;) {
      try {
        return await this.#readSetup();
      } catch (error) {
        this.#options.log(`The back office does not answer yet: ${String(error)}`);
        const kept = await readFile(this.#setupFile, 'utf8').catch(() => undefined);
        if (kept !== undefined) return setup.parse(JSON.parse(kept));
        await pause(2000, undefined, { signal: this.#ending.signal });
      }
    }
  }

  async #readSetup(): Promise<Setup> {
    const setup = await this.#regie.setup();
    await this.#disk.tried('The setup of the station could not be stored', () =>
      writeWholeFile(this.#setupFile, JSON.stringify(setup)),
    );
    return setup;
  }

  /** Applies a changed setup, once no live session would be cut off by it. */
  async #followSetup(mark: string): Promise<void> {
    if (mark === this.#setup.mark || this.#heardLive || this.#door.sessions.length > 0) return;
    await this.#disk.tried('The changed setup of the station is not applied yet', async () => {
      const setup = await this.#readSetup();
      await this.#programs.follow(setup);
      await this.#followOutputs(setup);
      this.#setup = setup;
    });
  }

  async #followOutputs(setup: Setup): Promise<void> {
    const now = Date.now();
    const addresses = outputsOf(setup).map(({ id }) => id);
    if (this.#outputs.follow(addresses, now) || addresses.length === 0) await this.#tellOutputs(now);
  }

  /** Reports the state of all outputs: the back office logs items as not sent while none is connected. */
  async #tellOutputs(at: number): Promise<void> {
    await this.#add({ kind: 'outputs', at: iso(at), outputs: this.#outputs.all });
    this.#wake();
  }

  get #setupFile(): string {
    return join(this.#options.folder, 'setup.json');
  }

  get #reserveFile(): string {
    return join(this.#options.folder, 'reserve.m3u');
  }

  async #liquidsoapEnded(): Promise<void> {
    this.#options.log('liquidsoap ended and is restarted.');
    this.#queue.clear();
    this.#outputs.lose(Date.now());
    await this.#tellOutputs(Date.now());
    await this.#liveGone();
    await this.#endCurrent('ended', Date.now());
  }

  async #answer(request: IncomingMessage): Promise<{ code: number; body?: string }> {
    if (request.url === '/next') {
      const address = await this.#next();
      return address === undefined ? { code: 404 } : { code: 200, body: address };
    }
    if (request.url === '/heard' && request.method === 'POST') {
      const heard = JSON.parse(await bodyOf(request)) as Heard;
      await this.#heard(heard);
      return { code: 204 };
    }
    if (request.url === '/output' && request.method === 'POST') {
      const { at, ...event } = JSON.parse(await bodyOf(request)) as OutputEvent & { at: number };
      const moment = Math.round(at * 1000);
      if (this.#outputs.take(event, moment)) await this.#tellOutputs(moment);
      return { code: 204 };
    }
    if (request.url === '/live/admit' && request.method === 'POST') {
      const { key, place } = JSON.parse(await bodyOf(request)) as { key: string; place: PlaceNumber };
      return { code: (await this.#door.admit(key, place)) ? 204 : 403 };
    }
    return { code: 404 };
  }

  /** Next item as a Liquidsoap request; undefined when there is none. */
  async #next(): Promise<string | undefined> {
    for (const item of this.#items) {
      if (this.#over.has(item.id) || this.#queue.items.includes(item)) continue;
      const path = this.#cache.pathOf(item);
      const startsAt = this.#nextStart();
      const at = Date.parse(item.at);
      if (item.isHard && at - startsAt > tolerance) return this.#silenceBetween(startsAt, at);
      if (!path) {
        // A file that is not here when it is needed is skipped, although its download may still be running.
        await this.#fail(item, 'Its file could not be downloaded in time.');
        continue;
      }
      const room = this.#roomOf(item, startsAt);
      return this.#addressOf(item, { mark: this.#queue.hand(item), path, room });
    }
    return undefined;
  }

  /** Start of the item that is requested now. */
  #nextStart(): number {
    const now = Date.now();
    const from = Math.max(now, this.#current?.endsAt ?? now);
    return this.#queue.items.reduce((at, item) => at + lengthOf(item), from);
  }

  /** Playing time of an item from a moment on: the planned length, at most until the next item on the second. */
  #roomOf(item: PlanItem, startsAt: number): number {
    const hard = this.#items.find(
      (other) => other.isHard && other !== item && Date.parse(other.at) > startsAt,
    );
    return Math.min(lengthOf(item), hard ? Date.parse(hard.at) - startsAt : Infinity);
  }

  /** Request for silence until an item on the second. */
  async #silenceBetween(from: number, until: number): Promise<string | undefined> {
    // Longer gaps are left to the emergency playlist; they only come from a plan without filling.
    if (until - from > 10_000) return undefined;
    const path = join(this.#options.folder, 'silence.wav');
    if (
      !(await this.#disk.tried('The file of silence could not be written', () =>
        writeFile(path, silence(until - from)),
      ))
    )
      return undefined;
    const item = { ...nothing, id: `silence ${from}`, at: iso(from), until: iso(until) };
    return `annotate:regie_item=${JSON.stringify(this.#queue.hand(item))}:${path}`;
  }

  #addressOf(item: PlanItem, { mark, path, room }: { mark: string; path: string; room: number }): string {
    const { cueIn, cueOut, fadeIn, fadeOut, gain } = item.cues;
    const isCut = cueOut === null || cueIn + room < cueOut - barelyHeard;
    const end = isCut ? cueIn + room : cueOut;
    const marks: Record<string, string> = {
      regie_item: mark,
      title: item.isUntitled ? this.#setup.radio.name : item.title,
      artist: item.isUntitled ? '' : item.credit,
      liq_cue_in: seconds(cueIn),
      liq_cue_out: seconds(end),
      liq_fade_in: seconds(fadeIn),
      liq_fade_out: seconds(isCut ? this.#fade : fadeOut),
      liq_amplify: `${gain} dB`,
    };
    const shown = Object.entries(marks).map(([name, value]) => `${name}=${JSON.stringify(clean(value))}`);
    return `annotate:${shown.join(',')}:${path}`;
  }

  async #heard(heard: Heard): Promise<void> {
    const { event, item: mark, title, at } = heard;
    const moment = Math.round(at * 1000);
    if (event.startsWith('live')) return this.#heardOfLive(heard, moment);
    clearTimeout(this.#reserveTimer);
    if (event === 'reserve') {
      await this.#endCurrent('ended', moment);
      const tell = () => this.#add({ kind: 'emergency', at: iso(moment), title: title ?? '' });
      this.#reserveTimer = setTimeout(() => void tell(), reserveAllowed);
      return;
    }
    const begun = this.#queue.begin(mark ?? '');
    // An item interrupted by a live is over; Liquidsoap reports it again when it resumes.
    if (begun === 'again') return;
    if (begun === 'unknown') return this.#endCurrent('ended', moment);
    // All state changes come before the first await: Liquidsoap requests the next item at the same moment.
    const { item, passed, wasForgotten } = begun;
    const isSecondTime = this.#over.has(item.id);
    this.#over.add(item.id);
    if (isSecondTime) return this.#endAtOnce(moment);
    // The item began beneath a live, while the one before it was being faded out.
    if (this.#heardLive && moment - this.#heardLive.since < fadesFor) return;
    const ended = this.#endCurrent('ended', moment);
    this.#current = {
      item: isOfPlan(item) ? item : undefined,
      endsAt: moment + this.#roomOf(item, moment),
    };
    await ended;
    // Items handed out before that never began could not be read.
    for (const one of passed.filter(isOfPlan)) await this.#fail(one, 'The player could not read it.');
    if (isOfPlan(item)) await this.#add({ kind: 'began', item: item.id, at: iso(moment) });
    this.#items = this.#items.filter((one) => !this.#over.has(one.id));
    // Liquidsoap may have received the item a second time meanwhile.
    if (wasForgotten) await this.#forget();
    this.#armHard();
    this.#wake();
  }

  /** Ends an item that has already been on the air. */
  async #endAtOnce(moment: number): Promise<void> {
    await this.#endCurrent('ended', moment);
    await this.#command('/end', seconds(20));
  }

  async #heardOfLive({ event, place, title, credit }: Heard, moment: number): Promise<void> {
    if (event === 'liveOver') return this.#endLive(moment);
    if (place === 0) return;
    if (event === 'liveConnected') this.#door.connected(place);
    else if (event === 'liveDisconnected') this.#door.disconnected(place);
    else if (event === 'live') await this.#beginLive(place, moment);
    else await this.#liveTitle(place, { title: title ?? '', credit: credit ?? '' }, moment);
  }

  /** Starts a live: the current item is over, and the plan waits until nobody is live. */
  async #beginLive(place: PlaceNumber, moment: number): Promise<void> {
    const live = this.#door.at(place);
    if (!live) return;
    const { session, title, credit } = live;
    this.#heardLive = { session, title, credit, place, since: moment };
    this.#door.heard(place);
    clearTimeout(this.#reserveTimer);
    clearTimeout(this.#hardTimer);
    await this.#endCurrent('ended', moment);
    await this.#add({ kind: 'live', session, at: iso(moment), title, credit });
    await this.#sendTitle(title, credit);
    this.#wake();
  }

  async #endLive(moment: number): Promise<void> {
    const session = this.#heardLive?.session;
    this.#heardLive = undefined;
    if (session === undefined) return;
    await this.#add({ kind: 'liveOver', session, at: iso(moment) });
    this.#armHard();
    this.#wake();
  }

  /** Handles a title sent by the encoder or the studio of a live. */
  async #liveTitle(
    place: PlaceNumber,
    { title, credit }: { title: string; credit: string },
    moment: number,
  ): Promise<void> {
    const live = this.#heardLive;
    // A source that is not on the air yet: its title is reported when it is.
    if (live?.place !== place) return title === '' ? undefined : this.#door.rename(place, { title, credit });
    if (title === '' || (title === live.title && credit === live.credit)) return;
    Object.assign(live, { title, credit });
    await this.#add({ kind: 'live', session: live.session, at: iso(moment), title, credit });
    this.#wake();
  }

  /** Applies a title that was set in the studio. */
  async #followTitle(told: CurrentLive | null): Promise<void> {
    const { session, title, credit } = told ?? {};
    const [before, isSame] = [this.#toldTitle, session === this.#heardLive?.session];
    this.#toldTitle = session === undefined ? undefined : `${session} ${title}\n${credit}`;
    if (session === undefined || before === undefined || before === this.#toldTitle || !isSame) return;
    await this.#sendTitle(title!, credit!);
  }

  async #sendTitle(title: string, credit: string): Promise<void> {
    await this.#command('/title', `${this.#heardLive?.place ?? 1}\n${clean(title)}\n${clean(credit)}`);
  }

  async #liveLeft(session: string, isLost: boolean): Promise<void> {
    await this.#add({ kind: isLost ? 'liveLost' : 'liveLeft', session, at: iso(Date.now()) });
    this.#wake();
  }

  /** Ends the live after the end of Liquidsoap, which disconnected its source. */
  async #liveGone(): Promise<void> {
    await this.#endLive(Date.now());
    this.#door.gone();
  }

  async #fail(item: PlanItem, problem: string): Promise<void> {
    this.#over.add(item.id);
    this.#options.log(`“${item.title}” could not be played: ${problem}`);
    await this.#add({ kind: 'failed', item: item.id, at: iso(Date.now()), problem });
  }

  async #endCurrent(kind: 'ended' | 'skipped', moment: number): Promise<void> {
    const item = this.#current?.item;
    this.#current = undefined;
    if (!item) return;
    const isAsked = this.#asked.delete(item.id);
    await this.#add({ kind: isAsked ? 'skipped' : kind, item: item.id, at: iso(moment) });
  }

  #add(report: Omit<Report, 'id'>): Promise<void> {
    return this.#journal.add({ id: randomUUID(), ...report });
  }

  #tell(): Promise<void> {
    const dropped = (report: Report | undefined, why: string) =>
      this.#options.log(
        `The back office refused a report, which is dropped (${why}): ${JSON.stringify(report)}`,
      );
    return this.#journal.send(
      async (reports) => {
        for (const { index, field, problem } of await this.#regie.report(reports))
          dropped(reports[index], `${field}: ${problem}`);
      },
      (report) => dropped(report, 'request'),
    );
  }

  /** End of the current item. A live has no known end: the plan is then laid out from the next full minute on. */
  #playingUntil(): Date | undefined {
    if (this.#heardLive) return new Date(Math.ceil(Date.now() / minute) * minute);
    return this.#current && new Date(this.#current.endsAt);
  }

  /** Requests the plan whenever an item begins, and waits for changes in between. */
  async #followPlan(): Promise<void> {
    let wait = 0;
    let known: string | undefined;
    while (!this.#ending.signal.aborted) {
      try {
        const began = new Promise<void>((resolve) => (this.#wake = resolve));
        // Reports come first, so that the server does not plan played items again.
        await this.#tell();
        const askedAt = Date.now();
        const asked = this.#regie.plan(this.#playingUntil(), { wait, known, lives: this.#door.sessions });
        asked.catch(() => undefined);
        const plan = await Promise.race([asked, began]);
        wait = 0;
        if (!plan) continue;
        await this.#followSetup(plan.setup);
        await this.#door.follow(plan, askedAt);
        await this.#followTitle(plan.live);
        await this.#take(plan);
        known = plan.mark;
        wait = longestWait;
      } catch (error) {
        wait = 0;
        this.#options.log(`The back office does not answer: ${String(error)}`);
        await pause(2000, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      }
    }
  }

  async #take(plan: Plan): Promise<void> {
    this.#fade = plan.fade;
    this.#items = plan.items.filter(({ id }) => !this.#over.has(id));
    // The objects of items in the queue are reused, because the queue compares by identity.
    this.#items = this.#items.map((item) => this.#queue.items.find(({ id }) => id === item.id) ?? item);
    const [first] = this.#items;
    const next = this.#queue.items.find(isOfPlan);
    const isOther = next !== undefined && first !== undefined && next.id !== first.id;
    const { emergency } = this.#setup;
    this.#cache.need([
      ...this.#items,
      ...this.#queue.items,
      ...[this.#current?.item, emergency].filter((one) => !!one),
    ]);
    for (const item of this.#items.slice(0, 3)) await this.#fetch(item);
    if (isOther) await this.#forget();
    for (const id of plan.ending)
      if (this.#current?.item?.id === id && !this.#asked.has(id)) {
        this.#asked.add(id);
        await this.#command('/end', seconds(this.#fade));
      }
    this.#armHard();
    void this.#disk.tried('The coming items could not be downloaded', () => this.#fetchAhead(this.#items));
  }

  async #fetchAhead(items: readonly PlanItem[]): Promise<void> {
    for (const item of items) {
      if (this.#items !== items || this.#ending.signal.aborted) return;
      await this.#fetch(item);
    }
    const { emergency } = this.#setup;
    if (emergency) await this.#cache.fetch(emergency).catch(() => undefined);
    await this.#writeReserve();
    await this.#cache.tidy();
  }

  async #fetch(item: PlanItem): Promise<void> {
    try {
      await this.#cache.fetch(item);
    } catch (error) {
      this.#options.log(`“${item.title}” could not be downloaded: ${String(error)}`);
      this.#disk.failed(error);
    }
  }

  /** Writes the emergency playlist: the emergency file, or all cached files when there is none. */
  async #writeReserve(): Promise<void> {
    const { emergency } = this.#setup;
    const file = emergency && this.#cache.pathOf(emergency);
    const paths = file ? [file] : await this.#cache.all();
    await this.#disk.tried('The emergency playlist could not be updated', () =>
      writeWholeFile(this.#reserveFile, paths.map((one) => `${one}\n`).join('')),
    );
  }

  /** Schedules the forced start of the next item on the second, when the item before would run past it. */
  #armHard(): void {
    clearTimeout(this.#hardTimer);
    // A live keeps the air until it ends.
    if (this.#heardLive) return;
    const now = Date.now();
    const hard = this.#items.find((item) => item.isHard && Date.parse(item.at) > now);
    if (!hard) return;
    const at = Date.parse(hard.at);
    const early = Math.max(0, at - this.#fade - now);
    this.#hardTimer = setTimeout(() => void this.#beginHard(hard, at), Math.min(early, 2 ** 31 - 1));
  }

  async #beginHard(hard: PlanItem, at: number): Promise<void> {
    const current = this.#current;
    // The current item ends by itself at that moment.
    if (!current || current.endsAt - at < tolerance) return;
    if (this.#queue.items[0] !== hard) await this.#forget();
    await this.#command('/end', seconds(Math.max(20, at - Date.now())));
  }

  async #forget(): Promise<void> {
    for (let opens = this.#queue.opensFor(); opens > 0; opens = this.#queue.opensFor()) await pause(opens);
    this.#queue.forget();
    await this.#command('/forget', '');
  }

  /** Sends a command to Liquidsoap; false when it failed. */
  async #command(path: string, body: string): Promise<boolean> {
    const address = `http://127.0.0.1:${this.#options.ports.commands}${path}`;
    try {
      return (await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(2000) })).ok;
    } catch (error) {
      this.#options.log(`Liquidsoap did not accept ${path}: ${String(error)}`);
      return false;
    }
  }
}

const silent = 'SILENCE';

/** A silence that the player inserts by itself; it is not reported to the back office. */
const nothing: PlanItem = {
  id: '',
  media: 0,
  checksum: '',
  at: '',
  until: '',
  isHard: false,
  source: silent,
  title: '',
  credit: '',
  isUntitled: true,
  cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 },
};
const isOfPlan = ({ source }: PlanItem) => source !== silent;

interface Heard {
  event: 'track' | 'reserve' | 'live' | 'liveOver' | 'liveTitle' | 'liveConnected' | 'liveDisconnected';
  /** For live events: the input; 0 for none. */
  place: PlaceNumber | 0;
  item: string | null;
  title: string | null;
  credit: string | null;
  /** Seconds since 1970. */
  at: number;
}

const lengthOf = ({ at, until }: PlanItem) => Date.parse(until) - Date.parse(at);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);
const iso = (moment: number) => new Date(moment).toISOString();
/** A value without line breaks, as Liquidsoap allows it between quotes in a request. */
const clean = (value: string) => value.replaceAll(/[\r\n]/g, ' ').slice(0, 300);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
