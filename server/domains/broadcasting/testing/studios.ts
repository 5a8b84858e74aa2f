import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

/** For tests: makes a recording of a tone in the form in which browsers send it. This is WebM with Opus, in clusters of half a second. */
export function webmTone(pitch: number, seconds: number): Buffer {
  const source = `sine=frequency=${pitch}:duration=${seconds}:sample_rate=48000`;
  const coded = ['-ac', '2', '-c:a', 'libopus', '-b:a', '96k', '-live', '1', '-cluster_time_limit', '500'];
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', source, ...coded, '-f', 'webm', 'pipe:1'],
    { maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

interface Frame {
  state: string;
  session?: string;
  reason?: string;
  why?: string;
  by?: string;
  [more: string]: unknown;
}

/** For tests: connects to the server like the browser studio of a presenter. */
export class TestStudio {
  readonly frames: Frame[] = [];
  isAlive = false;
  readonly #socket: WebSocket;
  /** Close code of the socket. */
  readonly closed: Promise<number>;
  #isClosed = false;

  private constructor(url: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/live/studio`, { headers });
    this.#socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame;
      if (frame.state === 'alive') this.isAlive = true;
      else this.frames.push(frame);
    });
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) =>
      this.#socket.once('close', (code) => {
        this.#isClosed = true;
        resolve(code);
      }),
    );
  }

  static async open(
    url: string,
    hello: object | string | undefined,
    headers: Record<string, string> = {},
  ): Promise<TestStudio> {
    const studio = new TestStudio(url, headers);
    const opened = new Promise<void>((resolve) => studio.#socket.once('open', () => resolve()));
    await Promise.race([opened, studio.closed]);
    if (hello !== undefined) studio.#socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
    return studio;
  }

  get states(): string[] {
    return this.frames.map(({ state }) => state);
  }

  get last(): Frame | undefined {
    return this.frames.findLast(({ state }) => state !== 'slow');
  }

  send(bytes: Buffer): void {
    if (!this.#isClosed) this.#socket.send(bytes);
  }

  say(frame: object | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /**
   * Sends a recording in pieces and in real time, until its end or the end of the connection.
   * Returns the offset after the last piece that was sent.
   */
  async play(recording: Buffer, seconds: number, from = 0): Promise<number> {
    const piece = Math.ceil(recording.length / (seconds * 4));
    const began = Date.now();
    let at = from;
    while (at < recording.length && !this.#isClosed) {
      this.send(recording.subarray(at, at + piece));
      at += piece;
      const due = began + ((at - from) / piece) * 250;
      await pause(Math.max(0, due - Date.now()));
    }
    return at;
  }

  /** Drops the connection without a close frame. */
  lose(): void {
    this.#socket.terminate();
  }
}
