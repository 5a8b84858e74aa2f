import type { Socket } from 'node:net';
import type { LiveRecording, LiveRecordings } from './liveRecordings.ts';
import type { LiveHead } from './liveHead.ts';

/** Number of a live input, in Liquidsoap and here. */
export type PlaceNumber = 1 | 2;

/** Most chunks that are buffered until the source is identified. */
const mostBefore = 64;

/** An admitted live session. */
export interface LiveHere {
  session: string;
  title: string;
  credit: string;
  since: number;
  /** True once Liquidsoap has its source. */
  isConnected: boolean;
}

/** A live input, of which there are two: a harbor of Liquidsoap, and the connections that are passed on to it. */
export class LivePlace {
  readonly number: PlaceNumber;
  readonly port: number;
  live: LiveHere | undefined;
  /** Hash of the stream key of the current or last source. */
  key = '';
  /** When the last source left, in milliseconds since the epoch; 0 before the first. */
  leftAt = 0;
  /** The browser connection that is being fetched. */
  fetching: { key: string; ending: AbortController } | undefined;
  /** True when the last source closed its connection in the regular way; false when it broke. */
  hasSaidGoodbye = false;
  readonly #sockets = new Set<Socket>();
  #source: Socket | undefined;
  #fading: NodeJS.Timeout | undefined;

  constructor(number: PlaceNumber, port: number) {
    this.number = number;
    this.port = port;
  }

  /** True when no source is connected, expected or still disconnecting. */
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

  /** Takes the connection of an encoder. */
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

  /** Records a source once it is admitted. Data that arrives before is buffered, so that rejected sources leave no recording. */
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

  /** Disconnects after the fade-out. */
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
