import type { SharedCounts } from '../redis/sharedCounts.ts';

/** Requests of one key in the current minute. */
export interface Minute {
  count: number;
  until: number;
  /** Number of requests that were not yet reported to the other processes. */
  unreported: number;
  reportedAt: number;
}

export const minuteMilliseconds = 60_000;
const pollMilliseconds = 1000;
/**
 * A process that has used this share of the remaining budget reports immediately. Otherwise several processes could spend the budget
 * twice.
 */
const largePart = 1 / 8;
const reportsAtOnce = 500;

/**
 * Budgets of one name that several processes share. No request waits for the shared counters. Each process reports its requests
 * within a second, or immediately when they are a large share of the remaining budget, and takes over the total of all processes.
 * Together, the processes accept slightly more than one budget, by the requests that the others have not reported yet. While Redis
 * is unavailable, each process counts for itself.
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

  /** Counts one accepted request. `left` is the budget that remains after it. */
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
    // While Redis is unavailable, reports would pile up. They are dropped: each key is reported again at its next request.
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
    // A report without an answer was probably counted. Repeating it would count its requests twice, and lock clients out.
    for (const [, minute] of reports) Object.assign(minute, { unreported: 0, reportedAt: now });
    const counts = await this.#counts.add(counted);
    if (counts) reports.forEach(([, minute], index) => takeOver(minute, counts[index]!));
  }
}

/** Takes over the shared count, unless it is lower than that of this process. A restarted Redis has lost its counters. */
function takeOver(minute: Minute, { count, remaining }: { count: number; remaining: number }): void {
  const all = count + minute.unreported;
  if (all < minute.count) return;
  minute.count = all;
  minute.until = Date.now() + remaining;
}
