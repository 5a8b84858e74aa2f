import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Setup } from '../../protocol/setup.ts';
import type { Plan, PlanItem } from '../../protocol/station.ts';
import type { PlayerDisk } from '../disk.ts';
import type { LiquidsoapCommands } from '../programs/liquidsoapCommands.ts';
import type { Reporter } from '../reports/reporter.ts';
import type { Downloads } from './downloads.ts';
import { RequestQueue } from './requestQueue.ts';
import { silence } from './silence.ts';
import { plainRequest, trackRequest } from './trackRequest.ts';

interface Options {
  /** Folder for the WAV file of silence. */
  folder: string;
  downloads: Pick<Downloads, 'pathOf' | 'fetchNext' | 'fetchAhead'>;
  reporter: Pick<Reporter, 'add'>;
  liquidsoap: Pick<LiquidsoapCommands, 'endItem' | 'dropRequests'>;
  disk: Pick<PlayerDisk, 'attempt'>;
  /** Returns the current setup. */
  setup: () => Setup;
  log: (line: string) => void;
}

/** What is on the air: an item, or undefined for silence, and when it ends, in milliseconds since 1970. */
interface Current {
  item: PlanItem | undefined;
  endsAt: number;
}

/**
 * Maximum deviation from a hard start, in milliseconds. Within it, an item may begin by itself; otherwise its start is forced.
 */
const tolerance = 250;
/** Maximum silence before a hard start, in milliseconds. For longer gaps the emergency playlist is played. */
const maxSilence = 10_000;
const minute = 60_000;
/** Minimum length of a fade-out in milliseconds. Also used to end an item that must not be played a second time. */
const shortestFade = 20;
/** Milliseconds for which the interrupted item can still be heard under the sound of the live session. */
const fadesBeneathLive = 1600;
/** Milliseconds of the emergency playlist before it is reported. Shorter gaps between two items are normal. */
const emergencyReportedAfter = 1000;
/** Maximum delay of a timer in Node.js, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/**
 * Queue of the planned items. Returns the next item when Liquidsoap requests it, reports which items begin, end and fail, and
 * enforces hard starts. The queue is paused while a live session is on the air.
 */
