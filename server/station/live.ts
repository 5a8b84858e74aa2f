import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMount } from './configuration.ts';
import { readHead, type LiveHead } from './liveHead.ts';
import type { LiveRecordings } from './liveRecordings.ts';
import { LivePlace, type PlaceNumber } from './livePlace.ts';
import type { ComingLive, Plan, Regie, ToldLive } from './regie.ts';

/** Where encoders connect, and where Liquidsoap takes what they send. */
export interface LiveAddress {
  /** An encoder is heard from where it can reach this; on loopback only what runs on the same machine. */
  host: string;
  port: number;
}

interface Options {
  address: LiveAddress | undefined;
  /** The ports of the two harbors of Liquidsoap, which nobody else reaches. */
  harborPorts: readonly [number, number];
  regie: Regie;
  /** Where what encoders send is kept. */
  recordings: LiveRecordings;
  /** Tells the back office first what it does not know yet, such as that somebody has left. */
  tellFirst: () => Promise<void>;
  /** Lets what comes to a place be heard, and that of another one until it sounds; 0 for none. */
  open: (place: PlaceNumber | 0, held: PlaceNumber | 0) => Promise<void>;
  /** The source of a live is gone: it has hung up, or its line was lost. */
  left: (session: string, isLost: boolean) => void;
  log: (line: string) => void;
}

interface Known {
  session: string;
  title: string;
  credit: string;
}

/** Who was let in has so long to send something. */
const mayTake = 15_000;
/** A line that is with another process of the back office, or was lost, is asked for again. */
const retryAfter = 200;
/** The back office hears late of who came back while it could not be asked. */
const mayBeUnknown = 30_000;
/** An encoder whose line breaks while the back office cannot be asked may come back for so long. */
const remembered = 10 * 60_000;
const maxSockets = 50;
/** The door is quiet for so long before who holds it is sent away. */
const idleMilliseconds = 60_000;
/** Who has handed over is still faded out for so long. */
const fadesFor = 1000;

/**
 * The door for what comes live: encoders connect to it, and it asks the back office who they are. Nothing of Liquidsoap is
 * reached from elsewhere: what comes in is passed on to it on this machine. There are two places: one is on the air, and in the
 * other somebody may wait to take over.
 */
