import type { Socket } from 'node:net';
import type { LiveRecording, LiveRecordings } from './liveRecordings.ts';
import type { LiveHead } from './liveHead.ts';

/** How Liquidsoap and we call the two places. */
export type PlaceNumber = 1 | 2;

/** So many pieces come at most before it is known who sends them. */
const mostBefore = 64;

/** Who was let in. */
export interface LiveHere {
  session: string;
  title: string;
  credit: string;
  since: number;
  /** Liquidsoap has their source. */
  isConnected: boolean;
}

/** A place for one who is live, or comes: a harbor of Liquidsoap, and what is passed on to it. */
export class LivePlace {
  readonly number: PlaceNumber;
  readonly port: number;
  live: LiveHere | undefined;
  /** A hash of the key of who is here, or was last. */
  key = '';
  /** When who was here last left, by our clock; 0 before anybody came. */
  leftAt = 0;
  /** Which line of a browser is fetched. */
  fetching: { key: string; ending: AbortController } | undefined;
  /** Whether who was here last ended it; a line that broke says nothing. */
  hasSaidGoodbye = false;
  readonly #sockets = new Set<Socket>();
  #source: Socket | undefined;
  #fading: NodeJS.Timeout | undefined;

  constructor(number: PlaceNumber, port: number) {
    this.number = number;
    this.port = port;
  }

  /** Nobody is here, comes, or is still hanging up. */
  get isFree(): boolean {
    return !this.live && !this.fetching && this.#sockets.size === 0;
  }

  get isFading(): boolean {
    return this.#fading !== undefined;
  }

  letIn(
    key: string,
    { session, title, credit }: Omit<LiveHere, 'since' | 'isConnected'>,
    since: number,
  ): LiveHere {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.key = key;
    this.live = { session, title, credit, since, isConnected: false };
    return this.live;
  }

  /** What an encoder sends goes here. */
  take(socket: Socket, { isTitle, sound, type }: LiveHead, recordings: LiveRecordings): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    if (isTitle || this.#source) return;
    this.#source = socket;
    this.hasSaidGoodbye = false;
    socket.on('end', () => (this.hasSaidGoodbye = true));
    socket.on('close', () => (this.#source = undefined));
    this.#record(socket, sound, (session) => recordings.begin(session, type));
  }

  /** Whoever is refused is not recorded: what comes before that is known is kept for the moment. */
  #record(socket: Socket, first: Buffer, begin: (session: string) => LiveRecording | undefined): void {
    let before = [first];
    let recording: LiveRecording | undefined;
    let hasBegun = false;
    socket.on('data', (bytes: Buffer) => {
      before.push(bytes);
      if (!hasBegun && this.live) {
        hasBegun = true;
        recording = begin(this.live.session);
      }
      if (hasBegun || before.length > mostBefore) for (const one of before.splice(0)) recording?.write(one);
    });
    socket.on('close', () => {
      before = [];
      recording?.end();
    });
  }

  beginFetching(key: string): AbortSignal {
    this.fetching = { key, ending: new AbortController() };
    return this.fetching.ending.signal;
  }

  stopFetching(): void {
    this.fetching?.ending.abort();
    this.fetching = undefined;
  }

  /** Hangs up once what is still heard of it is faded out. */
  fadeOut(milliseconds: number): void {
    this.#fading = setTimeout(() => this.hangUp(), milliseconds);
  }

  hangUp(): void {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.stopFetching();
    for (const socket of this.#sockets) socket.destroy();
  }
}
