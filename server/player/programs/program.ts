import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';

interface Options {
  name: string;
  command: string;
  args: readonly string[];
  /**
   * File for the process id and, in a second line, the last argument of the command. An orphaned process with this id is killed
   * before another one starts.
   */
  pidFile: string;
  onLine: (line: string) => void;
  /** Called when the program has ended: by itself, or by `end` or `restart`. It is then started again. */
  onEnded: () => void;
}

const firstPause = 500;
const longestPause = 10_000;
const steadyAfter = 30_000;

/** Runs a program, such as Liquidsoap. Starts it again whenever it ends before `stop`, after pauses that get longer. */
export class Program {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isEnding = false;
  #isRestart = false;
  #pause = firstPause;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await killOrphan(this.#options);
    this.#spawn();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killing);
    }
    await rm(this.#options.pidFile, { force: true });
  }

  /** Reloads the configuration (SIGHUP). */
  reload(): void {
    this.#child?.kill('SIGHUP');
  }

  /** Ends the program, and starts it again without a pause. */
  restart(): void {
    this.#isRestart = this.end();
  }

  /**
   * Ends the program, which is then started again after a pause. Returns false when it was not running, that is during such a
   * pause.
   */
  end(): boolean {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => clearTimeout(killing));
    return true;
  }

  #spawn(): void {
    const { command, args, pidFile, onLine, onEnded } = this.#options;
    const startedAt = Date.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    if (child.pid !== undefined) void writeFile(pidFile, `${child.pid}\n${args.at(-1) ?? ''}`);
    let rest = '';
    const read = (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => onLine(`${command}: ${error.message}`));
    child.once('close', () => {
      if (this.#isEnding) return;
      onEnded();
      const isRequested = this.#isRestart;
      this.#isRestart = false;
      if (isRequested) return this.#spawn();
      this.#pause =
        Date.now() - startedAt > steadyAfter ? firstPause : Math.min(this.#pause * 2, longestPause);
      this.#timer = setTimeout(() => this.#spawn(), this.#pause);
    });
  }
}

async function killOrphan({ pidFile, command }: Options): Promise<void> {
  const [id, argument = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(id);
  if (!pid) return;
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  // Another program may have the same process id now, or the same program with another configuration.
  if (words.some((word) => word.includes(command)) && words.includes(argument)) process.kill(pid, 'SIGKILL');
}
