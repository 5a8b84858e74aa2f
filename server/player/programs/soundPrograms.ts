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
} from '../../protocol/programs/configuration.ts';
import type { Ports } from '../../protocol/programs/ports.ts';
import { nameOfServer } from '../../protocol/programs/configurationFiles.ts';
import { Program } from './program.ts';
import type { Setup, StreamServer } from '../../protocol/setup.ts';
import { writeWholeFile } from '../wholeFile.ts';

interface Options {
  /** Folder of the configuration files. */
  folder: string;
  ports: Ports;
  /** Playlist file that Liquidsoap plays when the player returns no item. */
  reserve: string;
  /** User and group that Icecast switches to when it is started by root. */
  icecastUser: Owner | undefined;
  /** Called when Liquidsoap has ended: by itself, or to be restarted with another script. */
  liquidsoapEnded: () => void;
  /** Sends a command to Liquidsoap. Returns false when it failed. */
  command: (path: string, body: string) => Promise<boolean>;
  log: (line: string) => void;
}

interface Icecast {
  program: Program;
  /** Folder of this Icecast's configuration and log. */
  folder: string;
}

const run = promisify(execFile);
const changeOwner = (path: string, { user, group }: Owner) => run('chown', [`${user}:${group}`, path]);

/**
 * Runs Liquidsoap and the station's own Icecast servers according to the setup. Applies a changed setup without disconnecting the
 * listeners of unchanged mount points, unless Liquidsoap must be restarted.
 */
export class SoundPrograms {
  readonly #options: Options;
  readonly #icecasts = new Map<string, Icecast>();
  readonly #liquidsoap: Program;
  /** The script that Liquidsoap was started with, without its outputs, and the outputs that it has now. */
  #running: { base: string; outputs: readonly Output[] } | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#liquidsoap = new Program({
      name: 'liquidsoap',
      command: 'liquidsoap',
      args: [this.#script],
      pidFile: join(options.folder, 'liquidsoap.pid'),
      onLine: (line) => this.#readLine(line),
      onEnded: options.liquidsoapEnded,
    });
  }

  /** Process id of Liquidsoap, for monitoring. */
  get liquidsoapPid(): number | undefined {
    return this.#liquidsoap.pid;
  }

  /** Process id of the station's first own Icecast, for monitoring. */
  get icecastPid(): number | undefined {
    return [...this.#icecasts.values()][0]?.program.pid;
  }

  /** Applies a setup: starts new programs, ends removed ones, and updates the others. */
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

  #readLine(line: string): void {
    if (isTrouble(line)) this.#options.log(`liquidsoap: ${line}`);
    // When one of its ports is taken, Liquidsoap keeps running but sends no sound at all.
    if (isWithoutPort(line) && this.#liquidsoap.end())
      this.#options.log('Another program has a port of Liquidsoap: Liquidsoap is restarted.');
  }

  async #followIcecast(name: string, server: StreamServer): Promise<void> {
    const { log, icecastUser } = this.#options;
    const known = this.#icecasts.get(name);
    const folder = known?.folder ?? (await this.#folderOf(name));
    const file = join(folder, 'icecast.xml');
    const isChanged = await writeIfChanged(file, icecastConfiguration(server, folder, icecastUser));
    if (icecastUser) await changeOwner(file, icecastUser);
    if (known) {
      if (isChanged) known.program.reload();
      return;
    }
    const program = new Program({
      name: 'icecast',
      command: 'icecast2',
      args: ['-c', file],
      pidFile: join(this.#options.folder, `${name}.pid`),
      onLine: (line) => /ERR|EROR|FATAL/.test(line) && log(`icecast: ${line}`),
      onEnded: () => log('icecast ended and is restarted.'),
    });
    this.#icecasts.set(name, { program, folder });
    await program.start();
  }

  /**
   * Folder for the files of an Icecast. An Icecast that root starts reads its configuration again as another user, who cannot
   * read the player's folder.
   */
  async #folderOf(name: string): Promise<string> {
    const { icecastUser } = this.#options;
    if (icecastUser) {
      const folder = await mkdtemp(join(tmpdir(), 'regie-icecast-'));
      await changeOwner(folder, icecastUser);
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
    // The script contains the current outputs, so that Liquidsoap also has them when it restarts by itself.
    await writeIfChanged(this.#script, liquidsoapScript(setup, ports, reserve));
    this.#running = running;
    if (this.#liquidsoap.pid === undefined || !before) return this.#liquidsoap.start();
    if (before.base === running.base && (await this.#sendOutputs(before.outputs, running.outputs))) return;
    log('Liquidsoap is restarted with another script.');
    this.#liquidsoap.restart();
  }

  /** Sends the removed, added and changed outputs to Liquidsoap. Returns false when a command failed. */
  async #sendOutputs(before: readonly Output[], now: readonly Output[]): Promise<boolean> {
    const { command } = this.#options;
    const known = new Map(before.map((output) => [output.id, JSON.stringify(output)]));
    const wanted = new Map(now.map((output) => [output.id, JSON.stringify(output)]));
    const removed = [...known.keys()].filter((id) => !wanted.has(id));
    const changed = [...wanted].filter(([id, output]) => known.get(id) !== output);
    for (const id of removed) if (!(await command('/stop', id))) return false;
    for (const [, output] of changed) if (!(await command('/send', output))) return false;
    return true;
  }
}

/** True for log lines of Liquidsoap's two most severe levels, except those about missing tags in files. */
const isTrouble = (line: string) => /:[12]\]/.test(line) && !/\[decoder/.test(line);

/** True when a source or an output could not be started because its port is taken. */
const isWithoutPort = (line: string) => line.includes('Error when starting') && line.includes('in bind()');

/** Writes a file when its content has changed. Only the owner can read it, because it contains passwords. */
async function writeIfChanged(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await writeWholeFile(file, text);
  return true;
}
