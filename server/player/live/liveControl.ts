import type { CurrentLive } from '../../protocol/live.ts';
import type { Plan } from '../../protocol/station.ts';
import type { PlayerDisk } from '../disk.ts';
import type { LiquidsoapCommands } from '../programs/liquidsoapCommands.ts';
import type { PlaybackEvent } from '../programs/liquidsoapServer.ts';
import type { PlayQueue } from '../queue/playQueue.ts';
import type { Regie } from '../regie.ts';
import type { Reporter } from '../reports/reporter.ts';
import { LiveGateway, type LiveAddress } from './liveGateway.ts';
import type { LiveInputNumber } from './liveInput.ts';
import { LiveRecordings } from './liveRecordings.ts';

interface Options {
  /** Folder of the recordings. */
  folder: string;
  /** Address that encoders connect to. When undefined, none can connect. */
  address: LiveAddress | undefined;
  /** Ports of the two live inputs of Liquidsoap. */
  harborPorts: readonly [number, number];
  regie: Regie;
  queue: PlayQueue;
  reporter: Reporter;
  liquidsoap: LiquidsoapCommands;
  disk: PlayerDisk;
  log: (line: string) => void;
}

/** The live session on the air, and the title that listeners see. */
interface LiveOnAir {
  session: string;
  title: string;
  credit: string;
  input: LiveInputNumber;
}

/**
 * Manages the live sessions of the station. Connects their sources to Liquidsoap, pauses the queue while a session is on the air,
 * and reports when sessions begin, change their title and end.
 */
export class LiveControl {
  readonly #options: Options;
  readonly #recordings: LiveRecordings;
  readonly #gateway: LiveGateway;
  #onAir: LiveOnAir | undefined;
  /** Session and title of the live session in the last plan. */
  #plannedTitle: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    const { folder, address, harborPorts, regie, reporter, liquidsoap, disk, log } = options;
    const sendReports = () => reporter.send();
    this.#recordings = new LiveRecordings({
      folder,
      regie,
      sendReports,
      onIncomplete: (session, error) => {
        void reporter.add({ kind: 'liveCut', session, at: Date.now() });
        disk.writeFailed(error);
      },
      log,
    });
    this.#gateway = new LiveGateway({
      recordings: this.#recordings,
      address,
      harborPorts,
      regie,
      sendReports,
      open: async (input, previous) => void (await liquidsoap.openLive(input, previous)),
      onLeft: (session, isLost) =>
        void reporter.addUrgent({ kind: isLost ? 'liveLost' : 'liveLeft', session, at: Date.now() }),
      log,
    });
  }

  /** Ids of the live sessions that are connected, or admitted but not connected yet. */
  get sessions(): string[] {
    return this.#gateway.sessions;
  }

  /** True when no live session is on the air, and none is connected or admitted to connect. */
  get isIdle(): boolean {
    return !this.#onAir && this.sessions.length === 0;
  }

  async start(): Promise<void> {
    const { disk } = this.#options;
    await disk.attempt('Encoders are not recorded', () => this.#recordings.start());
    await this.#gateway.start();
  }

  /** Disconnects all sources. */
  disconnect(): void {
    this.#gateway.stop();
  }

  /** Stops sending recordings, once the current one was sent. */
  async stop(): Promise<void> {
    await this.#recordings.stop();
  }

  /** True when a source with this stream key may send to an input. */
  admit(key: string, input: LiveInputNumber): Promise<boolean> {
    return this.#gateway.admit(key, input);
  }

  /** Applies the live sessions of a plan. `requestedAt` is when the plan was requested, in milliseconds since 1970. */
  async applyPlan(plan: Plan, requestedAt: number): Promise<void> {
    await this.#gateway.applyPlan(plan, requestedAt);
    await this.#applyTitle(plan.live);
  }

  /** Handles an event of a live source. */
  async handle({ event, input, title, credit }: PlaybackEvent, moment: number): Promise<void> {
    if (event === 'liveOver') return this.#end(moment);
    if (input === 0) return;
    if (event === 'liveConnected') this.#gateway.connected(input);
    else if (event === 'liveDisconnected') this.#gateway.disconnected(input);
    else if (event === 'live') await this.#begin(input, moment);
    else await this.#titleChanged(input, { title: title ?? '', credit: credit ?? '' }, moment);
  }

  /** Ends the live session after Liquidsoap has ended, which disconnected its source. */
  async sourcesLost(): Promise<void> {
    await this.#end(Date.now());
    this.#gateway.sourcesLost();
  }

  /** Starts a live session. Ends the current item, and pauses the queue until all live sessions have ended. */
  async #begin(input: LiveInputNumber, moment: number): Promise<void> {
    const { queue, reporter } = this.#options;
    const live = this.#gateway.at(input);
    if (!live) return;
    const { session, title, credit } = live;
    this.#onAir = { session, title, credit, input };
    this.#gateway.onAir(input);
    await queue.pauseForLive(moment);
    await reporter.add({ kind: 'live', session, at: moment, title, credit });
    await this.#showTitle(title, credit);
    reporter.sendSoon();
  }

  async #end(moment: number): Promise<void> {
    const { queue, reporter } = this.#options;
    const session = this.#onAir?.session;
    this.#onAir = undefined;
    if (session === undefined) return;
    queue.resume();
    await reporter.addUrgent({ kind: 'liveOver', session, at: moment });
  }

  /** Handles a title that the encoder or the studio of a live session has sent. */
  async #titleChanged(
    input: LiveInputNumber,
    { title, credit }: { title: string; credit: string },
    moment: number,
  ): Promise<void> {
    const live = this.#onAir;
    // The title of a source that is not on the air yet is reported once the source is.
    if (live?.input !== input) {
      if (title !== '') this.#gateway.rename(input, { title, credit });
      return;
    }
    if (title === '' || (title === live.title && credit === live.credit)) return;
    Object.assign(live, { title, credit });
    await this.#options.reporter.addUrgent({
      kind: 'live',
      session: live.session,
      at: moment,
      title,
      credit,
    });
  }

  /** Sends Liquidsoap a title that was set in the studio. */
  async #applyTitle(live: CurrentLive | null): Promise<void> {
    const before = this.#plannedTitle;
    this.#plannedTitle = live ? `${live.session} ${live.title}\n${live.credit}` : undefined;
    if (!live || before === undefined || before === this.#plannedTitle) return;
    if (live.session === this.#onAir?.session) await this.#showTitle(live.title, live.credit);
  }

  async #showTitle(title: string, credit: string): Promise<void> {
    await this.#options.liquidsoap.setTitle(this.#onAir?.input ?? 1, title, credit);
  }
}
