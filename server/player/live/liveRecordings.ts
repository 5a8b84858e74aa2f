import { createWriteStream, readdirSync, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Regie } from '../regie.ts';

interface Options {
  folder: string;
  regie: Regie;
  /** Sends pending reports immediately, such as the one that a live session has ended. */
  sendReports: () => Promise<void>;
  /** Called when a recording is incomplete. The disk failed or is full, or the format cannot be recorded. */
  onIncomplete: (session: string, error?: unknown) => void;
  log: (line: string) => void;
}

/** File extension by the content type that an encoder sends. */
const extensions: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'audio/opus': 'ogg',
};
const fileName = /^(\d+)-(\d+)\.(mp3|aac|ogg)$/;
const retryAfter = 10_000;
/** Milliseconds for which the names of sent recordings are retained. Longer than any live session. */
const sentNamesRetainedFor = 3 * 86_400_000;

/**
 * Recordings of encoders. Each is written to the disk of the player, and sent to the back office when the connection ends, or
 * later when the back office is unreachable. Names of sent recordings are retained, so that a player that restarts during a live
 * session continues the numbering.
 */
export class LiveRecordings {
  readonly #options: Options;
  readonly #open = new Set<string>();
  #sending: Promise<void> | undefined;
  #isRequested = false;
  #timer: NodeJS.Timeout | undefined;
  #isFailureLogged = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sends the recordings that a killed player left behind. */
  async start(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#deleteSentNames();
    void this.#send();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Starts recording a connection of a live session. Returns undefined when its sound cannot be recorded. */
  begin(session: string, type: string): LiveRecording | undefined {
    const { folder, onIncomplete, log } = this.#options;
    const extension = extensions[type];
    if (!extension) {
      log(`Encoder audio of type “${type}” cannot be recorded.`);
      onIncomplete(session);
      return undefined;
    }
    const onError = (error: unknown): undefined => {
      log(`The recording of a live failed: ${String(error)}`);
      onIncomplete(session, error);
    };
    let name: string;
    try {
      name = `${session}-${this.#lastPartOf(session) + 1}.${extension}`;
    } catch (error) {
      return onError(error);
    }
    this.#open.add(name);
    return new LiveRecording(join(folder, name), {
      onError,
      onClosed: () => {
        this.#open.delete(name);
        void this.#send();
      },
    });
  }

  /**
   * Highest connection number of a live session. It is in the names of its recordings, and in the retained names of sent ones.
   */
  #lastPartOf(session: string): number {
    const names = [...this.#open, ...readdirSync(this.#options.folder)];
    return Math.max(0, ...names.map((name) => partOf(name, session)));
  }

  async #deleteSentNames(): Promise<void> {
    const { folder } = this.#options;
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.sent')) continue;
      const { mtimeMs } = await stat(join(folder, name));
      if (Date.now() - mtimeMs > sentNamesRetainedFor) await rm(join(folder, name), { force: true });
    }
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isRequested = true;
    return (this.#sending ??= this.#sendWhileRequested().finally(() => (this.#sending = undefined)));
  }

  /** Sends recordings until none is left, also those of connections that end meanwhile. */
  async #sendWhileRequested(): Promise<void> {
    while (this.#isRequested) {
      this.#isRequested = false;
      await this.#sendAll();
    }
  }

  async #sendAll(): Promise<void> {
    const { folder, regie, sendReports, log } = this.#options;
    for (const name of await readdir(folder).catch(() => [])) {
      const [, session, part, extension] = fileName.exec(name) ?? [];
      if (!session || this.#open.has(name) || this.#isStopped) continue;
      const path = join(folder, name);
      try {
        await sendReports();
        const isAccepted = await regie.sendRecording(path, `${session}/${part}/recording/${extension}`);
        if (isAccepted) {
          await truncate(path);
          await rename(path, `${path}.sent`);
        } else {
          log(`The back office rejects the recording ${name}; the file stays here.`);
          await rename(path, `${path}.refused`);
        }
        this.#isFailureLogged = false;
      } catch (error) {
        if (!this.#isFailureLogged) log(`The recording of a live will be sent later: ${String(error)}`);
        this.#isFailureLogged = true;
        this.#timer = setTimeout(() => void this.#send(), retryAfter);
        return;
      }
    }
  }
}

function partOf(name: string, session: string): number {
  const [, owner, part] = /^(\d+)-(\d+)\./.exec(name) ?? [];
  return owner === session ? Number(part) : 0;
}

/** File with the recording of one connection. */
export class LiveRecording {
  readonly #file: WriteStream;
  readonly #onClosed: () => void;
  #isEnded = false;

  constructor(
    path: string,
    { onError, onClosed }: { onError: (error: Error) => void; onClosed: () => void },
  ) {
    this.#file = createWriteStream(path, { mode: 0o600 });
    // An error of the file ends the recording, but not the live sound.
    this.#file.once('error', onError);
    // An incomplete recording is sent too. The rush is made from the parts that arrive.
    this.#onClosed = onClosed;
    this.#file.once('close', () => this.#isEnded && onClosed());
  }

  write(bytes: Buffer): void {
    if (this.#file.writable) this.#file.write(bytes);
  }

  end(): void {
    this.#isEnded = true;
    if (this.#file.closed) this.#onClosed();
    else this.#file.end();
  }
}
