import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMount } from '../protocol/programs/configuration.ts';
import { readHead, type LiveHead } from './liveHead.ts';
import type { LiveRecordings } from './liveRecordings.ts';
import { LivePlace, type PlaceNumber } from './livePlace.ts';
import type { ComingLive, CurrentLive } from '../protocol/live.ts';
import type { Plan } from '../protocol/station.ts';
import type { Regie } from './regie.ts';

/** Address for encoders. */
export interface LiveAddress {
  /** Encoders connect to this host; on loopback, only those on the same machine can. */
  host: string;
  port: number;
}

interface Options {
  address: LiveAddress | undefined;
  /** Ports of the two Liquidsoap harbors, open on loopback only. */
  harborPorts: readonly [number, number];
  regie: Regie;
  /** Recordings of encoders. */
  recordings: LiveRecordings;
  /** Sends pending reports first, such as that somebody has left. */
  tellFirst: () => Promise<void>;
  /** Puts an input on the air, while another stays until the first has sound; 0 for none. */
  open: (place: PlaceNumber | 0, held: PlaceNumber | 0) => Promise<void>;
  /** Called when the source of a live has disconnected or lost its line. */
  left: (session: string, isLost: boolean) => void;
  log: (line: string) => void;
}

interface Known {
  session: string;
  title: string;
  credit: string;
}

/** Milliseconds that an admitted source has to connect. */
const mayTake = 15_000;
/** Retry interval in milliseconds for a browser connection that is lost or with another process of the back office. */
const retryAfter = 200;
/** Milliseconds for which the back office may not know an encoder that reconnected while it was away. */
const mayBeUnknown = 30_000;
/** Milliseconds for which an encoder with a broken line may reconnect while the back office is away. */
const remembered = 10 * 60_000;
const maxSockets = 50;
/** Milliseconds without data after which a connection is closed. */
const idleMilliseconds = 60_000;
/** Fade-out of the presenter who has handed over, in milliseconds. */
const fadesFor = 1000;

/**
 * Entrance for live sources: encoders connect here, and the back office checks their keys. The harbors of Liquidsoap are only
 * reachable on this machine. There are two inputs: one on the air, and one for a source that waits to take over.
 */
