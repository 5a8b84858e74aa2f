// Our own rather than `rate-limiter-flexible`: its blocks do not grow, and a device that is known has no count of its own.

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { rateLimited } from '../../../kit/errors.ts';
import { networksOf } from '../../../kit/network/address.ts';

/** Who tries. Several failures of one say nothing of another. */
export interface Guesser {
  account: string;
  address: string;
  /** A device or place from which the account was signed in to before; undefined for strangers. */
  knownAs?: string | undefined;
}

interface Tries {
  failures: number;
  lastFailure: number;
  blockedUntil: number;
}

const freeFailures = 4;
const maxBlock = 15 * 60_000;
const forgottenAfter = 60 * 60_000;
const maxKeys = 50_000;

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
 */
export class Throttle {
  readonly #accounts = new LRUCache<string, Tries>({ max: maxKeys });
  readonly #windows = new LRUCache<string, { failures: number; since: number }>({ max: maxKeys });

  /** Few tries run at once, as few as passwords are hashed, so that guessing in parallel does not outrun the counting. */
  readonly #strangers = pLimit(2);
  /** Whoever is known does not stand in line behind strangers. */
  readonly #known = pLimit(2);

  /** Does a try in its turn, or throws RATE_LIMITED while it must wait. */
  async inTurn<T>(guesser: Guesser, work: () => Promise<T>): Promise<T> {
    const { knownAs } = guesser;
    this.check(guesser);
    const wait = this.delayOf(guesser);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return (knownAs === undefined ? this.#strangers : this.#known)(() => {
      this.check(guesser);
      return work();
    });
  }

  /** Throws RATE_LIMITED while a try must wait. */
  check(guesser: Guesser): void {
    const now = Date.now();
    const wait = Math.max(
      (this.#accounts.get(keyOf(guesser))?.blockedUntil ?? 0) - now,
      ...windowsOf(guesser).map(({ key, allowed }) => this.#windowWait(key, allowed, now)),
    );
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
  }

  /** For how long a try is held back, in milliseconds. */
  delayOf({ knownAs }: Guesser): number {
    return knownAs === undefined && this.#windowWait(everybody, calm, Date.now()) > 0 ? delay : 0;
  }

  failed(guesser: Guesser): void {
    const now = Date.now();
    const key = keyOf(guesser);
    const known = this.#accounts.get(key);
    const failures = known && now - known.lastFailure < forgottenAfter ? known.failures + 1 : 1;
    const block = failures > freeFailures ? Math.min(maxBlock, 1000 * 2 ** (failures - freeFailures - 1)) : 0;
    this.#accounts.set(key, { failures, lastFailure: now, blockedUntil: now + block });
    if (guesser.knownAs !== undefined) return;
    for (const counted of [...windowsOf(guesser).map((each) => each.key), everybody]) {
      const current = this.#windows.get(counted);
      const open = current && now - current.since < window ? current : { failures: 0, since: now };
      this.#windows.set(counted, { ...open, failures: open.failures + 1 });
    }
  }

  /** Forgives the earlier failures of this guesser, and of no other. */
  succeeded(guesser: Guesser): void {
    this.#accounts.delete(keyOf(guesser));
  }

  #windowWait(key: string, allowed: number, now: number): number {
    const current = this.#windows.get(key);
    return current && current.failures >= allowed ? current.since + window - now : 0;
  }
}

const everybody = 'everybody';

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
