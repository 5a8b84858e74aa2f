import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Regie } from './regie.ts';

interface Options {
  folder: string;
  regie: Regie;
  /** Tells the back office first what it does not know yet, such as that a live has ended. */
  tellFirst: () => Promise<void>;
  /** What comes can be kept no further: the disk is full, or gone. */
  cut: (session: string) => void;
  log: (line: string) => void;
}

/** What encoders send, by how they call it. */
const forms: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'audio/opus': 'ogg',
};
const named = /^(\d+)-(\d+)\.(mp3|aac|ogg)$/;
const againAfter = 10_000;

/**
 * What encoders send, kept on the disk of the player as it comes, and sent to the back office when its line is over: later, where that is
 * away. It is deleted once it is kept there.
 */
export class LiveRecordings {
  readonly #options: Options;
  readonly #open = new Set<string>();
  /** How many lines of a live there were: each is a file. */
  readonly #lines = new Map<string, number>();
  #sending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isToldAway = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sends what a player that was killed has left. */
  async start(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    void this.#send();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Keeps what comes over a line of a live from now on. */
  begin(session: string, type: string): LiveRecording | undefined {
    const { folder, cut, log } = this.#options;
    const form = forms[type];
    if (!form) {
      log(`What an encoder sends as “${type}” is not recorded.`);
      cut(session);
      return undefined;
    }
    const line = (this.#lines.get(session) ?? 0) + 1;
    this.#lines.set(session, line);
    const name = `${session}-${line}.${form}`;
    this.#open.add(name);
    return new LiveRecording(join(folder, name), {
      failed: (error) => {
        log(`The recording of a live cannot be kept: ${error.message}`);
        cut(session);
      },
      over: () => {
        this.#open.delete(name);
        void this.#send();
      },
    });
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined)));
  }

  async #sendAll(): Promise<void> {
    const { folder, regie, tellFirst, log } = this.#options;
    for (const name of await readdir(folder).catch(() => [])) {
      const [, session, line, form] = named.exec(name) ?? [];
      if (!session || this.#open.has(name) || this.#isStopped) continue;
      const path = join(folder, name);
      try {
        await tellFirst();
        const isTaken = await regie.sendRecording(path, `${session}/${line}/recording/${form}`);
        if (isTaken) await rm(path, { force: true });
        else {
          log(`The back office does not take the recording ${name}: it stays here.`);
          await rename(path, `${path}.refused`);
        }
        this.#isToldAway = false;
      } catch (error) {
        if (!this.#isToldAway) log(`The recording of a live is sent later: ${String(error)}`);
        this.#isToldAway = true;
        this.#timer = setTimeout(() => void this.#send(), againAfter);
        return;
      }
    }
  }
}

/** The file of one line. */
export class LiveRecording {
  readonly #file: WriteStream;

  constructor(path: string, { failed, over }: { failed: (error: Error) => void; over: () => void }) {
    this.#file = createWriteStream(path, { mode: 0o600 });
    // The sound goes on without it.
    this.#file.once('error', failed);
    this.#file.once('close', over);
  }

  write(bytes: Buffer): void {
    if (this.#file.writable) this.#file.write(bytes);
  }

  end(): void {
    this.#file.end();
  }
}
