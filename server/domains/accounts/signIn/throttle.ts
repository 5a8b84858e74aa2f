import pLimit from 'p-limit';
import { rateLimited } from '../../../kit/errors.ts';

interface Tries {
  failures: number;
  lastFailure: number;
  blockedUntil: number;
}

const freeFailures = 4;
const longestBlock = 15 * 60_000;
const forgottenAfter = 60 * 60_000;
const mostKeys = 50_000;

/** How many failures one address, and everyone together, may have in ten minutes. */
const window = 10 * 60_000;
const perAddress = 50;
const overall = 2000;

/**
 * Slows down guessing: an account from its fifth failure on, twice as long each time; an address and all together by the
 * number of failures in ten minutes. Known and unknown accounts count alike.
 */
export class Throttle {
  readonly #accounts = new Map<string, Tries>();
  readonly #windows = new Map<string, { failures: number; since: number }>();

  /** Few tries run at once, as few as passwords are hashed, so that guessing in parallel does not outrun the counting. */
  readonly inTurn = pLimit(2);

  /** Throws RATE_LIMITED while a try must wait. */
  check(account: string, address: string): void {
    const now = Date.now();
    const wait = Math.max(
      (this.#accounts.get(account)?.blockedUntil ?? 0) - now,
      this.#windowWait(`address ${address}`, perAddress, now),
      this.#windowWait('everyone', overall, now),
    );
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
  }

  failed(account: string, address: string): void {
    const now = Date.now();
    const known = this.#accounts.get(account);
    const failures = known && now - known.lastFailure < forgottenAfter ? known.failures + 1 : 1;
    const block =
      failures > freeFailures ? Math.min(longestBlock, 1000 * 2 ** (failures - freeFailures - 1)) : 0;
    remember(this.#accounts, account, { failures, lastFailure: now, blockedUntil: now + block });
    for (const key of [`address ${address}`, 'everyone']) {
      const current = this.#windows.get(key);
      const open = current && now - current.since < window ? current : { failures: 0, since: now };
      remember(this.#windows, key, { ...open, failures: open.failures + 1 });
    }
  }

  succeeded(account: string): void {
    this.#accounts.delete(account);
  }

  #windowWait(key: string, allowed: number, now: number): number {
    const current = this.#windows.get(key);
    return current && current.failures >= allowed ? current.since + window - now : 0;
  }
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostKeys && oldest !== undefined) map.delete(oldest);
}
