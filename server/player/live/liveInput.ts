import type { Socket } from 'node:net';
import type { LiveRecording, LiveRecordings } from './liveRecordings.ts';
import type { LiveHead } from './liveHead.ts';

/** Number of one of the two live inputs. Liquidsoap and the player use the same numbers. */
export type LiveInputNumber = 1 | 2;

/** Maximum number of chunks that are buffered until the source is admitted. When there are more, these chunks are dropped. */
const maxBuffered = 64;

/** An admitted live session. */
export interface AdmittedLive {
  session: string;
  title: string;
  credit: string;
  since: number;
  /** True once its source is connected to Liquidsoap. */
  isConnected: boolean;
}

/** A live input of Liquidsoap, of the type harbor; there are two. Contains the connections that the player passes on to it. */
export class LiveInput {
  readonly number: LiveInputNumber;
  readonly port: number;
  live: AdmittedLive | undefined;
  /** Hash of the stream key of the current or last source. */
  key = '';
  /** When the last source left, in milliseconds since 1970; 0 before the first one. */
  leftAt = 0;
  /** The browser connection whose sound is being fetched; undefined when there is none. */
  fetching: { key: string; ending: AbortController } | undefined;
  /** True when the last source closed its connection in the regular way. False when the connection broke. */
  hasEndedRegularly = false;
  readonly #sockets = new Set<Socket>();
  #source: Socket | undefined;
  #fading: NodeJS.Timeout | undefined;

  constructor(number: LiveInputNumber, port: number) {
    this.number = number;
    this.port = port;
  }

  /** True when no source is connected, expected, or still disconnecting. */
  get isFree(): boolean {
    return !this.live && !this.fetching && this.#sockets.size === 0;
  }

  /** True while Liquidsoap fades the source out, before it is disconnected. */
  get isFading(): boolean {
    return this.#fading !== undefined;
  }

  admit(
    key: string,
    { session, title, credit }: Omit<AdmittedLive, 'since' | 'isConnected'>,
    since: number,
  ): AdmittedLive {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.key = key;
    this.live = { session, title, credit, since, isConnected: false };
    return this.live;
  }

  /** Accepts the connection of an encoder. */
  connect(socket: Socket, { isTitle, sound, type }: LiveHead, recordings: LiveRecordings): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    if (isTitle || this.#source) return;
    this.#source = socket;
    this.hasEndedRegularly = false;
    socket.on('end', () => (this.hasEndedRegularly = true));
    socket.on('close', () => (this.#source = undefined));
    this.#record(socket, sound, (session) => recordings.begin(session, type));
  }

  /** Records a source once it is admitted. Sound that arrives earlier is buffered, so that rejected sources are not recorded. */
  #record(socket: Socket, first: Buffer, begin: (session: string) => LiveRecording | undefined): void {
    let buffered = [first];
    let recording: LiveRecording | undefined;
    let hasBegun = false;
    socket.on('data', (bytes: Buffer) => {
      buffered.push(bytes);
      if (!hasBegun && this.live) {
        hasBegun = true;
        recording = begin(this.live.session);
      }
      if (hasBegun || buffered.length > maxBuffered)
        for (const chunk of buffered.splice(0)) recording?.write(chunk);
    });
    socket.on('close', () => {
      buffered = [];
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

  /** Disconnects the source after this time, during which Liquidsoap fades it out. */
  fadeOut(milliseconds: number): void {
    this.#fading = setTimeout(() => this.disconnect(), milliseconds);
  }

  disconnect(): void {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.stopFetching();
    for (const socket of this.#sockets) socket.destroy();
  }
}
