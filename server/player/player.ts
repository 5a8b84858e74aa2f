import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outputsOf, type Owner } from '../protocol/programs/configuration.ts';
import type { Ports } from '../protocol/programs/ports.ts';
import type { Setup } from '../protocol/setup.ts';
import type { Plan } from '../protocol/station.ts';
import { PlayerDisk } from './disk.ts';
import { LiveControl } from './live/liveControl.ts';
import type { LiveAddress } from './live/liveGateway.ts';
import { LiquidsoapCommands } from './programs/liquidsoapCommands.ts';
import { LiquidsoapServer, type PlaybackEvent } from './programs/liquidsoapServer.ts';
import { SoundPrograms } from './programs/soundPrograms.ts';
import { Cache } from './queue/cache.ts';
import { Downloads } from './queue/downloads.ts';
import { PlayQueue } from './queue/playQueue.ts';
import { Regie } from './regie.ts';
import { Reporter } from './reports/reporter.ts';
import { SetupReader } from './setupReader.ts';

export interface PlayerOptions {
  /** Address of the back office, where `token` identifies the station. */
  address: string;
  token: string;
  /** Folder for media files, the journal and configurations. */
  folder: string;
  ports: Ports;
  /** Address that encoders connect to. When absent, none can connect. */
  live?: LiveAddress | undefined;
  /** User and group that Icecast switches to when it is started by root. */
  icecastUser?: Owner | undefined;
  maxCacheBytes?: number;
  log: (line: string) => void;
}

/** Milliseconds for which a request waits for the plan to change. */
const planWait = 10_000;
/** Milliseconds before the next request for the plan after a failed one. */
const retryAfter = 2000;
const defaultCacheBytes = 20e9;

/**
 * The player of a station. Runs Liquidsoap and the station's own Icecast servers, and connects them and the back office with
 * three parts: the queue plays the items of the plan, the live control gives live sessions precedence, and the reporter reports
 * what was played. While the back office is unreachable, the player continues with the items that it has.
 */
export class Player {
  readonly #options: PlayerOptions;
  readonly #regie: Regie;
  readonly #reporter: Reporter;
  readonly #disk: PlayerDisk;
  readonly #setupReader: SetupReader;
  readonly #liquidsoap: LiquidsoapCommands;
  readonly #cache: Cache;
  readonly #downloads: Downloads;
  readonly #queue: PlayQueue;
  readonly #live: LiveControl;
  readonly #programs: SoundPrograms;
  readonly #server: LiquidsoapServer;
  #setup!: Setup;
  readonly #ending = new AbortController();
  #planLoop: Promise<void> | undefined;
  /** Interrupts the wait for a changed plan: the reports are sent, and the plan is requested again. */
  #wakePlanLoop: () => void = () => {};

