import type { SharedCounts } from '../redis/sharedCounts.ts';

/** Use of a budget in its current minute. */
export interface Minute {
  count: number;
  until: number;
  /** Requests that were not yet reported to the other processes. */
  unreported: number;
  reportedAt: number;
}

export const minuteMilliseconds = 60_000;
const pollMilliseconds = 1000;
/** A process that spent this part of the remaining budget reports at once, so that several processes cannot spend it twice. */
const largePart = 1 / 8;
const reportsAtOnce = 500;

/**
 * Budgets of one name that several processes share. No request waits for the counters: each process reports its use within a
 * second, or sooner when it is a large part of the remaining budget, and adopts the total of all. Together the processes admit
 * a budget, plus the requests that arrive during one round trip to Redis. Without a connection to Redis, each process counts
 * for itself.
 */
export class SharedSpending {
  readonly #name: string;
  readonly #counts: SharedCounts;
  readonly #waiting = new Map<string, Minute>();
  #timer: NodeJS.Timeout | undefined;
  #isReporting = false;
  #isDueAgain = false;

  constructor(name: string, counts: SharedCounts) {
    this.#name = name;
    this.#counts = counts;
  }

  /** Records one admitted request; `left` is the budget that remains after it. */
  note(key: string, minute: Minute, { left, now }: { left: number; now: number }): void {
    minute.unreported++;
    this.#waiting.set(key, minute);
    if (minute.unreported >= left * largePart || now - minute.reportedAt >= pollMilliseconds)
      void this.#report();
    else this.#timer ??= setTimeout(() => void this.#report(), pollMilliseconds).unref();
  }

  async #report(): Promise<void> {
    this.#isDueAgain = true;
    if (this.#isReporting) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isReporting = true;
    while (this.#isDueAgain) await this.#reportSome();
    this.#isReporting = false;
  }

  async #reportSome(): Promise<void> {
    // Without a connection the reports would pile up; each key is reported again with its next request.
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
    // A report without an answer was probably counted; sending it again would count its requests twice and lock clients out.
    for (const [, minute] of reports) Object.assign(minute, { unreported: 0, reportedAt: now });
    const counts = await this.#counts.add(counted);
    if (counts) reports.forEach(([, minute], index) => takeOver(minute, counts[index]!));
  }
}

/** Adopts the shared count, unless it is lower than the count of this process: a restarted Redis has lost its counters. */
function takeOver(minute: Minute, { count, remaining }: { count: number; remaining: number }): void {
  const all = count + minute.unreported;
  if (all < minute.count) return;
  minute.count = all;
  minute.until = Date.now() + remaining;
}
