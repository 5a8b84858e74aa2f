// Our own rather than `rate-limiter-flexible`: its blocks do not grow, and it has no separate counter for
// known devices.

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { rateLimited } from '../../../../kit/errors.ts';
import { networksOf } from '../../../../kit/network/address.ts';
import type { Counted, SharedCount, SharedCounts } from '../../../../kit/redis/sharedCounts.ts';

/**
 * Account and address of a sign-in attempt, and whether they are known to belong together. Failures are counted separately for
 * known devices and addresses, and for strangers.
 */
export interface Guesser {
  account: string;
  address: string;
  /** Known device or address of the account; undefined for strangers. */
  knownAs?: string | undefined;
}

interface Failures {
  failures: number;
  /** For an account: the moment of the last failure. For an address or network: the moment of the first failure in the window. */
  since: number;
  /**
   * True for failures that this process counted while the shared counters were unavailable. The local count
   * is then used until it expires or the shared count is higher.
   */
  isLocal?: boolean | undefined;
}

const freeFailures = 4;
const maxBlock = 15 * 60_000;
const forgottenAfter = 60 * 60_000;
/** Maximum number of counters. Each failure of a stranger uses about four of them. */
const maxKeys = 200_000;

/** Maximum failures of strangers in ten minutes: per address or IPv6 network /64, and per larger network. */
const window = 10 * 60_000;
const perAddress = 50;
const perNetwork = 200;
/**
 * Number of failures of all strangers in ten minutes, from which each of their attempts is delayed.
 * No attempt is refused because of this number.
 */
const calm = 2000;
const delay = 500;

/**
 * Slows down password guessing. An account waits from its fifth failure on, with doubling waits; an address and a
 * network wait by their failures in ten minutes. Known and unknown accounts count alike. Known devices have
 * counters of their own, so that strangers cannot lock their users out.
 *
 * Several processes share their counters before each attempt and after each failure; without a connection, a
 * process uses its own.
 */
export class Throttle {
  // Bounded by `maxSize` rather than `max`, for which the cache allocates everything in advance: 40 ms and 3 MB.
  readonly #failures = new LRUCache<string, Failures>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  readonly #name: string;
  readonly #shared: SharedCounts | undefined;

  /** At most two attempts at once, like password hashing, so that parallel attempts cannot outrun the counters. */
  readonly #strangers = pLimit(2);
  /** Known devices do not queue behind strangers. */
  readonly #known = pLimit(2);

  /** Throttles with the same name share their counters across processes. */
  constructor(name = 'signIn', shared?: SharedCounts) {
    this.#name = name;
    this.#shared = shared;
  }

  /** Runs an attempt in its turn; throws `RATE_LIMITED` while it must wait. */
  async inTurn<T>(guesser: Guesser, work: () => Promise<T>): Promise<T> {
    const { knownAs } = guesser;
    await this.admit(guesser);
    const wait = this.delayOf(guesser);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return (knownAs === undefined ? this.#strangers : this.#known)(async () => {
      await this.admit(guesser);
      return work();
    });
  }

  /** Throws `RATE_LIMITED` while an attempt must wait, by the shared counters. */
  async admit(guesser: Guesser): Promise<void> {
    if (this.#shared) {
      const counted = countedOf(guesser);
      const counts = await this.#shared.read(counted.map(({ key }) => this.#nameOf(key)));
      if (counts) this.#take(counted, counts);
    }
    this.check(guesser);
  }

  /** Throws `RATE_LIMITED` while an attempt must wait, by the counters of this process. */
  check(guesser: Guesser): void {
    const now = Date.now();
    const wait = Math.max(
      this.#accountWait(keyOf(guesser), now),
      ...windowsOf(guesser).map(({ key, allowed }) => this.#windowWait(key, allowed, now)),
    );
    // guard: sign-in-throttled
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
  }

  /** Delay of an attempt, in milliseconds. */
  delayOf({ knownAs }: Guesser): number {
    return knownAs === undefined && this.#windowWait(everybody, calm, Date.now()) > 0 ? delay : 0;
  }

  async failed(guesser: Guesser): Promise<void> {
    const now = Date.now();
    const counted = countedOf(guesser);
    for (const { key, lifetime, isRenewed } of counted) {
      const known = this.#failures.get(key);
      const open = known && now - known.since < lifetime ? known : { failures: 0, since: now };
      const since = isRenewed ? now : open.since;
      this.#failures.set(key, { failures: open.failures + 1, since, isLocal: open.isLocal });
    }
    if (!this.#shared) return;
    const counts = await this.#shared.add(counted.map((each) => ({ ...each, key: this.#nameOf(each.key) })));
    if (counts) {
      this.#take(counted, counts);
      return;
    }
    for (const { key } of counted) {
      const known = this.#failures.get(key);
      if (known) known.isLocal = true;
    }
  }

  /** Clears the failures for the account from this origin. Failures counted by address and network stay. */
  async succeeded(guesser: Guesser): Promise<void> {
    const key = keyOf(guesser);
    this.#failures.delete(key);
    await this.#shared?.forget(this.#nameOf(key));
  }

  /** Adopts the shared counts, except where an unshared local count (`isLocal`) is at least as high. */
  #take(counted: readonly Counted[], counts: readonly SharedCount[]): void {
    const now = Date.now();
    counted.forEach(({ key, lifetime }, index) => {
      const { count, remaining } = counts[index]!;
      const known = this.#failures.get(key);
      if (known?.isLocal && now - known.since < lifetime && known.failures >= count) return;
      if (count === 0) this.#failures.delete(key);
      else this.#failures.set(key, { failures: count, since: now - (lifetime - remaining) });
    });
  }

  #windowWait(key: string, allowed: number, now: number): number {
    const current = this.#failures.get(key);
    return current && current.failures >= allowed ? current.since + window - now : 0;
  }

  /** The wait doubles with each failure. */
  #accountWait(key: string, now: number): number {
    const { failures, since } = this.#failures.get(key) ?? { failures: 0, since: 0 };
    const block =
      /* guard: account-blocked-after-failures */ failures > freeFailures
        ? Math.min(maxBlock, 1000 * 2 ** (failures - freeFailures - 1))
        : 0;
    return since + block - now;
  }

  #nameOf(key: string): string {
    return `${this.#name} ${key}`;
  }
}

const everybody = 'everybody';

/** The counters that a failure increments. */
const countedOf = (guesser: Guesser): Counted[] => [
  { key: keyOf(guesser), lifetime: forgottenAfter, isRenewed: true },
  ...(guesser.knownAs === undefined ? [...windowsOf(guesser).map(({ key }) => key), everybody] : []).map(
    (key) => ({
      key,
      lifetime: window,
      isRenewed: false,
    }),
  ),
];

const keyOf = ({ account, knownAs }: Guesser) =>
  knownAs === undefined ? `stranger ${account}` : `${knownAs} ${account}`;

/**
 * Counters of a stranger by address and network; none for known origins. They count in addition to the counter of
 * the account. An IPv6 network of one household (/64) has the same limit as an address.
 */
function windowsOf({ address, knownAs }: Guesser): Array<{ key: string; allowed: number }> {
  if (knownAs !== undefined) return [];
  return [
    { key: `address ${address}`, allowed: perAddress },
    ...networksOf(address).map((network) => ({
      key: `network ${network}`,
      allowed: network.endsWith('/64') ? perAddress : perNetwork,
    })),
  ];
}