export class LiveDoor {
  readonly #options: Options;
  readonly #places: readonly [LivePlace, LivePlace];
  readonly #sockets = new Set<Socket>();
  /** Sessions admitted by the back office, by the hash of their stream key. */
  readonly #known = new Map<string, { live: Known; until: number }>();
  /** Key with which the player itself sends browser sound to Liquidsoap. */
  readonly #ownKey = randomBytes(24).toString('base64url');
  #server: Server | undefined;
  /** The input on the air, and the one that follows once it has sound. */
  #onAir: LivePlace | undefined;
  #next: LivePlace | undefined;
  /** The session that takes over, and when by the local clock. */
  #coming: { session: string; dueAt: number } | undefined;
  #dueTimer: NodeJS.Timeout | undefined;
  #commands = Promise.resolve();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    const [first, second] = options.harborPorts;
    this.#places = [new LivePlace(1, first), new LivePlace(2, second)];
  }

  /** Ids of the connected or admitted live sessions. */
  get sessions(): string[] {
    return this.#places.flatMap(({ live }) => live?.session ?? []);
  }

  /** Session with its listener title on an input. */
  at(place: PlaceNumber): Known | undefined {
    return this.#places[place - 1]!.live;
  }

  async start(): Promise<void> {
    const { address, log } = this.#options;
    if (!address) return;
    this.#server = createServer((socket) => void this.#join(socket));
    this.#server.on('error', (error) => log(`Encoders cannot connect: ${error.message}`));
    // A taken port keeps encoders out but must not stop the planned programme.
    await new Promise<void>((resolve) => {
      this.#server!.once('error', () => resolve());
      this.#server!.listen(address.port, address.host, resolve);
    });
  }

  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#dueTimer);
    for (const place of this.#places) place.hangUp();
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  /** Decides whether Liquidsoap accepts a source, or a new title of the current one, on an input. */
  async admit(key: string, number: PlaceNumber): Promise<boolean> {
    const hash = hashOf(key);
    const place = this.#places[number - 1]!;
    // The request carries a title; Liquidsoap itself rejects a second source on the same input.
    if (place.live) return hash === place.key;
    const found = await this.#ask(key, hash);
    if (!found || place.live) return false;
    const { comesIn, since, ...known } = found;
    const live = place.letIn(hash, known, since);
    setTimeout(() => {
      if (place.live === live && !live.isConnected) this.disconnected(number);
    }, mayTake).unref();
    if (comesIn === null) await this.#put(place);
    else this.#expect(known.session, comesIn);
    return true;
  }

  /** Called when a source is connected to an input. */
  connected(number: PlaceNumber): void {
    const place = this.#places[number - 1]!;
    if (place.live) place.live.isConnected = true;
    // The session it was admitted for has left meanwhile: the encoder reconnects by itself and is checked again.
    else place.hangUp();
    void this.#takeOverWhenDue();
  }

  /** Called when the source of an input is disconnected. */
  disconnected(number: PlaceNumber): void {
    const place = this.#places[number - 1]!;
    const { live } = place;
    place.live = undefined;
    if (!live) return;
    place.leftAt = Date.now();
    const known = this.#known.get(place.key);
    if (known) known.until = Date.now() + remembered;
    if (this.#next === place) this.#next = undefined;
    if (this.#onAir === place) {
      this.#onAir = undefined;
      // The next source may still have to wait for its time.
      if (!this.#next) void this.#open(0, 0);
    }
    this.#options.left(live.session, !place.hasSaidGoodbye);
  }

  /** Empties both inputs after the end of Liquidsoap. */
  gone(): void {
    this.#next = undefined;
    for (const { number } of this.#places) this.disconnected(number);
  }

  /** Called when an input is on the air: the presenter before has handed over. */
  heard(number: PlaceNumber): void {
    const place = this.#places[number - 1]!;
    if (this.#next === place) this.#next = undefined;
    this.#onAir = place;
    if (place.live?.session !== this.#coming?.session) return;
    this.#coming = undefined;
    const other = this.#places.find((one) => one !== place)!;
    this.#known.delete(other.key);
    if (other.live) other.fadeOut(fadesFor);
  }

  /** Sets another title for the session on an input. */
  rename(number: PlaceNumber, { title, credit }: Pick<Known, 'title' | 'credit'>): void {
    const { live } = this.#places[number - 1]!;
    if (live) Object.assign(live, { title, credit });
  }

  /** Applies the current and the coming live session of a plan, requested at the moment `asked`. */
  async follow({ live, coming, now }: Pick<Plan, 'live' | 'coming' | 'now'>, asked: number): Promise<void> {
    // The session is on the air already; the next report informs the back office.
    const isBehind = coming !== null && this.#onAir?.live?.session === coming.session;
    if (!isBehind) this.#expectTold(coming, now);
    const told = [live, coming].filter((one) => one !== null);
    const place = this.#placeOf(live?.session);
    if (place && place !== this.#onAir && !isBehind) await this.#put(place);
    for (const one of this.#places)
      if (one.live && one.live.since < asked && !told.some(({ session }) => session === one.live?.session))
        await this.#close(one);
    this.#followBrowsers(told);
  }

  #expectTold(coming: ComingLive | null, now: string): void {
    if (coming) this.#expect(coming.session, Date.parse(coming.comesAt) - Date.parse(now));
    else this.#coming = undefined;
  }

  /** Schedules a handover in `within` milliseconds, or as soon as the source is connected. */
  #expect(session: string, within: number): void {
    this.#coming = { session, dueAt: Date.now() + within };
    void this.#takeOverWhenDue();
  }

  async #takeOverWhenDue(): Promise<void> {
    clearTimeout(this.#dueTimer);
    const place = this.#placeOf(this.#coming?.session);
    if (!place?.live?.isConnected || place === this.#onAir || place === this.#next) return;
    const wait = this.#coming!.dueAt - Date.now();
    if (wait > 0) {
      this.#dueTimer = setTimeout(() => void this.#takeOverWhenDue(), wait);
      return;
    }
    if (!this.#onAir) return this.#put(place);
    this.#next = place;
    await this.#open(place.number, this.#onAir.number);
  }

  async #put(place: LivePlace): Promise<void> {
    this.#onAir = place;
    this.#next = undefined;
    await this.#open(place.number, 0);
  }

  /** Takes an input off the air and disconnects its source. */
  async #close(place: LivePlace): Promise<void> {
    if (place.isFading) return;
    this.#known.delete(place.key);
    if (this.#next === place) this.#next = undefined;
    if (this.#onAir === place) this.#onAir = undefined;
    const { number: open } = this.#next ?? this.#onAir ?? { number: 0 as const };
    await this.#open(open, 0);
    place.hangUp();
    // A session that was admitted and never connected sends no disconnect event.
    if (!place.live?.isConnected) this.disconnected(place.number);
  }

  /** Sends commands to Liquidsoap in their order. */
  #open(place: PlaceNumber | 0, held: PlaceNumber | 0): Promise<void> {
    return (this.#commands = this.#commands.then(() => this.#options.open(place, held)));
  }

  #placeOf(session: string | undefined): LivePlace | undefined {
    return session === undefined ? undefined : this.#places.find(({ live }) => live?.session === session);
  }

  /** Fetches the browser connections of the current plan and stops the others. */
  #followBrowsers(told: readonly CurrentLive[]): void {
    const open = told.filter(({ how, part }) => how === 'BROWSER' && part > 0);
    for (const place of this.#places)
      if (place.fetching && !place.isFading && !open.some((one) => keyOf(one) === place.fetching!.key))
        place.stopFetching();
    for (const one of open) {
      if (this.#places.some(({ fetching }) => fetching?.key === keyOf(one))) continue;
      const place = this.#placeOf(one.session) ?? this.#free;
      if (place) void this.#fetch(place, one, place.beginFetching(keyOf(one)));
    }
  }

  async #fetch(place: LivePlace, told: CurrentLive, signal: AbortSignal): Promise<void> {
    let isTold = false;
    while (!signal.aborted && !this.#isClosed) {
      try {
        await this.#sendOn(place, told, signal);
      } catch (error) {
        if (!isTold && !signal.aborted) this.#options.log(`The studio is not there yet: ${String(error)}`);
        isTold = true;
      }
      await pause(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Passes the sound of a browser to Liquidsoap unchanged, as an encoder would. */
  async #sendOn(place: LivePlace, told: CurrentLive, signal: AbortSignal): Promise<void> {
    const sound = await this.#options.regie.liveSound(told, signal);
    // The stream may fail before anything reads it.
    sound.on('error', () => undefined);
    const { session, title, credit } = told;
    place.letIn(hashOf(this.#ownKey), { session, title, credit }, Date.now());
    if (this.#coming?.session !== session) await this.#put(place);
    const harbor = connect(place.port, '127.0.0.1');
    harbor.on('error', () => harbor.destroy());
    try {
      await accepted(harbor, this.#ownKey);
      await pipeline(sound, harbor, { signal });
    } finally {
      sound.destroy();
      harbor.destroy();
    }
  }

  async #ask(
    key: string,
    hash: string,
  ): Promise<(Known & { since: number; comesIn: number | null }) | undefined> {
    const { regie, tellFirst, log } = this.#options;
    try {
      await tellFirst();
      const answer = await regie.admit(key);
      if ('refused' in answer) {
        this.#known.delete(hash);
        log(`A live connection was refused: ${answer.refused}.`);
        return undefined;
      }
      const { session, title, credit, comesIn } = answer;
      const live = { session, title, credit };
      this.#known.set(hash, { live, until: Infinity });
      return { ...live, comesIn, since: Date.now() };
    } catch (error) {
      const known = this.#known.get(hash);
      log(`The check of a live connection failed: ${String(error)}`);
      const now = Date.now();
      const mayComeBack = known && known.until > now && this.sessions.length === 0;
      return mayComeBack ? { ...known.live, comesIn: null, since: now + mayBeUnknown } : undefined;
    }
  }

  async #join(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (this.#isClosed || this.#sockets.size >= maxSockets * 2) return void socket.destroy();
    this.#hold(socket);
    const head = await readHead(socket);
    if (!head || socket.destroyed) return void socket.destroy();
    const place = this.#placeFor(head);
    const onward = connect(place.port, '127.0.0.1');
    this.#hold(onward);
    place.take(socket, head, this.#options.recordings);
    const pair = [socket, onward] as const;
    for (const [one, other] of [pair, pair.toReversed() as unknown as typeof pair])
      // Pending data, such as the reason of a rejection, is still sent.
      one.on('close', () => other.destroySoon());
    onward.write(head.bytes);
    socket.pipe(onward).pipe(socket);
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setTimeout(idleMilliseconds, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** The free input that was left first: audio that still runs out on the other one would be heard with the new source. */
  get #free(): LivePlace | undefined {
    return this.#places.filter(({ isFree }) => isFree).toSorted((a, b) => a.leftAt - b.leftAt)[0];
  }

  /** Input of a connection: that of its key, or a free one. Liquidsoap itself rejects the source when neither exists. */
  #placeFor({ key }: LiveHead): LivePlace {
    const hash = key === undefined ? '' : hashOf(key);
    const own = this.#places.find((place) => place.live && place.key === hash);
    return own ?? this.#free ?? this.#places.find((one) => !one.live) ?? this.#places[0];
  }
}

const keyOf = ({ session, part }: CurrentLive) => `${session} ${part}`;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Sends the request head and waits for Liquidsoap's answer. Without chunked encoding, since Liquidsoap would play the chunk
 * sizes.
 */
function accepted(harbor: Socket, key: string): Promise<void> {
  const credentials = Buffer.from(`source:${key}`).toString('base64');
  const head = [
    `PUT /${liveMount} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Basic ${credentials}`,
    // Liquidsoap does not recognise the type when the codec is named.
    'Content-Type: audio/webm',
    'Expect: 100-continue',
  ];
  harbor.write(`${head.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    harbor.once('close', () => reject(new Error('Liquidsoap hung up.')));
    harbor.once('data', (data) => {
      const [line = ''] = data.toString().split('\r\n');
      if (/ (100|200) /.test(line)) resolve();
      else reject(new Error(`Liquidsoap said ${line}.`));
    });
  });
}
