import { createHash, randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMount } from './configuration.ts';
import type { Regie, ToldLive } from './regie.ts';

/** Where encoders connect, and where Liquidsoap takes what they send. */
export interface LiveAddress {
  /** An encoder is heard from where it can reach this; on loopback only what runs on the same machine. */
  host: string;
  port: number;
}

interface Options {
  address: LiveAddress | undefined;
  /** The port of Liquidsoap's harbor, which nobody else reaches. */
  harborPort: number;
  regie: Regie;
  /** Tells the back office first what it does not know yet, such as that somebody has left. */
  tellFirst: () => Promise<void>;
  /** Opens the air for what comes live, or closes it at once. */
  open: (isOpen: boolean) => Promise<void>;
  /** The source of a live has hung up. */
  left: (session: string) => void;
  log: (line: string) => void;
}

interface Live {
  session: string;
  title: string;
  credit: string;
  since: number;
  isConnected: boolean;
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

/**
 * The door for what comes live: encoders connect to it, and it asks the back office who they are. Nothing of Liquidsoap is
 * reached from elsewhere: what comes in is passed on to it on this machine. One is live at a time.
 */
export class LiveDoor {
  readonly #options: Options;
  readonly #sockets = new Set<Socket>();
  /** Those to whom the back office said yes, by a hash of their key. */
  readonly #known = new Map<string, { live: Omit<Live, 'since' | 'isConnected'>; until: number }>();
  /** With which the player itself sends what a browser records. */
  readonly #ownKey = randomBytes(24).toString('base64url');
  /** Which line of a browser is fetched. */
  #fetching: { key: string; ending: AbortController } | undefined;
  #server: Server | undefined;
  #live: Live | undefined;
  #keyOfLive = '';
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get session(): string | null {
    return this.#live?.session ?? null;
  }

  /** What is told to listeners of who is live. */
  get live(): Pick<Live, 'session' | 'title' | 'credit'> | undefined {
    return this.#live;
  }

  async start(): Promise<void> {
    const { address, harborPort, log } = this.#options;
    if (!address) return;
    this.#server = createServer((socket) => this.#join(socket, harborPort));
    this.#server.on('error', (error) => log(`Encoders cannot connect: ${error.message}`));
    // A port that is taken keeps encoders out, and what is planned on the air.
    await new Promise<void>((resolve) => {
      this.#server!.once('error', () => resolve());
      this.#server!.listen(address.port, address.host, resolve);
    });
  }

  stop(): void {
    this.#isClosed = true;
    this.#hangUp();
    this.#server?.close();
  }

  /** Whether Liquidsoap takes what an encoder sends, or a new title of it. */
  async admit(key: string): Promise<boolean> {
    const hash = hashOf(key);
    // It tells a title, or is refused by Liquidsoap itself, which takes one source at a time.
    if (this.#live && hash === this.#keyOfLive) return true;
    const found = await this.#ask(key, hash);
    if (!found) return false;
    this.#keyOfLive = hash;
    const live = { ...found, isConnected: false };
    this.#live = live;
    setTimeout(() => {
      if (this.#live === live && !live.isConnected) this.disconnected();
    }, mayTake).unref();
    await this.#options.open(true);
    return true;
  }

  /** Liquidsoap has a source. */
  connected(): void {
    if (this.#live) this.#live.isConnected = true;
    // It was let in as one who has left since: it comes again by itself, and is asked for anew.
    else this.#hangUp();
  }

  /** It has none any more. */
  disconnected(): void {
    const live = this.#live;
    this.#live = undefined;
    if (!live) return;
    const known = this.#known.get(this.#keyOfLive);
    if (known) known.until = Date.now() + remembered;
    this.#options.left(live.session);
  }

  /** Who is to be live, as the back office said to a question of that moment. */
  async follow(told: ToldLive | null, asked: number): Promise<void> {
    const live = this.#live;
    if (live && live.since < asked && told?.session !== live.session) {
      this.#known.delete(this.#keyOfLive);
      await this.#options.open(false);
      this.#hangUp();
      // One that was let in and never came has no end of its own.
      if (!live.isConnected) this.disconnected();
    }
    this.#follow(told);
  }

  /** Fetches the line of a browser for as long as it is the one that is told. */
  #follow(told: ToldLive | null): void {
    const key = told?.how === 'BROWSER' && told.part > 0 ? `${told.session} ${told.part}` : undefined;
    if (this.#fetching?.key === key) return;
    this.#fetching?.ending.abort();
    this.#fetching = key === undefined ? undefined : { key, ending: new AbortController() };
    if (this.#fetching) void this.#fetch(told!, this.#fetching.ending.signal);
  }

  async #fetch(told: ToldLive, signal: AbortSignal): Promise<void> {
    let isTold = false;
    while (!signal.aborted && !this.#isClosed) {
      try {
        await this.#sendOn(told, signal);
      } catch (error) {
        if (!isTold && !signal.aborted) this.#options.log(`The studio is not there yet: ${String(error)}`);
        isTold = true;
      }
      await pause(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  }

  /** What a browser records goes into Liquidsoap as it is, as from an encoder. */
  async #sendOn(told: ToldLive, signal: AbortSignal): Promise<void> {
    const sound = await this.#options.regie.liveSound(told, signal);
    const { session, title, credit } = told;
    this.#keyOfLive = hashOf(this.#ownKey);
    this.#live = { session, title, credit, since: Date.now(), isConnected: false };
    await this.#options.open(true);
    const harbor = connect(this.#options.harborPort, '127.0.0.1');
    harbor.on('error', () => harbor.destroy());
    try {
      await accepted(harbor, this.#ownKey);
      await pipeline(sound, harbor, { signal });
    } finally {
      sound.destroy();
      harbor.destroy();
    }
  }

  async #ask(key: string, hash: string): Promise<Omit<Live, 'isConnected'> | undefined> {
    const { regie, tellFirst, log } = this.#options;
    try {
      await tellFirst();
      const answer = await regie.admit(key);
      if ('refused' in answer) {
        this.#known.delete(hash);
        log(`Somebody who wanted to go live was refused: ${answer.refused}.`);
        return undefined;
      }
      this.#known.set(hash, { live: answer, until: Infinity });
      return { ...answer, since: Date.now() };
    } catch (error) {
      const known = this.#known.get(hash);
      log(`Whether somebody may go live could not be asked: ${String(error)}`);
      const now = Date.now();
      return known && known.until > now ? { ...known.live, since: now + mayBeUnknown } : undefined;
    }
  }

  #hangUp(): void {
    this.#fetching?.ending.abort();
    this.#fetching = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(socket: Socket, harborPort: number): void {
    socket.on('error', () => socket.destroy());
    if (this.#isClosed || this.#sockets.size >= maxSockets * 2) return void socket.destroy();
    const onward = connect(harborPort, '127.0.0.1');
    for (const one of [socket, onward]) {
      this.#sockets.add(one);
      one.setTimeout(idleMilliseconds, () => one.destroy());
      one.on('error', () => one.destroy());
    }
    const pair = [socket, onward] as const;
    for (const [one, other] of [pair, pair.toReversed() as unknown as typeof pair])
      one.on('close', () => {
        this.#sockets.delete(one);
        // What it was told, such as why it is refused, still goes out.
        other.destroySoon();
      });
    socket.pipe(onward).pipe(socket);
  }
}

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
