import type { SharedCounts } from '../redis/sharedCounts.ts';

/** What was taken from a budget in its current minute. */
export interface Minute {
  count: number;
  until: number;
  /** What of it the other processes have not been told. */
  unreported: number;
  reportedAt: number;
}

export const minuteMilliseconds = 60_000;
const pollMilliseconds = 1000;
/** Whoever spent this part of what is left tells of it at once, so that few processes cannot spend it several times. */
const largePart = 1 / 8;
const reportsAtOnce = 500;

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
    minute.unreported++;
    this.#waiting.set(key, minute);
    if (minute.unreported >= left * largePart || now - minute.reportedAt >= pollMilliseconds) void this.#report();
    else this.#timer ??= setTimeout(() => void this.#report(), pollMilliseconds).unref();
  }

  async #report(): Promise<void> {
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
    const reports = this.#waiting.entries().take(reportsAtOnce).toArray();
    for (const [key] of reports) this.#waiting.delete(key);
    this.#isDueAgain = this.#waiting.size > 0;
    if (reports.length === 0) return;
    const counted = reports.map(([key, { unreported }]) => ({
      key: `${this.#name} ${key}`,
      times: unreported,
      lifetime: minuteMilliseconds,
      isRenewed: false,
    }));
    const now = Date.now();
    // What has no answer was most likely counted: told twice it would keep people out.
    for (const [, minute] of reports) Object.assign(minute, { unreported: 0, reportedAt: now });
    const counts = await this.#counts.add(counted);
    if (counts) reports.forEach(([, minute], index) => takeOver(minute, counts[index]!));
  }
}

/** A Redis that was started anew knows less than this process. */
function takeOver(minute: Minute, { count, remaining }: { count: number; remaining: number }): void {
  const all = count + minute.unreported;
  if (all < minute.count) return;
  minute.count = all;
  minute.until = Date.now() + remaining;
}