  constructor(options: PlayerOptions) {
    const { address, token, folder, ports, log } = options;
    const setup = () => this.#setup;
    const emergencyPlaylist = join(folder, 'reserve.m3u');
    this.#options = options;
    this.#regie = new Regie(address, token);
    this.#reporter = new Reporter({
      folder,
      regie: this.#regie,
      onUrgent: () => this.#wakePlanLoop(),
      onWriteError: (error) => this.#disk.writeFailed(error),
      log,
    });
    this.#disk = new PlayerDisk({
      folder,
      onChange: (kind) => void this.#reporter.addUrgent({ kind, at: Date.now() }),
      log,
    });
    this.#setupReader = new SetupReader({
      file: join(folder, 'setup.json'),
      regie: this.#regie,
      disk: this.#disk,
      log,
    });
    this.#liquidsoap = new LiquidsoapCommands({ port: ports.commands, log });
    const maxCacheBytes = options.maxCacheBytes ?? defaultCacheBytes;
    this.#cache = new Cache(join(folder, 'files'), this.#regie, maxCacheBytes);
    this.#downloads = new Downloads({ cache: this.#cache, disk: this.#disk, emergencyPlaylist, setup, log });
    this.#queue = new PlayQueue({
      folder,
      downloads: this.#downloads,
      reporter: this.#reporter,
      liquidsoap: this.#liquidsoap,
      disk: this.#disk,
      setup,
      log,
    });
    this.#live = new LiveControl({
      folder: join(folder, 'lives'),
      address: options.live,
      harborPorts: [ports.live, ports.secondLive],
      regie: this.#regie,
      queue: this.#queue,
      reporter: this.#reporter,
      liquidsoap: this.#liquidsoap,
      disk: this.#disk,
      log,
    });
    this.#programs = new SoundPrograms({
      folder,
      ports,
      reserve: emergencyPlaylist,
      icecastUser: options.icecastUser,
      liquidsoapEnded: () => void this.#liquidsoapEnded(),
      command: (path, body) => this.#liquidsoap.send(path, body),
      log,
    });
    this.#server = new LiquidsoapServer({
      port: ports.player,
      next: () => this.#queue.next(),
      onPlayback: (event, moment) => this.#playbackChanged(event, moment),
      onOutput: (event, moment) => this.#reporter.outputChanged(event, moment),
      admit: (key, input) => this.#live.admit(key, input),
      log,
    });
  }

  async start(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
    await this.#cache.open();
    await this.#reporter.open();
    await this.#disk.start();
    this.#setup = await this.#setupReader.readFirst(this.#ending.signal);
    await this.#downloads.writeEmergencyPlaylist();
    await this.#server.start();
    await this.#followOutputs(this.#setup);
    await this.#programs.follow(this.#setup);
    await this.#live.start();
    this.#planLoop = this.#followPlan();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    this.#wakePlanLoop();
    this.#queue.cancelTimers();
    this.#downloads.stop();
    this.#disk.stop();
    this.#live.disconnect();
    await this.#programs.stop();
    await this.#live.sourcesLost();
    this.#server.stop();
    await this.#queue.end(Date.now());
    await this.#planLoop;
    await this.#reporter.send().catch(() => undefined);
    await this.#live.stop();
  }

  /** Process id of Liquidsoap, for monitoring. */
  get liquidsoapPid(): number | undefined {
    return this.#programs.liquidsoapPid;
  }

  /** Process id of the station's own Icecast, for monitoring. */
  get icecastPid(): number | undefined {
    return this.#programs.icecastPid;
  }

  /**
   * Requests and applies plans until the player ends. Requests at once when this loop is woken, such as at the start of an item; otherwise
   * the back office answers a request when the plan has changed.
   */
  async #followPlan(): Promise<void> {
    let wait = 0;
    let known: string | undefined;
    while (!this.#ending.signal.aborted) {
      try {
        const woken = new Promise<void>((resolve) => (this.#wakePlanLoop = resolve));
        // Reports are sent first, so that the server does not plan items again that were played.
        await this.#reporter.send();
        const requestedAt = Date.now();
        const { playingUntil } = this.#queue;
        const request = this.#regie.plan(playingUntil, { wait, known, lives: this.#live.sessions });
        request.catch(() => undefined);
        const plan = await Promise.race([request, woken]);
        wait = 0;
        if (!plan) continue;
        await this.#applyPlan(plan, requestedAt);
        known = plan.mark;
        wait = planWait;
      } catch (error) {
        wait = 0;
        this.#options.log(`The back office does not answer: ${String(error)}`);
        await pause(retryAfter, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      }
    }
  }

  async #applyPlan(plan: Plan, requestedAt: number): Promise<void> {
    await this.#followSetup(plan.setup);
    await this.#live.applyPlan(plan, requestedAt);
    await this.#queue.applyPlan(plan);
  }

  /** Applies a changed setup, unless this would cut off a live session. */
  async #followSetup(mark: string): Promise<void> {
    if (mark === this.#setup.mark || !this.#live.isIdle) return;
    await this.#disk.attempt('The changed setup of the station is not applied yet', async () => {
      const setup = await this.#setupReader.read();
      await this.#programs.follow(setup);
      await this.#followOutputs(setup);
      this.#setup = setup;
    });
  }

  #followOutputs(setup: Setup): Promise<void> {
    return this.#reporter.setOutputs(outputsOf(setup).map(({ id }) => id));
  }

  async #playbackChanged(event: PlaybackEvent, moment: number): Promise<void> {
    if (event.event === 'track') {
      if (await this.#queue.began(event.item ?? '', moment)) this.#wakePlanLoop();
    } else if (event.event === 'reserve') await this.#queue.emergencyBegan(event.title ?? '', moment);
    else await this.#live.handle(event, moment);
  }

  async #liquidsoapEnded(): Promise<void> {
    this.#options.log('liquidsoap ended and is restarted.');
    this.#queue.requestsLost();
    await this.#reporter.outputsLost(Date.now());
    await this.#live.sourcesLost();
    await this.#queue.end(Date.now());
  }
}
