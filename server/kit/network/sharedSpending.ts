import type { SharedCounts } from '../redis/sharedCounts.ts';

/** What was taken from a budget in its current minute. */
export interface Minute {
  count: number;
  until: number;
  /** What of it the other processes have not been told. */
  untold: number;
  toldAt: number;
}

export const minuteMilliseconds = 60_000;
const lookMilliseconds = 1000;
/** Whoever spent this part of what is left tells of it at once, so that few processes cannot spend it several times. */
const largePart = 1 / 8;
const toldAtOnce = 500;

/**
 * What several processes took from the budgets of one name. No request waits for it: each process tells what it took at most
 * a second ago, sooner when that is a large part of what is left, and takes over what all have taken. So all together admit a
 * budget, and beyond it what comes while one answer of Redis is under way. While Redis is away each process counts by itself.
 */
export class SharedSpending {
  readonly #name: string;
  readonly #counts: SharedCounts;
  readonly #waiting = new Map<string, Minute>();
  #timer: NodeJS.Timeout | undefined;
  #isTelling = false;
  #isDueAgain = false;

  constructor(name: string, counts: SharedCounts) {
    this.#name = name;
    this.#counts = counts;
  }

  /** Notes one request that was admitted, after which so many are left. */
  note(key: string, minute: Minute, { left, now }: { left: number; now: number }): void {
    minute.untold++;
    this.#waiting.set(key, minute);
    if (minute.untold >= left * largePart || now - minute.toldAt >= lookMilliseconds) void this.#tell();
    else this.#timer ??= setTimeout(() => void this.#tell(), lookMilliseconds).unref();
  }

  async #tell(): Promise<void> {
    this.#isDueAgain = true;
    if (this.#isTelling) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isTelling = true;
    while (this.#isDueAgain) await this.#tellSome();
    this.#isTelling = false;
  }

  async #tellSome(): Promise<void> {
    // Those who are away for long would be many; each is told of again with its next request.
    if (!this.#counts.isConnected) this.#waiting.clear();
    const told = this.#waiting.entries().take(toldAtOnce).toArray();
    for (const [key] of told) this.#waiting.delete(key);
    this.#isDueAgain = this.#waiting.size > 0;
    if (told.length === 0) return;
    const counted = told.map(([key, { untold }]) => ({
      key: `${this.#name} ${key}`,
      times: untold,
      lifetime: minuteMilliseconds,
      isRenewed: false,
    }));
    const now = Date.now();
    // What has no answer was most likely counted: told twice it would keep people out.
    for (const [, minute] of told) Object.assign(minute, { untold: 0, toldAt: now });
    const counts = await this.#counts.add(counted);
    if (counts) told.forEach(([, minute], index) => takeOver(minute, counts[index]!));
  }
}

/** A Redis that was started anew knows less than this process. */
function takeOver(minute: Minute, { count, remaining }: { count: number; remaining: number }): void {
  const all = count + minute.untold;
  if (all < minute.count) return;
  minute.count = all;
  minute.until = Date.now() + remaining;
}
