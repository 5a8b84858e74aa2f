import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMount } from '../../protocol/programs/configuration.ts';
import { readHead, type LiveHead } from './liveHead.ts';
import type { LiveRecordings } from './liveRecordings.ts';
import { LiveInput, type LiveInputNumber } from './liveInput.ts';
import type { ComingLive, CurrentLive } from '../../protocol/live.ts';
import type { Plan } from '../../protocol/station.ts';
import type { Regie } from '../regie.ts';

/** Address that encoders connect to. */
export interface LiveAddress {
  /** Host name or address. On loopback, only encoders on the same machine can connect. */
  host: string;
  port: number;
}

interface Options {
  address: LiveAddress | undefined;
  /** Ports of Liquidsoap's two live inputs (harbors), which are open on loopback only. */
  harborPorts: readonly [number, number];
  regie: Regie;
  /** Recordings of encoders. */
  recordings: LiveRecordings;
  /** Sends pending reports immediately, such as the one that a presenter has left. */
  sendReports: () => Promise<void>;
  /** Puts an input on the air. `previous` stays on the air until the new input has sound. 0 stands for none. */
  open: (input: LiveInputNumber | 0, previous: LiveInputNumber | 0) => Promise<void>;
  /** Called when the source of a live session has disconnected, or when its connection is lost. */
  onLeft: (session: string, isLost: boolean) => void;
  log: (line: string) => void;
}

interface AdmittedSession {
  session: string;
  title: string;
  credit: string;
}

/** Milliseconds that an admitted source has to connect. */
const connectTimeout = 15_000;
/**
 * Milliseconds before the sound of a browser is requested again. Its connection was lost, or is with another process of the back
 * office.
 */
const retryAfter = 200;
/**
 * Milliseconds for which an encoder may stay connected that the plan does not contain. It reconnected while the back office was
 * unreachable.
 */
const unknownFor = 30_000;
/** Milliseconds for which a disconnected encoder can reconnect while the back office is unreachable. */
const rememberedFor = 10 * 60_000;
const maxSockets = 50;
/** Milliseconds without data after which a connection is closed. */
const idleMilliseconds = 60_000;
/** Milliseconds until a presenter who has handed over is disconnected. Liquidsoap fades the source out meanwhile. */
const fadesFor = 1000;

/**
 * Entry point for live sources. Encoders connect here, and the back office checks their stream keys. Liquidsoap's own inputs can
 * only be reached on this machine. There are two: one is on the air, the other for a source that waits to take over.
 */
