import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  icecastConfiguration,
  liquidsoapBase,
  liquidsoapScript,
  outputsOf,
  type Output,
  type Owner,
} from './configuration.ts';
import type { Ports } from './ports.ts';
import { nameOfServer } from './configurationFiles.ts';
import { Program } from './programs.ts';
import type { Setup, StreamServer } from './regie.ts';
import { writeWholeFile } from './wholeFile.ts';

interface Options {
  /** Where configurations lie. */
  folder: string;
  ports: Ports;
  /** What Liquidsoap plays by itself. */
  reserve: string;
  /** The user that Icecast changes to when it is started by root. */
  icecastUser: Owner | undefined;
  /** Liquidsoap ended, by itself or to be started with another script. */
  liquidsoapEnded: () => void;
  /** Tells Liquidsoap to do something; whether it took it. */
  command: (path: string, body: string) => Promise<boolean>;
  log: (line: string) => void;
}

interface Icecast {
  program: Program;
  /** Where its configuration and its log lie. */
  folder: string;
}

const run = promisify(execFile);
const give = (path: string, { user, group }: Owner) => run('chown', [`${user}:${group}`, path]);

/**
 * The programs that make and send the sound, as the station is set up: what is changed reaches both without a listener of another
 * mount point being lost.
 */
export class SoundPrograms {
  readonly #options: Options;
  readonly #icecasts = new Map<string, Icecast>();
  readonly #liquidsoap: Program;
  /** The script but for what it sends, and what it was told to send. */
  #running: { base: string; outputs: readonly Output[] } | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#liquidsoap = new Program({
      name: 'liquidsoap',
      command: 'liquidsoap',
      args: [this.#script],
      pidFile: join(options.folder, 'liquidsoap.pid'),
      onLine: (line) => this.#heard(line),
      onEnded: options.liquidsoapEnded,
    });
  }

  /** The process of Liquidsoap, for whoever watches it. */
  get liquidsoapPid(): number | undefined {
    return this.#liquidsoap.pid;
  }

  /** The process of the first Icecast that is the station's own. */
  get icecastPid(): number | undefined {
    return [...this.#icecasts.values()][0]?.program.pid;
  }

  /** Starts what is not there yet, ends what is not wanted any more, and tells the others what is new. */
  async follow(setup: Setup): Promise<void> {
    const own = new Map(
      setup.servers.filter(({ isOwn }) => isOwn).map((server) => [nameOfServer(server), server]),
    );
    for (const [name, icecast] of this.#icecasts) if (!own.has(name)) await this.#end(name, icecast);
    for (const [name, server] of own) await this.#followIcecast(name, server);
    await this.#followLiquidsoap(setup);
  }

  async stop(): Promise<void> {
    await this.#liquidsoap.stop();
    for (const [name, icecast] of this.#icecasts) await this.#end(name, icecast);
  }

  get #script(): string {
    return join(this.#options.folder, 'station.liq');
  }

  #heard(line: string): void {
    if (isTrouble(line)) this.#options.log(`liquidsoap: ${line}`);
    // Without one of its ports it goes on, and sends nothing at all.
    if (isWithoutPort(line) && this.#liquidsoap.end())
      this.#options.log('Another program has a port of Liquidsoap: it is started again.');
  }

  async #followIcecast(name: string, server: StreamServer): Promise<void> {
    const { log, icecastUser } = this.#options;
    const known = this.#icecasts.get(name);
    const folder = known?.folder ?? (await this.#folderOf(name));
    const file = join(folder, 'icecast.xml');
    const isNew = await writeIfOther(file, icecastConfiguration(server, folder, icecastUser));
    if (icecastUser) await give(file, icecastUser);
    if (known) {
      if (isNew) known.program.reload();
      return;
    }
    const program = new Program({
      name: 'icecast',
      command: 'icecast2',
      args: ['-c', file],
      pidFile: join(this.#options.folder, `${name}.pid`),
      onLine: (line) => /ERR|EROR|FATAL/.test(line) && log(`icecast: ${line}`),
      onEnded: () => log('icecast ended, and is started again.'),
    });
    this.#icecasts.set(name, { program, folder });
    await program.start();
  }

  /** Started by root it reads its configuration again as whom it becomes, who may read nothing of ours. */
  async #folderOf(name: string): Promise<string> {
    const { icecastUser } = this.#options;
    if (icecastUser) {
      const folder = await mkdtemp(join(tmpdir(), 'regie-icecast-'));
      await give(folder, icecastUser);
      return folder;
    }
    const folder = join(this.#options.folder, name);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async #end(name: string, { program, folder }: Icecast): Promise<void> {
    this.#icecasts.delete(name);
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async #followLiquidsoap(setup: Setup): Promise<void> {
    const { ports, reserve, log } = this.#options;
    const before = this.#running;
    const running = { base: liquidsoapBase(setup, ports, reserve), outputs: outputsOf(setup) };
    // Whenever it is started again, by itself too, it sends what is to be sent by now.
    await writeIfOther(this.#script, liquidsoapScript(setup, ports, reserve));
    this.#running = running;
    if (this.#liquidsoap.pid === undefined || !before) return this.#liquidsoap.start();
    if (before.base === running.base && (await this.#tellOutputs(before.outputs, running.outputs))) return;
    log('Liquidsoap is started with another script.');
    this.#liquidsoap.restart();
  }

  /** Tells it what is sent no more, and what is sent from now on; whether it took all of it. */
  async #tellOutputs(before: readonly Output[], now: readonly Output[]): Promise<boolean> {
    const { command } = this.#options;
    const known = new Map(before.map((output) => [output.id, JSON.stringify(output)]));
    const wanted = new Map(now.map((output) => [output.id, JSON.stringify(output)]));
    const gone = [...known.keys()].filter((id) => !wanted.has(id));
    const other = [...wanted].filter(([id, output]) => known.get(id) !== output);
    for (const id of gone) if (!(await command('/stop', id))) return false;
    for (const [, output] of other) if (!(await command('/send', output))) return false;
    return true;
  }
}

/** What the log of Liquidsoap says at its first two levels; that a file has no tags of a kind is none. */
const isTrouble = (line: string) => /:[12]\]/.test(line) && !/\[decoder/.test(line);

/** A source or an output that could not be started. */
const isWithoutPort = (line: string) => line.includes('Error when starting') && line.includes('in bind()');

/** Passwords are in it: others of the machine do not read it. */
async function writeIfOther(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await writeWholeFile(file, text);
  return true;
}