export class PlayQueue {
  readonly #options: Options;
  readonly #requests = new RequestQueue();
  /** Items of the last plan that are not over yet. */
  #items: PlanItem[] = [];
  #current: Current | undefined;
  /** Ids of items that have begun or failed, and must not be played again. */
  readonly #over = new Set<string>();
  /** Ids of items on the air that a user has skipped. */
  readonly #skipped = new Set<string>();
  /** Length in milliseconds of the fade-out of items that end early. */
  #fade = 500;
  /** When the live session began that pauses the queue; undefined when it is not paused. */
  #liveSince: number | undefined;
  #hardTimer: NodeJS.Timeout | undefined;
  #emergencyTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** End of the current item. During a live session, whose end is unknown, the next full minute: the plan then starts there. */
  get playingUntil(): Date | undefined {
    if (this.#liveSince !== undefined) return new Date(Math.ceil(Date.now() / minute) * minute);
    return this.#current && new Date(this.#current.endsAt);
  }

  /** Applies a plan. Downloads its next items, drops requested items that have changed, and ends those that a user skipped. */
  async applyPlan(plan: Plan): Promise<void> {
    const { downloads } = this.#options;
    this.#fade = plan.fade;
    // Requested items stay the same objects, because the request queue compares them by identity.
    this.#items = plan.items
      .filter(({ id }) => !this.#over.has(id))
      .map((item) => this.#requests.items.find(({ id }) => id === item.id) ?? item);
    const [first] = this.#items;
    const requested = this.#requests.items.find(isPlanned);
    const isReplaced = requested !== undefined && first !== undefined && requested.id !== first.id;
    const current = this.#current?.item;
    await downloads.fetchNext(this.#items, [...this.#requests.items, ...(current ? [current] : [])]);
    if (isReplaced) await this.#dropRequests();
    for (const id of plan.ending) await this.#skip(id);
    this.#scheduleHardStart();
    downloads.fetchAhead(this.#items);
  }

  /** Returns the next item as a Liquidsoap request; undefined when there is none. */
  async next(): Promise<string | undefined> {
    for (const item of this.#items) {
      if (this.#over.has(item.id) || this.#requests.items.includes(item)) continue;
      const path = this.#options.downloads.pathOf(item);
      const startsAt = this.#nextStart();
      const at = Date.parse(item.at);
      if (item.isHard && at - startsAt > tolerance) return this.#silenceBetween(startsAt, at);
      if (!path) {
        // An item whose file is not here when it is needed is skipped, although the download may still be running.
        await this.#fail(item, 'Its file could not be downloaded in time.');
        continue;
      }
      const room = this.#roomOf(item, startsAt);
      const radioName = this.#options.setup().radio.name;
      return trackRequest(item, { mark: this.#requests.add(item), path, room, fade: this.#fade, radioName });
    }
    return undefined;
  }

  /**
   * Called when Liquidsoap begins an item. Returns true when an item of the queue began, so that the plan must be requested
   * again.
   */
  async began(mark: string, moment: number): Promise<boolean> {
    clearTimeout(this.#emergencyTimer);
    const begun = this.#requests.begin(mark);
    // Liquidsoap reports an item that a live session interrupted again when it resumes. The item is over.
    if (begun === 'again') return false;
    if (begun === 'unknown') {
      await this.end(moment);
      return false;
    }
    // All state must be changed before the first await, because Liquidsoap requests the next item at the same moment.
    const { item, passed, wasDropped } = begun;
    const isSecondTime = this.#over.has(item.id);
    this.#over.add(item.id);
    if (isSecondTime) {
      await this.#endAgain(moment);
      return false;
    }
    // The item began under the sound of a live session, while the previous item was still fading out.
    if (this.#liveSince !== undefined && moment - this.#liveSince < fadesBeneathLive) return false;
    const ended = this.end(moment);
    this.#current = {
      item: isPlanned(item) ? item : undefined,
      endsAt: moment + this.#roomOf(item, moment),
    };
    await ended;
    // Items before this one that never began could not be read.
    for (const unread of passed.filter(isPlanned)) await this.#fail(unread, 'The player could not read it.');
    if (isPlanned(item)) await this.#options.reporter.add({ kind: 'began', item: item.id, at: moment });
    this.#items = this.#items.filter(({ id }) => !this.#over.has(id));
    // Liquidsoap may have requested the same item again meanwhile.
    if (wasDropped) await this.#dropRequests();
    this.#scheduleHardStart();
    return true;
  }

  /** Called when Liquidsoap plays the emergency playlist because it has no item. */
  async emergencyBegan(title: string, moment: number): Promise<void> {
    clearTimeout(this.#emergencyTimer);
    await this.end(moment);
    const report = () => void this.#options.reporter.add({ kind: 'emergency', at: moment, title });
    this.#emergencyTimer = setTimeout(report, emergencyReportedAfter);
  }

  /** Ends the current item and pauses the queue for a live session. */
  async pauseForLive(moment: number): Promise<void> {
    this.#liveSince = moment;
    this.cancelTimers();
    await this.end(moment);
  }

  /** Resumes the queue after a live session. */
  resume(): void {
    this.#liveSince = undefined;
    this.#scheduleHardStart();
  }

  /** Reports the end of the current item. */
  async end(moment: number): Promise<void> {
    const item = this.#current?.item;
    this.#current = undefined;
    if (!item) return;
    const kind = this.#skipped.delete(item.id) ? 'skipped' : 'ended';
    await this.#options.reporter.add({ kind, item: item.id, at: moment });
  }

  /** Empties the request queue after Liquidsoap has ended. */
  requestsLost(): void {
    this.#requests.clear();
  }

  cancelTimers(): void {
    clearTimeout(this.#hardTimer);
    clearTimeout(this.#emergencyTimer);
  }

  /** When the item that is now requested will start, in milliseconds since 1970. */
  #nextStart(): number {
    const now = Date.now();
    const from = Math.max(now, this.#current?.endsAt ?? now);
    return this.#requests.items.reduce((at, item) => at + lengthOf(item), from);
  }

  /**
   * Milliseconds for which an item that starts at `startsAt` can play. This is its planned length, or less when a hard start
   * comes before.
   */
  #roomOf(item: PlanItem, startsAt: number): number {
    const hard = this.#items.find(
      (candidate) => candidate.isHard && candidate !== item && Date.parse(candidate.at) > startsAt,
    );
    return Math.min(lengthOf(item), hard ? Date.parse(hard.at) - startsAt : Infinity);
  }

  /** Returns a Liquidsoap request for silence until the next hard start. */
  async #silenceBetween(from: number, until: number): Promise<string | undefined> {
    // Only a plan without enough items has longer gaps.
    if (until - from > maxSilence) return undefined;
    const path = join(this.#options.folder, 'silence.wav');
    const isWritten = await this.#options.disk.attempt('The file of silence could not be written', () =>
      writeFile(path, silence(until - from)),
    );
    return isWritten ? plainRequest(path, this.#requests.add(silentItem(from, until))) : undefined;
  }

  /** Ends an item that was on the air before and must not be heard again. */
  async #endAgain(moment: number): Promise<void> {
    await this.end(moment);
    await this.#options.liquidsoap.endItem(shortestFade);
  }

  /** Ends an item on the air that a user skipped. */
  async #skip(id: string): Promise<void> {
    if (this.#current?.item?.id !== id || this.#skipped.has(id)) return;
    this.#skipped.add(id);
    await this.#options.liquidsoap.endItem(this.#fade);
  }

  async #fail(item: PlanItem, problem: string): Promise<void> {
    const { reporter, log } = this.#options;
    this.#over.add(item.id);
    log(`“${item.title}” could not be played: ${problem}`);
    await reporter.add({ kind: 'failed', item: item.id, at: Date.now(), problem });
  }

  /** Schedules a forced start of the next item with a hard start. Needed when the current item has not ended by then. */
  #scheduleHardStart(): void {
    clearTimeout(this.#hardTimer);
    // A live session is never interrupted by a hard start.
    if (this.#liveSince !== undefined) return;
    const now = Date.now();
    const hard = this.#items.find((item) => item.isHard && Date.parse(item.at) > now);
    if (!hard) return;
    const at = Date.parse(hard.at);
    const delay = Math.max(0, at - this.#fade - now);
    this.#hardTimer = setTimeout(() => void this.#startHard(hard, at), Math.min(delay, maxDelay));
  }

  async #startHard(hard: PlanItem, at: number): Promise<void> {
    const current = this.#current;
    // The current item ends by itself at that time.
    if (!current || current.endsAt - at < tolerance) return;
    if (this.#requests.items[0] !== hard) await this.#dropRequests();
    await this.#options.liquidsoap.endItem(Math.max(shortestFade, at - Date.now()));
  }

  /** Waits until Liquidsoap can drop the requested items, and drops them. Liquidsoap then requests the next ones. */
  async #dropRequests(): Promise<void> {
    for (let wait = this.#requests.opensFor(); wait > 0; wait = this.#requests.opensFor()) await pause(wait);
    this.#requests.drop();
    await this.#options.liquidsoap.dropRequests();
  }
}

const silentSource = 'SILENCE';

/** An item of silence that the player adds by itself. It is not reported to the back office. */
const silentItem = (from: number, until: number): PlanItem => ({
  id: `silence ${from}`,
  media: 0,
  checksum: '',
  at: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  isHard: false,
  source: silentSource,
  title: '',
  credit: '',
  isUntitled: true,
  cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 },
});
const isPlanned = ({ source }: PlanItem) => source !== silentSource;

/** Planned length of an item in milliseconds. */
const lengthOf = ({ at, until }: PlanItem) => Date.parse(until) - Date.parse(at);