export class LiveGateway {
  readonly #options: Options;
  readonly #inputs: readonly [LiveInput, LiveInput];
  readonly #sockets = new Set<Socket>();
  /** Sessions that the back office has admitted, by the hash of their stream key. */
  readonly #known = new Map<string, { live: AdmittedSession; until: number }>();
  /** Key with which the player itself connects to Liquidsoap, to send the sound of a browser. */
  readonly #ownKey = randomBytes(24).toString('base64url');
  #server: Server | undefined;
  /** `#onAir` is the input on the air; `#next` will be on the air as soon as it has sound. */
  #onAir: LiveInput | undefined;
  #next: LiveInput | undefined;
  /** The session that will take over, and when, in milliseconds since 1970 by the local clock. */
  #coming: { session: string; dueAt: number } | undefined;
  #dueTimer: NodeJS.Timeout | undefined;
  #commands = Promise.resolve();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    const [first, second] = options.harborPorts;
    this.#inputs = [new LiveInput(1, first), new LiveInput(2, second)];
  }

  /** Ids of the live sessions that are connected, or admitted but not connected yet. */
  get sessions(): string[] {
    return this.#inputs.flatMap(({ live }) => live?.session ?? []);
  }

  /** The live session on an input, with the title that listeners see; undefined when there is none. */
  at(input: LiveInputNumber): AdmittedSession | undefined {
    return this.#inputs[input - 1]!.live;
  }

  async start(): Promise<void> {
    const { address, log } = this.#options;
    if (!address) return;
    this.#server = createServer((socket) => void this.#join(socket));
    this.#server.on('error', (error) => log(`Encoders cannot connect: ${error.message}`));
    // When the port is taken, encoders cannot connect, but the planned programme must continue.
    await new Promise<void>((resolve) => {
      this.#server!.once('error', () => resolve());
      this.#server!.listen(address.port, address.host, resolve);
    });
  }

  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#dueTimer);
    for (const input of this.#inputs) input.disconnect();
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  /** Decides whether Liquidsoap may accept a source on an input. Also decides about a new title from the source that is connected. */
  async admit(key: string, number: LiveInputNumber): Promise<boolean> {
    const hash = hashOf(key);
    const input = this.#inputs[number - 1]!;
    // A session exists already, so the request is a title update. Liquidsoap itself rejects a second source on the same input.
    if (input.live) return hash === input.key;
    const found = await this.#check(key, hash);
    if (!found || input.live) return false;
    const { comesIn, since, ...known } = found;
    const live = input.admit(hash, known, since);
    setTimeout(() => {
      if (input.live === live && !live.isConnected) this.disconnected(number);
    }, connectTimeout).unref();
    if (comesIn === null) await this.#put(input);
    else this.#expect(known.session, comesIn);
    return true;
  }

  /** Called when a source is connected to an input. */
  connected(number: LiveInputNumber): void {
    const input = this.#inputs[number - 1]!;
    if (input.live) input.live.isConnected = true;
    // The session for which the source was admitted has ended meanwhile. The encoder reconnects by itself and is checked again.
    else input.disconnect();
    void this.#takeOverWhenDue();
  }

  /** Called when the source of an input is disconnected. */
  disconnected(number: LiveInputNumber): void {
    const input = this.#inputs[number - 1]!;
    const { live } = input;
    input.live = undefined;
    if (!live) return;
    input.leftAt = Date.now();
    const known = this.#known.get(input.key);
    if (known) known.until = Date.now() + rememberedFor;
    if (this.#next === input) this.#next = undefined;
    if (this.#onAir === input) {
      this.#onAir = undefined;
      // A source that waits to take over must still wait for its time.
      if (!this.#next) void this.#open(0, 0);
    }
    this.#options.onLeft(live.session, !input.hasEndedRegularly);
  }

  /** Disconnects the sessions of both inputs after Liquidsoap has ended. */
  sourcesLost(): void {
    this.#next = undefined;
    for (const { number } of this.#inputs) this.disconnected(number);
  }

  /** Called when an input is on the air. The presenter on the other input has handed over. */
  onAir(number: LiveInputNumber): void {
    const input = this.#inputs[number - 1]!;
    if (this.#next === input) this.#next = undefined;
    this.#onAir = input;
    if (input.live?.session !== this.#coming?.session) return;
    this.#coming = undefined;
    const otherInput = this.#inputs.find((candidate) => candidate !== input)!;
    this.#known.delete(otherInput.key);
    if (otherInput.live) otherInput.fadeOut(fadesFor);
  }

  /** Changes the title and the credit of the live session on an input. Does nothing when the input has none. */
  rename(number: LiveInputNumber, { title, credit }: Pick<AdmittedSession, 'title' | 'credit'>): void {
    const { live } = this.#inputs[number - 1]!;
    if (live) Object.assign(live, { title, credit });
  }

  /**
   * Applies the current and the coming live session of a plan. `requestedAt` is when the plan was requested, in milliseconds
   * since 1970.
   */
  async applyPlan(
    { live, coming, now }: Pick<Plan, 'live' | 'coming' | 'now'>,
    requestedAt: number,
  ): Promise<void> {
    // The plan is outdated when its coming session is already on the air. The next report informs the back office.
    const isBehind = coming !== null && this.#onAir?.live?.session === coming.session;
    if (!isBehind) this.#expectComing(coming, now);
    const sessions = [live, coming].filter((session) => session !== null);
    const input = this.#inputOf(live?.session);
    if (input && input !== this.#onAir && !isBehind) await this.#put(input);
    const isListed = (id: string) => sessions.some(({ session }) => session === id);
    for (const candidate of this.#inputs)
      if (candidate.live && candidate.live.since < requestedAt && !isListed(candidate.live.session))
        await this.#close(candidate);
    this.#fetchBrowsers(sessions);
  }

  #expectComing(coming: ComingLive | null, now: string): void {
    if (coming) this.#expect(coming.session, Date.parse(coming.comesAt) - Date.parse(now));
    else this.#coming = undefined;
  }

  /** Schedules a handover in `within` milliseconds. When the source is not connected by then, it takes over once it is. */
  #expect(session: string, within: number): void {
    this.#coming = { session, dueAt: Date.now() + within };
    void this.#takeOverWhenDue();
  }

  async #takeOverWhenDue(): Promise<void> {
    clearTimeout(this.#dueTimer);
    const input = this.#inputOf(this.#coming?.session);
    if (!input?.live?.isConnected || input === this.#onAir || input === this.#next) return;
    const wait = this.#coming!.dueAt - Date.now();
    if (wait > 0) {
      this.#dueTimer = setTimeout(() => void this.#takeOverWhenDue(), wait);
      return;
    }
    if (!this.#onAir) return this.#put(input);
    this.#next = input;
    await this.#open(input.number, this.#onAir.number);
  }

  async #put(input: LiveInput): Promise<void> {
    this.#onAir = input;
    this.#next = undefined;
    await this.#open(input.number, 0);
  }

  /** Takes an input off the air and disconnects its source. */
  async #close(input: LiveInput): Promise<void> {
    if (input.isFading) return;
    this.#known.delete(input.key);
    if (this.#next === input) this.#next = undefined;
    if (this.#onAir === input) this.#onAir = undefined;
    const { number: open } = this.#next ?? this.#onAir ?? { number: 0 as const };
    await this.#open(open, 0);
    input.disconnect();
    // A session that was admitted but never connected sends no disconnect event, so it is removed here.
    if (!input.live?.isConnected) this.disconnected(input.number);
  }

  /** Sends commands to Liquidsoap one after the other. */
  #open(input: LiveInputNumber | 0, previous: LiveInputNumber | 0): Promise<void> {
    return (this.#commands = this.#commands.then(() => this.#options.open(input, previous)));
  }

  #inputOf(session: string | undefined): LiveInput | undefined {
    return session === undefined ? undefined : this.#inputs.find(({ live }) => live?.session === session);
  }

  /** Fetches the browser sound of the plan's sessions, and stops fetching that of others. */
  #fetchBrowsers(sessions: readonly CurrentLive[]): void {
    const open = sessions.filter(({ how, part }) => how === 'BROWSER' && part > 0);
    for (const input of this.#inputs)
      if (
        input.fetching &&
        !input.isFading &&
        !open.some((browser) => keyOf(browser) === input.fetching!.key)
      )
        input.stopFetching();
    for (const browser of open) {
      if (this.#inputs.some(({ fetching }) => fetching?.key === keyOf(browser))) continue;
      const input = this.#inputOf(browser.session) ?? this.#free;
      if (input) void this.#fetch(input, browser, input.beginFetching(keyOf(browser)));
    }
  }

  async #fetch(input: LiveInput, browser: CurrentLive, signal: AbortSignal): Promise<void> {
    let isLogged = false;
    while (!signal.aborted && !this.#isClosed) {
      try {
        await this.#sendOn(input, browser, signal);
      } catch (error) {
        if (!isLogged && !signal.aborted) this.#options.log(`The studio is not there yet: ${String(error)}`);
        isLogged = true;
      }
      await pause(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Passes the sound of a browser to Liquidsoap unchanged, as an encoder would. */
  async #sendOn(input: LiveInput, browser: CurrentLive, signal: AbortSignal): Promise<void> {
    const sound = await this.#options.regie.liveSound(browser, signal);
    // The stream may fail before anything reads it, and an error without a listener would end the process.
    sound.on('error', () => undefined);
    const { session, title, credit } = browser;
    input.admit(hashOf(this.#ownKey), { session, title, credit }, Date.now());
    if (this.#coming?.session !== session) await this.#put(input);
    const harbor = connect(input.port, '127.0.0.1');
    harbor.on('error', () => harbor.destroy());
    try {
      await accepted(harbor, this.#ownKey);
      await pipeline(sound, harbor, { signal });
    } finally {
      sound.destroy();
      harbor.destroy();
    }
  }

  async #check(
    key: string,
    hash: string,
  ): Promise<(AdmittedSession & { since: number; comesIn: number | null }) | undefined> {
    const { regie, sendReports, log } = this.#options;
    try {
      await sendReports();
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
      return mayComeBack ? { ...known.live, comesIn: null, since: now + unknownFor } : undefined;
    }
  }

  async #join(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (this.#isClosed || this.#sockets.size >= maxSockets * 2) return void socket.destroy();
    this.#register(socket);
    const head = await readHead(socket);
    if (!head || socket.destroyed) return void socket.destroy();
    const input = this.#inputFor(head);
    const onward = connect(input.port, '127.0.0.1');
    this.#register(onward);
    input.connect(socket, head, this.#options.recordings);
    const directions = [
      [socket, onward],
      [onward, socket],
    ] as const;
    for (const [source, target] of directions)
      // Data that was not sent yet, such as the reason of a rejection, is still sent before the connection closes.
      source.on('close', () => target.destroySoon());
    onward.write(head.bytes);
    socket.pipe(onward).pipe(socket);
  }

  #register(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setTimeout(idleMilliseconds, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /**
   * The free input that was left first. The other one may still contain sound of its last source, which would be played together
   * with that of the new one.
   */
  get #free(): LiveInput | undefined {
    return this.#inputs.filter(({ isFree }) => isFree).toSorted((a, b) => a.leftAt - b.leftAt)[0];
  }

  /**
   * Input for a connection: that of its stream key, or a free one. When there is neither, Liquidsoap itself rejects the source.
   */
  #inputFor({ key }: LiveHead): LiveInput {
    const hash = key === undefined ? '' : hashOf(key);
    const own = this.#inputs.find((input) => input.live && input.key === hash);
    return own ?? this.#free ?? this.#inputs.find(({ live }) => !live) ?? this.#inputs[0];
  }
}

const keyOf = ({ session, part }: CurrentLive) => `${session} ${part}`;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Sends a request head to Liquidsoap, and waits for its answer. Does not use chunked encoding, because Liquidsoap would play the
 * chunk sizes as sound.
 */
function accepted(harbor: Socket, key: string): Promise<void> {
  const credentials = Buffer.from(`source:${key}`).toString('base64');
  const head = [
    `PUT /${liveMount} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Basic ${credentials}`,
    // The type must not name the codec, because Liquidsoap would not recognise it.
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