export class LiveDoor {
  readonly #options: Options;
  readonly #places: readonly [LivePlace, LivePlace];
  readonly #sockets = new Set<Socket>();
  /** Those to whom the back office said yes, by a hash of their key. */
  readonly #known = new Map<string, { live: Known; until: number }>();
  /** With which the player itself sends what a browser records. */
  readonly #ownKey = randomBytes(24).toString('base64url');
  #server: Server | undefined;
  /** The place that is open, and the one that is to be once it sounds. */
  #onAir: LivePlace | undefined;
  #next: LivePlace | undefined;
  /** Who takes over, and when by our clock. */
  #coming: { session: string; dueAt: number } | undefined;
  #dueTimer: NodeJS.Timeout | undefined;
  #commands = Promise.resolve();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    const [first, second] = options.harborPorts;
    this.#places = [new LivePlace(1, first), new LivePlace(2, second)];
  }

  /** The lives whose sound is here or was let in. */
  get sessions(): string[] {
    return this.#places.flatMap(({ live }) => live?.session ?? []);
  }

  /** What is told to listeners of who is in a place. */
  at(place: PlaceNumber): Known | undefined {
    return this.#places[place - 1]!.live;
  }

  async start(): Promise<void> {
    const { address, log } = this.#options;
    if (!address) return;
    this.#server = createServer((socket) => void this.#join(socket));
    this.#server.on('error', (error) => log(`Encoders cannot connect: ${error.message}`));
    // A port that is taken keeps encoders out, and what is planned on the air.
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

  /** Whether Liquidsoap takes what an encoder sends to a place, or a new title of it. */
  async admit(key: string, number: PlaceNumber): Promise<boolean> {
    const hash = hashOf(key);
    const place = this.#places[number - 1]!;
    // It tells a title, or is refused by Liquidsoap itself, which takes one source at a place.
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

  /** Liquidsoap has a source at a place. */
  connected(number: PlaceNumber): void {
    const place = this.#places[number - 1]!;
    if (place.live) place.live.isConnected = true;
    // It was let in as one who has left since: it comes again by itself, and is asked for anew.
    else place.hangUp();
    void this.#takeOverWhenDue();
  }

  /** It has none any more. */
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
      // The place is the next one's, who may have to wait for their time.
      if (!this.#next) void this.#open(0, 0);
    }
    this.#options.left(live.session, !place.hasSaidGoodbye);
  }

  /** Both are empty: Liquidsoap is gone. */
  gone(): void {
    this.#next = undefined;
    for (const { number } of this.#places) this.disconnected(number);
  }

  /** What comes to a place is heard: who was heard before has handed over. */
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

  /** Another title is told of who is in a place. */
  rename(number: PlaceNumber, { title, credit }: Pick<Known, 'title' | 'credit'>): void {
    const { live } = this.#places[number - 1]!;
    if (live) Object.assign(live, { title, credit });
  }

  /** Who is to be live, and who comes, as the back office said to a question of that moment. */
  async follow({ live, coming, now }: Pick<Plan, 'live' | 'coming' | 'now'>, asked: number): Promise<void> {
    // What is heard already is told to the back office next.
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

  /** Somebody takes over in so many milliseconds, or once they are there. */
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

  /** Nothing of a place is heard any more. */
  async #close(place: LivePlace): Promise<void> {
    if (place.isFading) return;
    this.#known.delete(place.key);
    if (this.#next === place) this.#next = undefined;
    if (this.#onAir === place) this.#onAir = undefined;
    const { number: open } = this.#next ?? this.#onAir ?? { number: 0 as const };
    await this.#open(open, 0);
    place.hangUp();
    // One that was let in and never came has no end of its own.
    if (!place.live?.isConnected) this.disconnected(place.number);
  }

  /** In the order in which it was said. */
  #open(place: PlaceNumber | 0, held: PlaceNumber | 0): Promise<void> {
    return (this.#commands = this.#commands.then(() => this.#options.open(place, held)));
  }

  #placeOf(session: string | undefined): LivePlace | undefined {
    return session === undefined ? undefined : this.#places.find(({ live }) => live?.session === session);
  }

  /** Fetches the lines of browsers for as long as they are told. */
  #followBrowsers(told: readonly ToldLive[]): void {
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

  async #fetch(place: LivePlace, told: ToldLive, signal: AbortSignal): Promise<void> {
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

  /** What a browser records goes into Liquidsoap as it is, as from an encoder. */
  async #sendOn(place: LivePlace, told: ToldLive, signal: AbortSignal): Promise<void> {
    const sound = await this.#options.regie.liveSound(told, signal);
    // It may be given up while nothing reads it yet.
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
        log(`Somebody who wanted to go live was refused: ${answer.refused}.`);
        return undefined;
      }
      const { session, title, credit, comesIn } = answer;
      const live = { session, title, credit };
      this.#known.set(hash, { live, until: Infinity });
      return { ...live, comesIn, since: Date.now() };
    } catch (error) {
      const known = this.#known.get(hash);
      log(`Whether somebody may go live could not be asked: ${String(error)}`);
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
      // What it was told, such as why it is refused, still goes out.
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

  /** The one that was left first: in the other what came in a burst may still run out, and would be heard with who comes. */
  get #free(): LivePlace | undefined {
    return this.#places.filter(({ isFree }) => isFree).toSorted((a, b) => a.leftAt - b.leftAt)[0];
  }

  /** The place of its key, else one that nobody has; Liquidsoap itself refuses whom there is no place for. */
  #placeFor({ key }: LiveHead): LivePlace {
    const hash = key === undefined ? '' : hashOf(key);
    const own = this.#places.find((place) => place.live && place.key === hash);
    return own ?? this.#free ?? this.#places.find((one) => !one.live) ?? this.#places[0];
  }
}

const keyOf = ({ session, part }: ToldLive) => `${session} ${part}`;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Says what comes, and waits until Liquidsoap takes it; in chunks it would take the sizes for sound. */
function accepted(harbor: Socket, key: string): Promise<void> {
  const credentials = Buffer.from(`source:${key}`).toString('base64');
  const head = [
    `PUT /${liveMount} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Basic ${credentials}`,
    // With its codec it is taken for something unknown.
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
