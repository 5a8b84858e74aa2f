// Our own rather than `rate-limiter-flexible`: its blocks do not grow, and a device that is known has no count of its own.

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { rateLimited } from '../../../kit/errors.ts';
import { networksOf } from '../../../kit/network/address.ts';
import type { Counted, SharedCount, SharedCounts } from '../../../kit/redis/sharedCounts.ts';

/** Who tries. Several failures of one say nothing of another. */
export interface Guesser {
  account: string;
  address: string;
  /** A device or place from which the account was signed in to before; undefined for strangers. */
  knownAs?: string | undefined;
}

interface Failures {
  failures: number;
  /** Of an account the last failure, of a window the first. */
  since: number;
  /** Counted here alone, while the others could not be told: kept until it is forgotten by itself. */
  isApart?: boolean | undefined;
}

const freeFailures = 4;
const maxBlock = 15 * 60_000;
const forgottenAfter = 60 * 60_000;
/** A failure of a stranger counts for some four of them. */
const maxKeys = 200_000;

/** How many failures strangers may have in ten minutes: of one address, and of one network whatever its size. */
const window = 10 * 60_000;
const perAddress = 50;
const perNetwork = 200;
/** From so many failures of all strangers together on, each of their tries waits a little; none is refused for others. */
const calm = 2000;
const delay = 500;

/**
 * Slows down guessing: an account from its fifth failure on, twice as long each time; an address and a network by the
 * number of failures in ten minutes. Known and unknown accounts count alike. What strangers do keeps nobody out who tries
 * from where they signed in before: each such device has a count of its own, and theirs is not its business.
 *
 * Where several processes count together, what all have counted is taken over before each try and after each failure; while
 * they cannot be asked, a process goes on by what it knows.
 */
export class Throttle {
  // Bound by a size, not by `max`, for which the cache takes all its room at once: 40 ms and 3 MB before the first failure.
  readonly #failures = new LRUCache<string, Failures>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  readonly #name: string;
  readonly #shared: SharedCounts | undefined;

  /** Few tries run at once, as few as passwords are hashed, so that guessing in parallel does not outrun the counting. */
  readonly #strangers = pLimit(2);
  /** Whoever is known does not stand in line behind strangers. */
  readonly #known = pLimit(2);

  /** Throttles of one name count together, over all processes that share their counts. */
  constructor(name = 'signIn', shared?: SharedCounts) {
    this.#name = name;
    this.#shared = shared;
  }

  /** Does a try in its turn, or throws RATE_LIMITED while it must wait. */
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

  /** Throws RATE_LIMITED while a try must wait, by what all processes know. */
  async admit(guesser: Guesser): Promise<void> {
    if (this.#shared) {
      const counted = countedOf(guesser);
      const counts = await this.#shared.read(counted.map(({ key }) => this.#nameOf(key)));
      if (counts) this.#take(counted, counts);
    }
    this.check(guesser);
  }

  /** The same by what this process knows. */
  check(guesser: Guesser): void {
    const now = Date.now();
    const wait = Math.max(
      this.#accountWait(keyOf(guesser), now),
      ...windowsOf(guesser).map(({ key, allowed }) => this.#windowWait(key, allowed, now)),
    );
    // guard: sign-in-throttled
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
  }

  /** For how long a try is held back, in milliseconds. */
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
      this.#failures.set(key, { failures: open.failures + 1, since, isApart: open.isApart });
    }
    if (!this.#shared) return;
    const counts = await this.#shared.add(counted.map((each) => ({ ...each, key: this.#nameOf(each.key) })));
    if (counts) {
      this.#take(counted, counts);
      return;
    }
    for (const { key } of counted) {
      const known = this.#failures.get(key);
      if (known) known.isApart = true;
    }
  }

  /** Forgives the earlier failures of this guesser, and of no other. */
  async succeeded(guesser: Guesser): Promise<void> {
    const key = keyOf(guesser);
    this.#failures.delete(key);
    await this.#shared?.forget(this.#nameOf(key));
  }

  /** Takes over what all have counted, and keeps what they have not been told. */
  #take(counted: readonly Counted[], counts: readonly SharedCount[]): void {
    const now = Date.now();
    counted.forEach(({ key, lifetime }, index) => {
      const { count, remaining } = counts[index]!;
      const known = this.#failures.get(key);
      if (known?.isApart && now - known.since < lifetime && known.failures >= count) return;
      if (count === 0) this.#failures.delete(key);
      else this.#failures.set(key, { failures: count, since: now - (lifetime - remaining) });
    });
  }

  #windowWait(key: string, allowed: number, now: number): number {
    const current = this.#failures.get(key);
    return current && current.failures >= allowed ? current.since + window - now : 0;
  }

  /** Twice as long with each failure. */
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

/** All that a failure counts for. */
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

/** What a stranger's failures are counted under beside the account; a household of version 6 has a network to itself. */
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
