import { createWriteStream, readdirSync, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Regie } from './regie.ts';

interface Options {
  folder: string;
  regie: Regie;
  /** Sends pending reports first, such as the end of a live. */
  tellFirst: () => Promise<void>;
  /** Called when a recording stops: the disk is full or away, or the format cannot be recorded. */
  cut: (session: string, error?: unknown) => void;
  log: (line: string) => void;
}

/** File extensions by the content types of encoders. */
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
/** Milliseconds for which the names of sent recordings are retained: longer than any live. */
const sentKnownFor = 3 * 86_400_000;

/**
 * Recordings of encoders, written to the disk of the player and sent to the back office when their connection ends, or later when
 * the back office is away. The file name stays after sending, so that a player that restarts during a live continues the
 * numbering.
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

  /** Sends the recordings that a killed player left behind. */
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

  /** Starts recording a connection of a live. Returns undefined when that is not possible. */
  begin(session: string, type: string): LiveRecording | undefined {
    const { folder, cut, log } = this.#options;
    const form = forms[type];
    if (!form) {
      log(`Encoder audio of type “${type}” cannot be recorded.`);
      cut(session);
      return undefined;
    }
    const failed = (error: unknown): undefined => {
      log(`The recording of a live failed: ${String(error)}`);
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

  /** Highest connection number of a live, by its files and the names of sent ones. */
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

  /** Sends until nothing new was requested: a connection may end while earlier ones are being sent. */
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
          log(`The back office rejects the recording ${name}; the file stays here.`);
          await rename(path, `${path}.refused`);
        }
        this.#isToldAway = false;
      } catch (error) {
        if (!this.#isToldAway) log(`The recording of a live will be sent later: ${String(error)}`);
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

/** File with the recording of one connection. */
export class LiveRecording {
  readonly #file: WriteStream;
  readonly #over: () => void;
  #isEnded = false;

  constructor(path: string, { failed, over }: { failed: (error: Error) => void; over: () => void }) {
    this.#file = createWriteStream(path, { mode: 0o600 });
    // A failed file ends the recording but not the live sound.
    this.#file.once('error', failed);
    // An incomplete recording is sent like the others: the rush is made from the parts that arrive.
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
