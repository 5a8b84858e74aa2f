import { createWriteStream, readdirSync, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Regie } from './regie.ts';

interface Options {
  folder: string;
  regie: Regie;
  /** Tells the back office first what it does not know yet, such as that a live has ended. */
  tellFirst: () => Promise<void>;
  /** What comes can be kept no further: the disk is full, or gone. */
  cut: (session: string, error?: unknown) => void;
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
/** For how long it stays known which lines of a live were sent, in milliseconds: longer than any live. */
const sentKnownFor = 3 * 86_400_000;

/**
 * What encoders send, kept on the disk of the player as it comes, and sent to the back office when its line is over: later, where that is
 * away. Once it is kept there its name alone stays, so that a player that starts anew within a live goes on numbering where it was.
 */
export class LiveRecordings {
  readonly #options: Options;
  readonly #open = new Set<string>();
  #sending: Promise<void> | undefined;
  #isAsked = false;
  #timer: NodeJS.Timeout | undefined;
  #isToldAway = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sends what a player that was killed has left. */
  async start(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#forgetSent();
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
    const failed = (error: unknown): undefined => {
      log(`The recording of a live cannot be kept: ${String(error)}`);
      cut(session, error);
    };
    let name: string;
    try {
      name = `${session}-${this.#linesOf(session) + 1}.${form}`;
    } catch (error) {
      return failed(error);
    }
    this.#open.add(name);
    return new LiveRecording(join(folder, name), {
      failed,
      over: () => {
        this.#open.delete(name);
        void this.#send();
      },
    });
  }

  /** How many lines of a live there were: each is a file, or the name of one. */
  #linesOf(session: string): number {
    const names = [...this.#open, ...readdirSync(this.#options.folder)];
    return Math.max(0, ...names.map((name) => lineOf(name, session)));
  }

  async #forgetSent(): Promise<void> {
    const { folder } = this.#options;
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.sent')) continue;
      const { mtimeMs } = await stat(join(folder, name));
      if (Date.now() - mtimeMs > sentKnownFor) await rm(join(folder, name), { force: true });
    }
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAsked = true;
    return (this.#sending ??= this.#sendWhileAsked().finally(() => (this.#sending = undefined)));
  }

  /** A line that ends while others are sent was not among them. */
  async #sendWhileAsked(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      await this.#sendAll();
    }
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
        if (isTaken) {
          await truncate(path);
          await rename(path, `${path}.sent`);
        } else {
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

function lineOf(name: string, session: string): number {
  const [, of, line] = /^(\d+)-(\d+)\./.exec(name) ?? [];
  return of === session ? Number(line) : 0;
}

/** The file of one line. */
export class LiveRecording {
  readonly #file: WriteStream;
  readonly #over: () => void;
  #isEnded = false;

  constructor(path: string, { failed, over }: { failed: (error: Error) => void; over: () => void }) {
    this.#file = createWriteStream(path, { mode: 0o600 });
    // The sound goes on without it.
    this.#file.once('error', failed);
    // One that was cut is sent like the others when its line is over: a rush is made of what comes after the end.
    this.#over = over;
    this.#file.once('close', () => this.#isEnded && over());
  }

  write(bytes: Buffer): void {
    if (this.#file.writable) this.#file.write(bytes);
  }

  end(): void {
    this.#isEnded = true;
    if (this.#file.closed) this.#over();
    else this.#file.end();
  }
}
