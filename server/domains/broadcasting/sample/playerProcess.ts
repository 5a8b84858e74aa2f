import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playerPidFile } from './orphanedProcesses.ts';

interface Options {
  folder: string;
  token: string;
  /** Address of the back office. */
  address: string;
  port: number;
  say: (line: string) => void;
}

const againAfter = 5000;
const patience = 10_000;

/** Path of the player program, built or as source. */
const program = fileURLToPath(
  new URL(`../../../player/main${extname(new URL(import.meta.url).pathname)}`, import.meta.url),
);

/** Environment variables passed on to the player: no secret, and no address of a database. */
const handedOn = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Runs the player of a station, `npm run station`, in a process. Restarts it when it ends by itself. */
export class PlayerProcess {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(options: Options) {
    this.#options = options;
    this.#spawn();
  }

  get logFile(): string {
    return join(this.#options.folder, 'player.log');
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      // Kills the whole process group, and so all programs that the player started.
      const killing = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), patience);
      await ended;
      clearTimeout(killing);
    }
    rmSync(join(this.#options.folder, playerPidFile), { force: true });
  }

  #spawn(isAgain = false): void {
    const { folder, token, address, port, say } = this.#options;
    const log = openSync(this.logFile, isAgain ? 'a' : 'w', 0o600);
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      env: {
        ...Object.fromEntries(handedOn.map((name) => [name, process.env[name]])),
        STATION_TOKEN: token,
        REGIE_URL: address,
        STATION_DIR: folder,
        STATION_PORT: String(port),
      },
      // The IPC channel notifies the player when this process ends in any way; its own process group keeps Ctrl+C away from it.
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    if (child.pid !== undefined)
      writeFileSync(join(folder, playerPidFile), String(child.pid), { mode: 0o600 });
    child.once('error', (error) =>
      say(`The station of the demo: its player did not start: ${error.message}`),
    );
    child.once('exit', () => {
      if (this.#isEnding) return;
      say(`The station of the demo: its player ended, and is started again; see ${this.logFile}`);
      this.#timer = setTimeout(() => this.#spawn(true), againAfter);
    });
  }
}
